import { type CardId, SEATS, type Seat } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { CardFace } from './card-face.tsx';
import styles from './ending.module.css';
import { FinalPortrait } from './final-portrait.tsx';
import { type Duel, face } from './names.ts';
import { t } from './words.ts';

/** The portrait as it ends, the sum of Friday, and what was hidden. */
export const Ending = ({ scene }: { readonly scene: Duel }) => (
  <div className={styles.ending}>
    <FinalPortrait scene={scene} />
    <div className={styles.sides}>
      {SEATS.map((seat) => (
        <Side key={seat} scene={scene} seat={seat} />
      ))}
    </div>
  </div>
);

function Side({ scene, seat }: { readonly scene: Duel; readonly seat: Seat }) {
  const { view, name } = scene;
  const won = view.outcome?.winners.includes(seat) ?? false;
  const hidden = view.revealed?.[seat];
  return (
    <section className={clsx(styles.side, won && styles.won)} aria-label={name(seat)}>
      <h2 className={styles.name}>
        <SeatMark face={face(seat)} size={28} />
        {name(seat)}
        {won && <span className={styles.winner}>{t('end.winner')}</span>}
      </h2>
      {view.scores ? <Sum scene={scene} seat={seat} /> : <Plain scene={scene} seat={seat} />}
      {hidden && <Cards title={t('end.hand')} cards={hidden.hand} owner={seat} />}
      {hidden && <Cards title={t('end.mindCards')} cards={hidden.mind.toReversed()} owner={seat} small />}
      {hidden && <Cards title={t('end.unseen')} cards={hidden.faceDown.flat()} owner={seat} small />}
    </section>
  );
}

/** Friday's sum, line by line. */
function Sum({ scene, seat }: { readonly scene: Duel; readonly seat: Seat }) {
  const { scores } = scene.view;
  const score = scores?.[seat];
  if (!scores || !score) return null;
  const equal = scores.ghost.total === scores.mortal.total;
  return (
    <table className={styles.sum}>
      <caption className="sr-only">{t('end.sum', { name: scene.name(seat) })}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('end.mind')}</th>
          <td>{score.mind}</td>
        </tr>
        <tr>
          <th scope="row">
            {t('end.bonus', { count: score.tiles })}
            <small>{t('end.steps')}</small>
          </th>
          <td>+ {score.bonus}</td>
        </tr>
        <tr className={styles.total}>
          <th scope="row">{t('end.total')}</th>
          <td>= {score.total}</td>
        </tr>
        {equal && (
          <tr>
            <th scope="row">{t('end.largest')}</th>
            <td>{score.largest}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A game that ended before Friday has no sum, only how things stood. */
function Plain({ scene, seat }: { readonly scene: Duel; readonly seat: Seat }) {
  const { view } = scene;
  const tiles = view.tiles.filter(({ controller }) => controller === seat).length;
  const { mind } = view.sides[seat];
  const lost = mind === 0 && view.outcome !== null && !view.outcome.winners.includes(seat);
  return (
    <p className={styles.plain}>
      <span>{lost ? t('end.mindLost') : t('end.mindLeft', { count: mind })}</span>
      <span>{t('end.tiles', { count: tiles })}</span>
    </p>
  );
}

interface CardsProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly owner: Seat;
  readonly small?: boolean;
}

const Cards = ({ title, cards, owner, small = false }: CardsProps) =>
  cards.length > 0 && (
    <>
      <h3 className={styles.held}>{title}</h3>
      <ul className={clsx(styles.cards, small && styles.small)}>
        {cards.map((card) => (
          <li key={card} className={styles.card}>
            <CardFace card={card} owner={owner} />
          </li>
        ))}
      </ul>
    </>
  );
