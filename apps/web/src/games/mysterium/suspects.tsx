import type { Category, Persona, SuspectId } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { useZoom } from '../../cards/zoom.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { listed } from '../../words/words.ts';
import { useCrosses } from './crosses.ts';
import { dreamsOf } from './persona-plate.tsx';
import { ownerOf, personaFace, symbolOf } from './personas.ts';
import { descriptionOf, Picture, titleOf, zoomCard } from './picture.tsx';
import { useSpot } from './pointing.tsx';
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
  const cards = scene.view.suspects[category];
  const crosses = useCrosses();
  return (
    <ul className={styles.suspects}>
      {cards.map((id) => (
        <Suspect
          key={id}
          id={id}
          {...props}
          crossed={crosses.has(id)}
          onCross={own ? () => crosses.toggle(id) : null}
        />
      ))}
    </ul>
  );
}

interface SuspectProps extends Props {
  readonly id: SuspectId;
  readonly crossed: boolean;
  readonly onCross: (() => void) | null;
}

function Suspect({ id, scene, legal, act, own, category, crossed, onCross }: SuspectProps) {
  const zoom = useZoom();
  const spot = useSpot(id);
  const { view } = scene;
  const balls = view.personas.filter((each) => each.ball === id);
  const mine = own !== null && own.ball === id;
  const ruledOut = own !== null && view.guesses.some((guess) => guess.persona === own.persona && guess.card === id);
  const place = legal.some((action) => action.type === 'ball' && action.persona === own?.persona && action.card === id);
  const among = [...(own ? dreamsOf(own) : []), ...view.suspects[category]];
  const lying =
    balls.length > 0 ? t('seek.lies', { names: listed(balls.map((each) => ownerOf(scene, each.persona))) }) : '';
  const press = () => {
    if (!own) return zoom.open(among.map(zoomCard), among.indexOf(id));
    void act(mine ? { type: 'clear-ball', persona: own.persona } : { type: 'ball', persona: own.persona, card: id });
  };
  const label = own
    ? t(mine ? 'seek.takeBall' : 'seek.placeHere', { symbol: symbolOf(own.persona), card: titleOf(id) })
    : t('seek.zoom', { card: titleOf(id) });
  return (
    <li
      className={clsx(styles.suspect, (ruledOut || crossed) && styles.crossed, spot && styles.pointed)}
      data-suspect={id}
    >
      <Pressable
        className={clsx(styles.press, place && styles.glow, mine && styles.mine)}
        aria-label={[
          label,
          descriptionOf(id),
          lying,
          ruledOut && own ? t('seek.ruledOut', { symbol: symbolOf(own.persona) }) : '',
        ]
          .filter(Boolean)
          .join('. ')}
        aria-pressed={mine}
        data-glow={place ? 'ball' : undefined}
        onPress={press}
      >
        <Picture id={id} large />
        <span className={styles.title}>{titleOf(id)}</span>
        <span className={styles.balls}>
          {balls.map((each) => (
            <SeatMark key={each.persona} face={personaFace(each.persona)} size={34} />
          ))}
        </span>
        {(ruledOut || crossed) && <Icon name="close" size={64} />}
      </Pressable>
      <div className={styles.tools}>
        <Button
          look="quiet"
          aria-label={t('seek.zoom', { card: titleOf(id) })}
          onPress={() => zoom.open(among.map(zoomCard), among.indexOf(id))}
        >
          <Icon name="zoom" size={18} />
        </Button>
        {onCross && !ruledOut && (
          <Button
            look="quiet"
            aria-pressed={crossed}
            aria-label={t(crossed ? 'seek.uncross' : 'seek.cross', { card: titleOf(id) })}
            onPress={onCross}
          >
            <Icon name="close" size={18} />
          </Button>
        )}
      </div>
    </li>
  );
}
