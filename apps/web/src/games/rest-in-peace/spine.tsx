import type { Action, Event, RoundView, Seat, View } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import type { Scene } from '../game.ts';
import { emblem } from './cards/emblems.ts';
import { CardBack } from './cards/ghost-card.tsx';
import { PsychicCard } from './cards/psychic-card.tsx';
import { face } from './faces.ts';
import { Mansion } from './mansion.tsx';
import { answering } from './picks.ts';
import styles from './spine.module.css';
import { tokenNames } from './tell.ts';
import { psychicName, t } from './words.ts';

interface Props {
  readonly scene: Scene<View, Seat>;
  readonly legal: readonly Action[];
  readonly told: readonly Event[];
  readonly onOpen: (round: number) => void;
  readonly onPick: (round: number) => void;
  readonly picked: number | null;
}

/** The ten houses as the spine of the game: whose they are, what they bring, and which is fought over. */
export function Spine({ scene, legal, told, onOpen, onPick, picked }: Props) {
  const { view } = scene;
  return (
    <ol className={styles.spine} aria-label={t('board.line')}>
      {view.rounds.map((each) => {
        const open = answering(legal, { kind: 'round', round: each.round }) !== undefined;
        const won = told.some((event) => event.type === 'round-won' && event.round === each.round);
        return (
          <li key={each.round} className={styles.place}>
            <button
              type="button"
              className={clsx(
                styles.house,
                each.round === view.round && !view.outcome && styles.now,
                each.result && styles.past,
                each.result?.winner && styles[each.result.winner],
                won && styles.justWon,
                open && styles.glow,
                picked === each.round && styles.picked,
              )}
              data-round={each.round}
              data-glow={open ? 'choice' : undefined}
              aria-label={houseLabel(each, scene)}
              aria-current={each.round === view.round ? 'step' : undefined}
              onClick={() => (open ? onPick(each.round) : onOpen(each.round))}
            >
              <span className={styles.number} data-text={each.round} />
              <span className={styles.tokens}>
                {tokensOf(each).map((token, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one house are alike
                  <Mansion key={n} token={token} />
                ))}
              </span>
              {each.result?.winner && (
                <span className={styles.flag}>
                  <SeatMark face={face(each.result.winner)} size={18} />
                </span>
              )}
              <Stake round={each} view={view} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Once won, the tokens lie with their winner; the house keeps its shape. */
const tokensOf = (round: RoundView) => (round.result ? round.result.tokens : round.tokens);

/** Below the house: the psychic it brings, or on the tenth what waits there. */
function Stake({ round, view }: { readonly round: RoundView; readonly view: View }) {
  if (round.round === 10) {
    return (
      <span className={styles.waiting}>
        {(['green', 'blue'] as const).map((seat) => (
          <span key={seat} className={styles[`${seat}Count`]} data-text={round.sides[seat].cards.length} />
        ))}
      </span>
    );
  }
  if (round.result) return null;
  return (
    <span className={styles.stake}>
      {round.psychic === null ? (
        <span className={styles.card}>
          <CardBack seat={view.starter} />
        </span>
      ) : (
        <>
          <svg className={styles.emblem} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <path d={emblem(round.psychic)} />
          </svg>
          <span className={styles.card}>
            <PsychicCard card={round.psychic} />
          </span>
        </>
      )}
    </span>
  );
}

function houseLabel(round: RoundView, { view, name }: Scene<View, Seat>): string {
  const parts = [t('board.round', { round: round.round }), tokenNames(tokensOf(round))];
  if (round.result)
    parts.push(round.result.winner ? t('board.wonBy', { name: name(round.result.winner) }) : t('board.tied'));
  else if (round.round === view.round) parts.push(t('board.current'));
  if (round.psychic !== null && !round.result) parts.push(psychicName(round.psychic));
  if (round.round === 10) {
    const { green, blue } = round.sides;
    parts.push(t('board.tenthWaiting', { green: green.cards.length, blue: blue.cards.length }));
  }
  return parts.join(', ');
}
