import { DAYS, type Seat } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import styles from './board.module.css';
import { Doors } from './doors.tsx';
import { Hand } from './hand.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { Pile } from './pile.tsx';
import { Portrait } from './portrait.tsx';
import { type DuelProps, those } from './props.ts';
import { order, SideStrip } from './side-strip.tsx';
import { useConsole } from './use-console.ts';
import { t } from './words.ts';

/** The portrait in the middle, the other above, one's own below: all of it in sight at once. */
export function Board(props: DuelProps) {
  const { scene, legal, act } = props;
  const { view, viewer } = scene;
  const desk = useConsole(props);
  const [theirs, ours] = order(viewer);
  const seat: Seat | null = viewer === 'spectator' ? null : viewer;
  const pickTiles = those(legal, 'pick-tile');
  const buys = those(legal, 'buy-idea');
  const strip = (side: Seat) => (
    <SideStrip
      scene={scene}
      seat={side}
      buyable={buys.flatMap((buy) => (buy.side === side ? [buy.stack] : []))}
      onBuy={(stack) => void act({ type: 'buy-idea', side, stack })}
    />
  );
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'r' && desk.card) desk.turn();
    if (event.key === 'Escape' && desk.card) desk.choose(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what buttons do
    <div className={styles.board} onKeyDown={keys} data-board="mary-king" data-step={view.decision}>
      <div className={styles.theirs}>{strip(theirs)}</div>
      <div className={styles.middle}>
        <Portrait
          view={view}
          preview={desk.preview.length > 0 ? desk.preview : aimedAt(view)}
          open={pickTiles.length > 0 ? pickTiles.map((pick) => pick.cell) : desk.open}
          onTile={(cell) => (pickTiles.length > 0 ? void act({ type: 'pick-tile', cell }) : desk.tap(cell))}
        />
      </div>
      <div className={styles.ours}>{strip(ours)}</div>
      <div className={styles.desk}>
        <Week view={view} />
        <Pile scene={scene} />
        {seat && <Hand {...props} seat={seat} desk={desk} />}
        {seat && <Doors {...props} seat={seat} desk={desk} />}
        {seat && view.phase !== 'over' && (
          <div className={styles.orders}>
            <OrdersPanel scene={scene} />
          </div>
        )}
      </div>
    </div>
  );
}

/** What the top of the pile is aimed at. */
const aimedAt = (view: DuelProps['scene']['view']) => {
  const top = view.stack.at(-1);
  return top && 'cells' in top ? top.cells : [];
};

const Week = ({ view }: { readonly view: DuelProps['scene']['view'] }) => (
  <div className={styles.week}>
    <ol className={styles.days} aria-label={t('board.week')}>
      {DAYS.map((day) => (
        <li
          key={day}
          className={clsx(styles.day, day === view.day && styles.today)}
          aria-current={day === view.day ? 'date' : undefined}
        >
          {t(`days.${day}`).slice(0, 3)}
        </li>
      ))}
    </ol>
    <span>{t('board.plays', { ...view.plays })}</span>
    <span>{t('board.buys', { ...view.buys })}</span>
    <span className="sr-only">{t('board.threat', view.penalties)}</span>
  </div>
);
