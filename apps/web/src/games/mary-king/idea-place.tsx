import type { IdeaView } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { ideaSpot } from './aim.ts';
import { CardFace } from './card-face.tsx';
import styles from './rail.module.css';
import type { Rail } from './rail.tsx';
import { t } from './words.ts';

interface Props extends Omit<Parameters<typeof Rail>[0], 'told' | 'scene'> {
  readonly idea: IdeaView;
  readonly stack: number;
  readonly onBrowse: () => void;
}

/** One pile of ideas: the one on top can be bought, looked at, or aimed at. */
export function IdeaPlace({ seat, idea, stack, open, tapped, onSpot, buyable, onIdea, onBrowse }: Props) {
  const spot = ideaSpot(seat, stack);
  const aims = open.includes(spot);
  const buys = !aims && buyable.includes(stack);
  const { current } = idea;
  const press = () => {
    if (aims) onSpot(spot);
    else if (current && buys) onIdea(stack, current);
    else if (idea.faceUp.length > 0) onBrowse();
  };
  return (
    <li className={styles.idea}>
      <Pressable
        className={clsx(
          styles.ideaCard,
          !current && styles.noIdea,
          buys && styles.buyable,
          aims && styles.glow,
          tapped.includes(spot) && styles.tapped,
        )}
        isDisabled={!aims && idea.faceUp.length === 0}
        data-glow={aims ? 'spot' : buys ? 'buy' : undefined}
        data-tapped={tapped.includes(spot) || undefined}
        onPress={press}
      >
        {current && <CardFace card={current} owner={seat} />}
        <span className="sr-only">
          {[
            current ? (buys ? t('act.buyIt') : '') : t('board.ideaPlace', { n: stack + 1 }),
            t('board.facedown', { count: idea.faceDown }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </Pressable>
      <span className={styles.facedown} aria-hidden="true">
        {Array.from({ length: idea.faceDown }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={i} />
        ))}
      </span>
    </li>
  );
}
