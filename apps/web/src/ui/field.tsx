import { clsx } from 'clsx';
import { type InputHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
  readonly wrong?: string | null;
  readonly inputClass?: string | undefined;
}

/** One line to fill in, with its label, a word of help, and what is wrong with it. */
export function Field({ label, value, onChange, help, wrong = null, inputClass, ...rest }: Props) {
  const id = useId();
  const note = wrong ?? help;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={clsx(styles.input, inputClass)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={wrong !== null}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={wrong ? styles.wrong : styles.help} role={wrong ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
