import type { PsychicSeat } from '@ghostlight/mysterium';
import { listed } from '../../words/words.ts';
import { ownerOf } from './personas.ts';
import type { Seance } from './props.ts';
import { t } from './words.ts';

/** The one sentence: who must do what, said to this viewer. */
export function sentence(scene: Seance): string {
  const { view, viewer } = scene;
  if (viewer === 'ghost') return ghostSentence(scene);
  if (viewer !== 'spectator') return psychicSentence(scene, viewer);
  const names = awaitedNames(scene);
  return names ? t('sentence.watch', { names }) : t('sentence.nobody');

  function ghostSentence(ghost: Seance): string {
    switch (view.step) {
      case 'vision':
        return t('sentence.ghostSends', { names: dreamlessNames(ghost) });
      case 'shared-vision':
        return t('sentence.ghostChooses');
      case 'poll':
        return t('sentence.ghostPoll');
      default:
        return t('sentence.ghostWaits');
    }
  }
}

function psychicSentence(scene: Seance, seat: PsychicSeat): string {
  const { view } = scene;
  const awaited = view.awaited.includes(seat);
  const names = awaitedNames(scene);
  const mine = view.personas.filter((persona) => persona.seat === seat && persona.category !== null);
  switch (view.step) {
    case 'vision': {
      const waits = mine.some((persona) => !persona.visions.some((vision) => vision.turn === view.turn));
      return waits ? t('sentence.dreamless') : t('sentence.othersDream', { names: dreamlessNames(scene) });
    }
    case 'interpret': {
      if (!awaited) return t(mine.length > 0 ? 'sentence.readyWait' : 'sentence.finished', { names });
      const [first] = mine;
      if (mine.length > 1) return t('sentence.guessTwo');
      return first?.category
        ? t('sentence.guess', { what: t(`aCategory.${first.category}`) })
        : t('sentence.finished', { names });
    }
    case 'tokens':
      return awaited ? t('sentence.tokens') : t('sentence.readyWait', { names });
    case 'shared-vision':
      return t('sentence.sharedWait');
    case 'deliberate':
    case 'agree':
      return awaited ? t('sentence.accuse') : t('sentence.readyWait', { names });
    case 'poll':
      return awaited ? t('sentence.vote') : t('sentence.voteWait', { names });
    default:
      return t('sentence.nobody');
  }
}

const awaitedNames = ({ view, name }: Seance): string => listed(view.awaited.map(name));

const dreamlessNames = (scene: Seance): string =>
  listed(
    scene.view.personas
      .filter((each) => each.category !== null && !each.visions.some((vision) => vision.turn === scene.view.turn))
      .map((each) => ownerOf(scene, each.persona)),
  );
