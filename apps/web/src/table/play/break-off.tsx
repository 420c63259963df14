import type { Verb } from '@ghostlight/protocol';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import styles from './table-menu.module.css';

/** Ways to end a match before its end, as far as this game has them. */
export function BreakOff({ seat, onDone }: { readonly seat: string; readonly onDone: () => void }) {
  const { facts, game, verb } = useTable();
  const then = (wish: Verb) => void verb(wish).then(onDone);
  return (
    <>
      {facts.foul?.by.includes(seat) && <Foul seat={seat} called={facts.foul.called} onCall={then} />}
      {game.together ? (
        <Button look="quiet" onPress={() => then({ type: 'offer', what: 'abandon' })}>
          <Icon name="flag" size={20} />
          {t('menu.abandon')}
        </Button>
      ) : (
        <>
          {facts.seats.every((each) => each.kind === 'person') && (
            <Button onPress={() => then({ type: 'offer', what: 'draw' })}>{t('menu.offerDraw')}</Button>
          )}
          <Sure
            word={t('menu.resign')}
            question={t('menu.resignSure')}
            no={t('menu.playOn')}
            onSure={() => then({ type: 'resign' })}
          />
        </>
      )}
    </>
  );
}

interface FoulProps {
  readonly seat: string;
  readonly called: readonly string[];
  readonly onCall: (verb: Verb) => void;
}

/** The psychics together say that the ghost spoke; until the last one does, each may take it back. */
const Foul = ({ seat, called, onCall }: FoulProps) =>
  called.includes(seat) ? (
    <Button look="quiet" onPress={() => onCall({ type: 'foul', call: false })}>
      {t('menu.foulBack')}
    </Button>
  ) : (
    <Sure
      word={t('menu.foul')}
      question={t('menu.foulSure')}
      no={t('menu.playOn')}
      onSure={() => onCall({ type: 'foul', call: true })}
    />
  );

interface SureProps {
  readonly word: string;
  readonly question: string;
  readonly no: string;
  readonly onSure: () => void;
}

/** What cannot be taken back is asked for twice. */
function Sure({ word, question, no, onSure }: SureProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button look="quiet" onPress={() => setAsked(true)}>
        <Icon name="flag" size={20} />
        {word}
      </Button>
    );
  }
  return (
    <div className={styles.sure} role="alert">
      <p>{question}</p>
      <div className={styles.pair}>
        <Button look="danger" onPress={onSure}>
          {word}
        </Button>
        <Button look="quiet" onPress={() => setAsked(false)}>
          {no}
        </Button>
      </div>
    </div>
  );
}
