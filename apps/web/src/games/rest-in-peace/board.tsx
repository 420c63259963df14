import type { Action, Event, Pick, Psychic, Seat, Value, View } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useZoom } from '../../cards/zoom.tsx';
import type { BoardProps } from '../game.ts';
import styles from './board.module.css';
import type { Chosen } from './choice.ts';
import { otherSeat } from './faces.ts';
import { Hand } from './hand.tsx';
import { LaidCards } from './laid-cards.tsx';
import { sameMove, zoneOf } from './picks.ts';
import { PsychicRow } from './psychic-row.tsx';
import { RoundSheet } from './round-sheet.tsx';
import { SideTotal } from './side-total.tsx';
import { Spine } from './spine.tsx';
import { Stake } from './stake.tsx';
import { Standing } from './standing.tsx';
import { beforeVerdict } from './tenth.ts';
import { Tray } from './tray.tsx';
import { t } from './words.ts';
import { psychicZoom } from './zoom-cards.tsx';

type Props = BoardProps<View, Action, Event, Seat>;

/** The duel: the spine of ten houses above, the other family's side, ours, and our hand within reach. */
export function Board({ scene: whole, legal, told, act, pending, explain, suspense, skip }: Props) {
  const scene = suspense ? { ...whole, view: beforeVerdict(whole.view) } : whole;
  const { view, viewer, name } = scene;
  const ours = viewer === 'spectator' ? 'green' : viewer;
  const theirs = otherSeat(ours);
  const zoom = useZoom();
  const [chosen, choose] = useState<Chosen | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const { question } = view;

  // What was tapped belongs to the question it answers.
  const { step } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new position starts afresh
  useEffect(() => choose(null), [step]);

  const send = (action: Action) => {
    choose(null);
    void act(action);
  };
  const pick = (picked: Pick, place?: number) =>
    choose({ kind: 'pick', pick: picked, ...(place !== undefined && { place }) });

  /** What does not glow says why, in the words of the rules. */
  const whyNot = (action: Action) => {
    const refused = question?.kind === 'turn' ? question.refused.find((each) => sameMove(each.action, action)) : null;
    if (refused) explain(refused.error.message);
    else void act(action);
  };
  const zone = zoneOf(question);

  const tapHand = (value: Value, place: number, can: boolean) => {
    if (!can) return whyNot({ type: 'play-ghost', value });
    if (zone === 'hand') pick({ kind: 'ghost', value }, place);
    else choose({ kind: 'ghost', value, place });
  };
  const tapRow = (card: Psychic, can: boolean) => {
    if (can && question?.kind === 'place') return pick({ kind: 'psychic', card });
    if (can) return choose({ kind: 'psychic', card });
    if (question?.kind === 'turn') whyNot({ type: 'play-psychic', card });
    else zoom.open(view.seats[ours].row.map(psychicZoom), view.seats[ours].row.indexOf(card));
  };

  const round = view.rounds[view.round - 1];
  const played = (seat: Seat) =>
    told.filter((event) => (event.type === 'ghost-played' || event.type === 'psychic-played') && event.seat === seat)
      .length;
  const side = (seat: Seat) => (
    <section
      className={clsx(styles.side, seat === ours ? styles.ours : styles.theirs)}
      aria-label={seat === viewer ? t('board.yours') : t('board.theirs', { name: name(seat) })}
    >
      <LaidCards
        seat={seat}
        cards={round?.sides[seat].cards ?? []}
        fresh={played(seat)}
        legal={zone === (seat === ours ? 'ours' : 'theirs') ? legal : []}
        chosen={chosen}
        onPick={pick}
        flipFrom={suspense ? (seat === view.starter ? 0 : (round?.sides[view.starter].cards.length ?? 0)) : null}
      />
      {round && <SideTotal seat={seat} name={name(seat)} side={round.sides[seat]} secret={suspense} />}
    </section>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap only hurries what would end by itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={clsx(styles.board, view.round === 10 && styles.tenth, suspense && styles.suspense)}
      data-board="rest-in-peace"
      data-step={step}
      onClick={suspense ? skip : undefined}
    >
      <Spine
        scene={scene}
        legal={legal}
        told={told}
        onOpen={setOpen}
        onPick={(picked) => pick({ kind: 'round', round: picked })}
        picked={chosen?.kind === 'pick' && chosen.pick.kind === 'round' ? chosen.pick.round : null}
      />
      <div className={styles.duel}>
        <Standing scene={scene} seat={theirs}>
          <PsychicRow
            view={view}
            seat={theirs}
            label={t('board.rowOf', { name: name(theirs) })}
            legal={[]}
            chosen={null}
            onTap={(card) => zoom.open(view.seats[theirs].row.map(psychicZoom), view.seats[theirs].row.indexOf(card))}
            small
          />
        </Standing>
        {side(theirs)}
        <Stake scene={scene} />
        {side(ours)}
      </div>
      {view.outcome ? (
        <Standing scene={scene} seat={ours} />
      ) : (
        <div className={clsx(styles.reach, viewer === 'spectator' && styles.watching)}>
          {viewer !== 'spectator' && (
            <div className={styles.tray}>
              <Tray
                scene={scene}
                seat={ours}
                legal={legal}
                chosen={chosen}
                choose={choose}
                act={send}
                whyNot={whyNot}
                pending={pending}
              />
            </div>
          )}
          <div className={styles.status}>
            <Standing scene={scene} seat={ours}>
              <PsychicRow
                view={view}
                seat={ours}
                label={viewer === ours ? t('board.row') : t('board.rowOf', { name: name(ours) })}
                legal={legal}
                chosen={chosen}
                onTap={tapRow}
              />
            </Standing>
          </div>
          {viewer !== 'spectator' && (
            <div className={styles.hand}>
              <Hand view={view} seat={ours} legal={legal} picking={zone === 'hand'} chosen={chosen} onTap={tapHand} />
            </div>
          )}
        </div>
      )}
      <RoundSheet scene={scene} round={open} onClose={() => setOpen(null)} />
    </div>
  );
}
