import type { Category, Persona, SuspectId } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button as Pressable } from 'react-aria-components';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { listed } from '../../words/words.ts';
import { useCrosses } from './crosses.ts';
import { useLooking } from './looking.tsx';
import { dreamsOf } from './persona-plate.tsx';
import { ownerOf, personaFace, symbolOf } from './personas.ts';
import { descriptionOf, Picture, titleOf } from './picture.tsx';
import type { SeanceProps } from './props.ts';
import styles from './suspects.module.css';
import { t } from './words.ts';

interface Props extends SeanceProps {
  readonly category: Category;
  /** The own seeker who looks for this kind now; null when there is none. */
  readonly own: Persona | null;
}

/** The cards of one kind that still lie on the table. A tap puts the ball there; it can be moved until all are ready. */
export function Suspects(props: Props) {
  const { scene, category, own } = props;
  const crosses = useCrosses();
  /** A card that was wrong before asks once whether it is meant (MY-R22). */
  const [warned, setWarned] = useState<SuspectId | null>(null);
  return (
    <ul className={styles.suspects}>
      {scene.view.suspects[category].map((id) => (
        <Suspect
          key={id}
          id={id}
          {...props}
          crossed={own !== null && crosses.has(own.persona, id)}
          onCross={own && (() => crosses.toggle(own.persona, id))}
          warned={warned === id}
          onWarned={setWarned}
        />
      ))}
    </ul>
  );
}

interface SuspectProps extends Props {
  readonly id: SuspectId;
  readonly crossed: boolean;
  readonly onCross: (() => void) | null;
  readonly warned: boolean;
  readonly onWarned: (card: SuspectId) => void;
}

function Suspect(props: SuspectProps) {
  const { id, scene, legal, act, explain, own, category, crossed, onCross, warned, onWarned } = props;
  const { view } = scene;
  const looking = useLooking();
  const balls = view.personas.filter((each) => each.ball === id);
  const mine = own?.ball === id;
  const ruledOut = own !== null && view.guesses.some((guess) => guess.persona === own.persona && guess.card === id);
  const place = legal.some((action) => action.type === 'ball' && action.persona === own?.persona && action.card === id);
  const dreams = own ? dreamsOf(own) : [];
  const look = () => looking([...dreams, ...view.suspects[category]], id, dreams.at(-1));
  const symbol = own ? symbolOf(view, own.persona) : '';
  const press = () => {
    if (!own) return look();
    if (place && ruledOut && !warned) {
      onWarned(id);
      return explain(t('seek.warned', { card: titleOf(id), symbol }));
    }
    void act(mine ? { type: 'clear-ball', persona: own.persona } : { type: 'ball', persona: own.persona, card: id });
  };
  const label = [
    own
      ? t(mine ? 'seek.takeBall' : 'seek.placeHere', { symbol, card: titleOf(id) })
      : t('seek.zoom', { card: titleOf(id) }),
    descriptionOf(id),
    balls.length > 0 ? t('seek.lies', { names: listed(balls.map((each) => ownerOf(scene, each.persona))) }) : '',
    ruledOut ? t('seek.ruledOut', { symbol }) : '',
    crossed ? t('seek.crossed') : '',
  ];
  return (
    <li className={clsx(styles.suspect, (ruledOut || crossed) && styles.crossed)} data-suspect={id}>
      <Pressable
        className={clsx(styles.press, place && styles.glow, mine && styles.mine)}
        aria-label={label.filter(Boolean).join('. ')}
        aria-pressed={mine}
        data-glow={place ? 'ball' : undefined}
        onPress={press}
      >
        <Picture id={id} size="middle" silent />
        <span className={styles.balls}>
          {balls.map((each) => (
            <SeatMark key={each.persona} face={personaFace(view, each.persona)} size={36} />
          ))}
        </span>
        {(ruledOut || crossed) && <Icon name="close" size={72} />}
      </Pressable>
      <Button
        look="quiet"
        className={clsx(styles.tool, styles.zoom)}
        aria-label={t('seek.zoom', { card: titleOf(id) })}
        data-zoom={id}
        onPress={look}
      >
        <Icon name="zoom" size={18} />
      </Button>
      <div className={styles.foot}>
        <span className={styles.title}>{titleOf(id)}</span>
        {onCross && !ruledOut && (
          <Button
            look="quiet"
            className={styles.tool}
            aria-pressed={crossed}
            aria-label={t(crossed ? 'seek.uncross' : 'seek.cross', { card: titleOf(id) })}
            data-cross={id}
            onPress={onCross}
          >
            <Icon name="close" size={18} />
          </Button>
        )}
      </div>
    </li>
  );
}
