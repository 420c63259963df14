import type { Seat, Value } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { CardBack, GhostCard } from './cards/ghost-card.tsx';
import { PsychicCard } from './cards/psychic-card.tsx';
import styles from './how-to-play.module.css';
import { Mansion } from './mansion.tsx';
import { psychicLevel, psychicName, psychicTenth, psychicText, t } from './words.ts';

const STEPS = [
  { seat: 'green', green: [3], blue: [] },
  { seat: 'blue', green: [3], blue: [2, 2] },
  { seat: 'green', green: [3, 2], blue: [2, 2] },
  { seat: null, green: [3, 2], blue: [2, 2] },
] as const;

const FAMILY: readonly (readonly [Value, number])[] = [
  [1, 6],
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
  [6, 1],
];

const PSYCHICS = Array.from({ length: 29 }, (_, n) => n + 1);
const LEVELS = [0, 1, 2, 3, 4];

/** Rest in Peace on one page, with the cards themselves as pictures. */
export const HowToPlay = () => (
  <div className={styles.lesson}>
    <section className={styles.part}>
      <div>
        <h2>{t('lesson.goal.title')}</h2>
        <p>{t('lesson.goal.text')}</p>
        <p className={styles.strong}>{t('lesson.goal.win')}</p>
        <p>{t('lesson.goal.otherwise')}</p>
      </div>
      <figure className={styles.houses} aria-hidden="true">
        <span className={styles.group} data-family="green">
          {[1, 2, 3, 4].map((n) => (
            <Mansion key={n} token="manor" />
          ))}
        </span>
        <span className={styles.group} data-family="blue">
          {[1, 2, 3].map((n) => (
            <Mansion key={n} token="castle" />
          ))}
        </span>
      </figure>
    </section>

    <section className={styles.part}>
      <div>
        <h2>{t('lesson.turn.title')}</h2>
        <p>{t('lesson.turn.text')}</p>
        <p>{t('lesson.turn.leave')}</p>
      </div>
      <ol className={styles.steps}>
        {STEPS.map((step, n) => (
          <li key={t(`lesson.turn.step${(n + 1) as 1}`)} className={styles.step}>
            <div className={styles.sides} aria-hidden="true">
              <Side seat="green" cards={step.green} leads={n !== 1} />
              <Side seat="blue" cards={step.blue} leads={n === 1} />
            </div>
            <p>{t(`lesson.turn.step${(n + 1) as 1}`)}</p>
          </li>
        ))}
      </ol>
    </section>

    <section className={styles.part}>
      <div>
        <h2>{t('lesson.lose.title')}</h2>
        <p>{t('lesson.lose.text')}</p>
        <p>{t('lesson.lose.starter')}</p>
      </div>
      <div className={styles.pair}>
        <figure className={styles.figure}>
          <span className={styles.card} aria-hidden="true">
            <PsychicCard card={3} />
          </span>
          <figcaption>{t('lesson.lose.psychic')}</figcaption>
        </figure>
        <figure className={styles.figure}>
          <span className={styles.card} aria-hidden="true">
            <CardBack seat="blue" />
          </span>
          <figcaption>{t('lesson.lose.hidden')}</figcaption>
        </figure>
      </div>
    </section>

    <section className={styles.part}>
      <div>
        <h2>{t('lesson.psychics.title')}</h2>
        <p>{t('lesson.psychics.text')}</p>
        <p>{t('lesson.psychics.values')}</p>
        <p>{t('lesson.psychics.base')}</p>
      </div>
      <figure className={styles.figure}>
        <span className={styles.row} aria-hidden="true">
          <span className={styles.card}>
            <PsychicCard card={8} />
          </span>
          <span className={clsx(styles.card, styles.more)} data-counts="5">
            <GhostCard seat="green" value={4} />
          </span>
          <span className={clsx(styles.card, styles.more)} data-counts="3">
            <GhostCard seat="green" value={2} />
          </span>
        </span>
        <figcaption>{t('lesson.psychics.example')}</figcaption>
      </figure>
    </section>

    <section className={styles.part}>
      <div>
        <h2>{t('lesson.tenth.title')}</h2>
        <p>{t('lesson.tenth.text')}</p>
        <p>{t('lesson.tenth.tie')}</p>
      </div>
      <figure className={styles.row} aria-hidden="true">
        <span className={styles.card}>
          <CardBack seat="green" />
        </span>
        <span className={styles.card}>
          <GhostCard seat="green" value={6} />
        </span>
        <span className={styles.card}>
          <GhostCard seat="blue" value={5} />
        </span>
        <span className={styles.card}>
          <CardBack seat="blue" />
        </span>
      </figure>
    </section>

    <section className={styles.part}>
      <div>
        <h2>{t('lesson.deck.title')}</h2>
        <p>{t('lesson.deck.text')}</p>
      </div>
      <figure className={styles.family}>
        {FAMILY.map(([value, count]) => (
          <span key={value} className={styles.member}>
            <span className={styles.small}>
              <GhostCard seat="green" value={value} />
            </span>
            <span className="sr-only">{t('ghost', { value })}</span>
            <b>× {count}</b>
          </span>
        ))}
      </figure>
    </section>

    <section>
      <h2>{t('lesson.psychics.all')}</h2>
      {LEVELS.map((level) => (
        <div key={level}>
          <h3 className={styles.level}>{t('lesson.psychics.level', { level })}</h3>
          <ul className={styles.psychics}>
            {PSYCHICS.filter((card) => psychicLevel(card) === level).map((card) => (
              <li key={card} className={styles.psychic}>
                <span className={styles.small}>
                  <PsychicCard card={card} plain />
                </span>
                <p>
                  <b>{psychicName(card)}</b>
                  <span>{psychicText(card)}</span>
                  <span className={styles.dim}>
                    {t('board.round', { round: 10 })}: {psychicTenth(card)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  </div>
);

interface SideProps {
  readonly seat: Seat;
  readonly cards: readonly Value[];
  readonly leads: boolean;
}

const Side = ({ seat, cards, leads }: SideProps) => (
  <span className={clsx(styles.side, leads && styles.leads)} data-family={seat}>
    {cards.map((value, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
      <span key={n} className={styles.tiny}>
        <GhostCard seat={seat} value={value} />
      </span>
    ))}
    <b>{cards.reduce((sum: number, value) => sum + value, 0)}</b>
  </span>
);
