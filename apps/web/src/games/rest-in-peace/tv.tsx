import type { Seat, View } from '@ghostlight/rest-in-peace';
import type { Scene } from '../game.ts';
import { LaidFace } from './laid-cards.tsx';
import { Spine } from './spine.tsx';
import { Stake } from './stake.tsx';
import { Standing } from './standing.tsx';
import styles from './tv.module.css';

const nothing = () => {};

/** Both sides of the house fought over, as large as the wall allows. */
export function Tv({ scene }: { readonly scene: Scene<View, Seat> }) {
  const { view } = scene;
  const round = view.rounds[view.round - 1];
  return (
    <div className={styles.tv} inert>
      <Spine scene={scene} legal={[]} told={[]} onOpen={nothing} onPick={nothing} picked={null} />
      <div className={styles.duel}>
        {(['green', 'blue'] as const).map((seat) => (
          <section key={seat} className={styles.side} data-family={seat}>
            <Standing scene={scene} seat={seat} named />
            <p className={styles.total}>{round?.sides[seat].total ?? 0}</p>
            <ul className={styles.cards}>
              {round?.sides[seat].cards.map((card, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their order
                <li key={place} className={styles.card}>
                  <LaidFace card={card} seat={seat} size="large" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.prize}>
        <Stake scene={scene} />
      </div>
    </div>
  );
}
