import { useState } from 'react';
import { useLocation } from 'wouter';
import { forgetTables } from '../../person.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { t } from '../../words/words.ts';
import { Invitation } from '../lobby/invitation.tsx';
import { People } from '../lobby/people.tsx';
import { useTable } from '../use-table.ts';
import { BreakOff } from './break-off.tsx';
import { CarrySeat } from './carry-seat.tsx';
import styles from './table-menu.module.css';
import { Understudies } from './understudies.tsx';

/** What is done at the table rather than in the game. */
export function TableMenu({ onDone }: { readonly onDone: () => void }) {
  const { facts, seat, isHost, verb, personIn, nameOf } = useTable();
  const [, go] = useLocation();
  const playing = facts.phase === 'playing';
  const then = (work: Promise<unknown>) => void work.then(onDone);

  async function leave() {
    await verb({ type: 'leave' });
    forgetTables(facts.id, facts.code);
    go('/');
  }

  return (
    <div className={styles.menu}>
      {seat && <CarrySeat />}
      <Summons />
      <Invitation id={facts.id} code={facts.code} />
      {isHost && playing && (
        <>
          <Button onPress={() => then(verb({ type: facts.paused ? 'resume' : 'pause' }))}>
            <Icon name={facts.paused ? 'play' : 'pause'} size={20} />
            {t(facts.paused ? 'menu.resume' : 'menu.pause')}
          </Button>
          {facts.seats.map(
            (each) =>
              each.kind === 'person' &&
              personIn(each.seat)?.online === false && (
                <Button key={each.seat} onPress={() => then(verb({ type: 'free', seat: each.seat }))}>
                  {t('menu.free', { name: nameOf(each.seat) })}
                </Button>
              ),
          )}
        </>
      )}
      {isHost && playing && <Understudies then={then} />}
      {!seat &&
        playing &&
        facts.seats.map(
          (each) =>
            each.kind === 'open' && (
              <Button key={each.seat} look="flame" onPress={() => then(verb({ type: 'sit', seat: each.seat }))}>
                {t('menu.takeOver')}
              </Button>
            ),
        )}
      <People />
      {seat && playing && <BreakOff seat={seat} onDone={onDone} />}
      <Button look="quiet" onPress={() => void leave()}>
        <Icon name="door" size={20} />
        {t('menu.leave')}
      </Button>
      {seat && playing && <p className={styles.hint}>{t('menu.leaveHint')}</p>}
    </div>
  );
}

/** Asks, once and on request, whether the browser may call people back to the table. */
function Summons() {
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  if (permission !== 'default') return null;
  return (
    <Button onPress={() => void Notification.requestPermission().then(setPermission)}>
      <Icon name="candle" size={20} />
      {t('menu.notify')}
    </Button>
  );
}
