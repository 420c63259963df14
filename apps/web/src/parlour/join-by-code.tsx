import { CODE_LENGTH, readCode } from '@ghostlight/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { t } from '../words/words.ts';
import styles from './join-by-code.module.css';

/** Six letters that somebody read out. */
export function JoinByCode() {
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);

  function join(event: FormEvent) {
    event.preventDefault();
    const code = readCode(typed);
    if (code) go(`/t/${code}`);
    else setWrong(t('parlour.codeWrong', { length: CODE_LENGTH }));
  }

  return (
    <form className={styles.form} onSubmit={join} noValidate>
      <Field
        label={t('parlour.codeLabel')}
        help={t('parlour.codeHelp')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(null);
        }}
        wrong={wrong}
        inputClass={styles.code}
        autoCapitalize="characters"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={CODE_LENGTH + 4}
      />
      <Button type="submit" className={styles.go}>
        {t('parlour.joinButton')}
      </Button>
    </form>
  );
}
