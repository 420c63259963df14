import { type Category, guessOrder, type Persona } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button as Pressable } from 'react-aria-components';
import type { SeanceProps } from './props.ts';
import styles from './suspects.module.css';
import { Suspects } from './suspects.tsx';
import { t } from './words.ts';

/** The three kinds, one at a time: the one that is sought, unless another is peeked at. */
export function SuspectTable({ own, ...props }: SeanceProps & { readonly own: Persona | null }) {
  const { view } = props.scene;
  const sought = own?.category ?? view.personas.find((each) => each.category)?.category ?? 'character';
  const question = `${view.turn} ${own?.persona} ${sought}`;
  /** What is peeked at closes by itself when something else is sought. */
  const [peek, setPeek] = useState<{ readonly kind: Category; readonly question: string } | null>(null);
  const category = peek?.question === question ? peek.kind : sought;
  return (
    <section className={styles.table} aria-label={t('seek.category')}>
      <fieldset className={styles.kinds}>
        <legend className="sr-only">{t('seek.category')}</legend>
        {guessOrder(view).map((each) => (
          <Pressable
            key={each}
            className={clsx(styles.kind, each === category && styles.open)}
            aria-pressed={each === category}
            data-kind={each}
            onPress={() => setPeek({ kind: each, question })}
          >
            {t(`categories.${each}`)}
            {own && each === sought && <span className={styles.here} aria-hidden="true" />}
          </Pressable>
        ))}
      </fieldset>
      <Suspects {...props} category={category} own={own?.category === category ? own : null} />
    </section>
  );
}
