import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Beside the title. */
  readonly aside?: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, children, className, aside }: Props) {
  const id = useId();
  return (
    <section className={clsx(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
