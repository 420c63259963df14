import type { PersonFacts } from '@ghostlight/protocol';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import styles from './people.module.css';

/** Everybody who is here, seated or not; the host can do something about each. */
export function People() {
  const { facts, me, isHost } = useTable();
  const [chosen, setChosen] = useState<string | null>(null);
  const person = facts.people.find((each) => each.id === chosen) ?? null;
  return (
    <Panel
      title={t('lobby.people')}
      aside={<span className={styles.count}>{t('lobby.watchers', { count: facts.watchers })}</span>}
    >
      <ul className={styles.people}>
        {facts.people.map((each) => (
          <li key={each.id} className={each.online ? styles.person : styles.away}>
            {isHost && each.id !== me ? (
              <Button look="quiet" onPress={() => setChosen(each.id)}>
                {each.name}
              </Button>
            ) : (
              <span className={styles.plain}>{each.name}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.voice}>{t('table.voiceHint')}</p>
      {person && <PersonSheet person={person} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

function PersonSheet({ person, onClose }: { readonly person: PersonFacts; readonly onClose: () => void }) {
  const { verb } = useTable();
  const then = (work: Promise<unknown>) => void work.then(onClose);
  return (
    <Sheet title={person.name} open onClose={onClose}>
      <div className={styles.verbs}>
        <Button onPress={() => then(verb({ type: 'host', person: person.id }))}>{t('lobby.makeHost')}</Button>
        <Button onPress={() => then(verb({ type: 'mute', person: person.id, muted: !person.muted }))}>
          {t(person.muted ? 'lobby.unmute' : 'lobby.mute')}
        </Button>
        <Button look="danger" onPress={() => then(verb({ type: 'kick', person: person.id }))}>
          {t('lobby.kick')}
        </Button>
      </div>
    </Sheet>
  );
}
