import { useCallback } from 'react';
import { play } from '../../sound/sound.ts';
import { t } from '../../words/words.ts';
import { sentenceOf } from '../session.ts';
import { useTable } from '../use-table.ts';

const NOTHING: readonly never[] = [];

interface Props {
  readonly suspense: boolean;
  readonly skip: () => void;
}

/** Hands the board its data and takes its acts to the server. */
export function BoardPlace({ suspense, skip }: Props) {
  const { session, state, facts, game, scene, seat, setNote } = useTable();
  const { Board } = game;
  const playing = facts.phase === 'playing' && !facts.paused;

  const explain = useCallback(
    (sentence: string) => {
      play('refused');
      setNote(sentence);
    },
    [setNote],
  );

  const act = useCallback(
    async (...actions: readonly Record<string, unknown>[]) => {
      const view = session.state().shown.game?.view;
      const prompt = view === undefined ? null : game.prompt(view);
      if (!seat) explain(t('table.watching'));
      else if (!playing) explain(t('table.notPlaying'));
      else if (prompt === null) explain(t('table.notAsked'));
      else {
        const refusal = sentenceOf(await session.act(seat, prompt, [...actions]));
        if (refusal) explain(refusal);
        return refusal === null;
      }
      return false;
    },
    [session, game, seat, playing, explain],
  );

  if (!scene) return null;
  const free = seat !== null && scene.viewer === seat && playing && state.line === 'here' && !state.pending;
  return (
    <Board
      scene={scene}
      legal={free ? game.legal(scene.view) : NOTHING}
      told={state.told}
      act={act}
      pending={state.pending}
      explain={explain}
      suspense={suspense}
      skip={skip}
    />
  );
}
