import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './option-fields.module.css';

interface Words {
  readonly key: string;
  readonly label: string;
  readonly help?: string | undefined;
}

interface Choices extends Words {
  readonly choices: readonly {
    readonly value: string | number | null;
    readonly label: string;
    readonly help?: string;
  }[];
}

interface Locked {
  readonly locked: boolean;
}

/** Yes or no. */
export function ToggleField({
  field,
  on,
  locked,
  onChange,
}: Locked & { readonly field: Words; readonly on: boolean; readonly onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={locked}
          aria-describedby={field.help && id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.label}>{field.label}</span>
      </label>
      {field.help && (
        <p id={id} className={styles.help}>
          {field.help}
        </p>
      )}
    </div>
  );
}

/** One of several. */
export function ChoiceField({
  field,
  value,
  locked,
  onChange,
}: Locked & {
  readonly field: Choices;
  readonly value: unknown;
  readonly onChange: (value: string | number | null) => void;
}) {
  const name = useId();
  const help = field.choices.find((choice) => choice.value === value)?.help ?? field.help;
  return (
    <fieldset className={styles.field} disabled={locked}>
      <legend className={styles.label}>{field.label}</legend>
      <div className={styles.choices}>
        {field.choices.map((choice) => (
          <label key={String(choice.value)} className={clsx(styles.choice, choice.value === value && styles.chosen)}>
            <input
              type="radio"
              className={styles.dot}
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {help && <p className={styles.help}>{help}</p>}
    </fieldset>
  );
}

/** Any of several. */
export function SetField({
  field,
  values,
  locked,
  onChange,
}: Locked & {
  readonly field: Choices;
  readonly values: unknown;
  readonly onChange: (values: readonly unknown[]) => void;
}) {
  const chosen: readonly unknown[] = Array.isArray(values) ? values : [];
  return (
    <fieldset className={styles.field} disabled={locked}>
      <legend className={styles.label}>{field.label}</legend>
      <div className={styles.choices}>
        {field.choices.map((choice) => {
          const on = chosen.includes(choice.value);
          return (
            <label key={String(choice.value)} className={clsx(styles.choice, on && styles.chosen)}>
              <input
                type="checkbox"
                className={styles.dot}
                checked={on}
                onChange={() =>
                  onChange(on ? chosen.filter((value) => value !== choice.value) : [...chosen, choice.value])
                }
              />
              {choice.label}
            </label>
          );
        })}
      </div>
      {field.help && <p className={styles.help}>{field.help}</p>}
    </fieldset>
  );
}
