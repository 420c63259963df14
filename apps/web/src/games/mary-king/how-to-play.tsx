import { CardFace } from './card-face.tsx';
import { lesson } from './en-lesson.ts';
import styles from './how-to-play.module.css';
import { t } from './words.ts';

const PARTS = Object.keys(lesson) as readonly (keyof typeof lesson)[];

/** The cards beside each part of the lesson. */
const SHOWN = {
  control: ['CT08', 'CT19', 'CT27'],
  power: ['PC1', 'PC2'],
} as const;

/** The rules in a few pages. */
export const HowToPlay = () => (
  <div className={styles.lesson}>
    {PARTS.map((part) => (
      <section key={part}>
        <h2 className={styles.title}>{t(`lesson.${part}.title`)}</h2>
        <p>{t(`lesson.${part}.text`)}</p>
        {part in SHOWN && (
          <div className={styles.cards}>
            {SHOWN[part as keyof typeof SHOWN].map((card) => (
              <span key={card} className={styles.card}>
                <CardFace card={card} owner="mortal" />
              </span>
            ))}
          </div>
        )}
      </section>
    ))}
  </div>
);
