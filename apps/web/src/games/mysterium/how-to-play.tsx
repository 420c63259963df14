import type { lesson } from './en-lesson.ts';
import styles from './how-to-play.module.css';
import { Picture } from './picture.tsx';
import { t } from './words.ts';

/** The cards beside each part of the lesson. */
const SHOWN: Readonly<Record<keyof typeof lesson, readonly string[]>> = {
  story: [],
  secret: ['c01', 'l01', 'o01'],
  dreams: ['d01', 'd02', 'd11'],
  guess: ['d05', 'c07'],
  silence: [],
  nights: [],
  culprit: ['d20', 'd33', 'd47'],
  clairvoyance: [],
  few: [],
};

const PARTS = Object.keys(SHOWN) as readonly (keyof typeof lesson)[];

/** The rules in a few pages, with our own pictures. */
export const HowToPlay = () => (
  <div className={styles.lesson}>
    {PARTS.map((part) => (
      <section key={part} className={styles.part}>
        <div>
          <h2 className={styles.title}>{t(`lesson.${part}.title`)}</h2>
          <p>{t(`lesson.${part}.text`)}</p>
        </div>
        {SHOWN[part].length > 0 && (
          <div className={styles.pictures}>
            {SHOWN[part].map((id) => (
              <Picture key={id} id={id} />
            ))}
          </div>
        )}
      </section>
    ))}
  </div>
);
