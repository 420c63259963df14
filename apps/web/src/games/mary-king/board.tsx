import { type Cell, other, type Seat } from '@ghostlight/mary-king';
import type { KeyboardEvent } from 'react';
import { useTable } from '../../table/use-table.ts';
import type { Spot } from './aim.ts';
import styles from './board.module.css';
import { Doors } from './doors.tsx';
import { Hand } from './hand.tsx';
import { Pile } from './pile.tsx';
import { Portrait } from './portrait.tsx';
import { type DuelProps, those } from './props.ts';
import { Rail } from './rail.tsx';
import { useConsole } from './use-console.ts';
import { Week } from './week.tsx';

/** The portrait in the middle, a candle on either side of it, one's hand below: all of it in sight at once. */
export function Board(props: DuelProps) {
  const { scene, legal, told } = props;
  const { view, viewer } = scene;
  const { facts } = useTable();
  const desk = useConsole(props);
  // The end screen has the portrait to itself.
  if (facts.phase === 'over') return null;
  const seat: Seat | null = viewer === 'spectator' ? null : viewer;
  const ours = seat ?? 'mortal';
  const buys = those(legal, 'buy-idea');
  const spots = { open: desk.open, tapped: desk.tapped, onSpot: desk.tap };
  const rail = (side: Seat) => (
    <Rail
      scene={scene}
      seat={side}
      told={told}
      {...spots}
      buyable={buys.flatMap((buy) => (buy.side === side ? [buy.stack] : []))}
      onIdea={(stack, card) => desk.choose({ kind: 'idea', side, stack, card })}
    />
  );
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'r' && desk.choice) desk.turn();
    if (event.key === 'Escape' && desk.choice) desk.choose(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what buttons do
    <div
      className={styles.board}
      onKeyDown={keys}
      data-board="mary-king"
      data-step={view.decision}
      data-question={view.question?.kind}
      data-top={view.stack.at(-1)?.kind}
    >
      <div className={styles.week}>
        <Week view={view} />
      </div>
      <div className={styles.stage}>
        {rail(other(ours))}
        <Portrait
          scene={scene}
          preview={desk.preview}
          turnedPreview={desk.turnedPreview}
          aimed={desk.preview.length > 0 ? [] : aimedAt(view)}
          open={cellsIn(desk.open)}
          onTile={(cell) => desk.tap(`cell:${cell}`)}
        />
        {rail(ours)}
      </div>
      <div className={styles.desk}>
        <Pile scene={scene} told={told} {...spots} />
        {seat && <Hand {...props} seat={seat} desk={desk} />}
        {seat && <Doors {...props} seat={seat} desk={desk} />}
      </div>
    </div>
  );
}

/** What the top of the pile is aimed at. */
const aimedAt = (view: DuelProps['scene']['view']): readonly Cell[] => {
  const top = view.stack.at(-1);
  return top && 'cells' in top ? top.cells : [];
};

const cellsIn = (spots: readonly Spot[]): readonly Cell[] =>
  spots.flatMap((spot) => (spot.startsWith('cell:') ? [Number(spot.slice('cell:'.length))] : []));
