import type { SeatFacts } from '@ghostlight/protocol';
import { clsx } from 'clsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { t } from '../../words/words.ts';
import { SeatMark } from '../seat-mark.tsx';
import { UnderstudyStrength } from '../understudy-strength.tsx';
import { useTable } from '../use-table.ts';
import styles from './chairs.module.css';

/** The seats with their roles: sit, stand, change places, ready. */
export function Chairs() {
  const { facts } = useTable();
  return (
    <Panel title={t('lobby.chairs')}>
      <ul className={styles.chairs}>
        {facts.seats.map((seat) => (
          <Chair key={seat.seat} seat={seat} />
        ))}
      </ul>
    </Panel>
  );
}

function Chair({ seat }: { readonly seat: SeatFacts }) {
  const { game, facts, me, seat: mySeat, nameOf, personIn, verb, isHost } = useTable();
  const face = game.face(seat.seat);
  const person = personIn(seat.seat);
  const mine = person?.id === me;
  const asked = facts.swaps.find((swap) => swap.to === mySeat && swap.from === seat.seat);
  const asking = facts.swaps.some((swap) => swap.from === mySeat && swap.to === seat.seat);
  return (
    <li className={clsx(styles.chair, mine && styles.mine, seat.kind === 'open' && styles.open)} data-seat={seat.seat}>
      <SeatMark face={face} size={44} />
      <div className={styles.who}>
        <p className={styles.name}>
          {seat.kind === 'open' ? t('lobby.open') : nameOf(seat.seat)}
          {mine && <span className={styles.you}>{t('lobby.you')}</span>}
          {person && facts.host === person.id && (
            <span className={styles.host} title={t('lobby.host')}>
              <Icon name="crown" size={18} />
              <span className="sr-only">{t('lobby.host')}</span>
            </span>
          )}
        </p>
        <p className={styles.role} style={{ color: face.colour }}>
          {face.role}
        </p>
      </div>
      <div className={styles.doors}>
        {seat.kind === 'open' && (
          <Button look={mySeat ? 'quiet' : 'brass'} onPress={() => void verb({ type: 'sit', seat: seat.seat })}>
            {t('lobby.sit')}
          </Button>
        )}
        {seat.kind === 'open' && isHost && (
          <Button look="quiet" onPress={() => void verb({ type: 'understudy', seat: seat.seat, strength: 'steady' })}>
            <Icon name="understudy" size={20} />
            {t('lobby.understudy')}
          </Button>
        )}
        {seat.kind === 'understudy' && isHost && (
          <Button look="quiet" onPress={() => void verb({ type: 'free', seat: seat.seat })}>
            {t('lobby.sendHome')}
          </Button>
        )}
        {seat.kind === 'person' && !mine && mySeat && (
          <Button
            look={asked ? 'flame' : 'quiet'}
            isDisabled={asking}
            onPress={() => void verb({ type: 'swap', with: seat.seat })}
          >
            <Icon name="swap" size={20} />
            {t(asked ? 'lobby.swapAgree' : asking ? 'lobby.swapAsked' : 'lobby.swap')}
          </Button>
        )}
        {mine && (
          <Button look="quiet" onPress={() => void verb({ type: 'stand' })}>
            {t('lobby.stand')}
          </Button>
        )}
        {seat.kind !== 'open' && (
          <span className={clsx(styles.ready, (seat.ready || seat.kind === 'understudy') && styles.yes)}>
            {seat.ready || seat.kind === 'understudy' ? (
              <>
                <Icon name="check" size={18} />
                {t('lobby.isReady')}
              </>
            ) : person && !person.online ? (
              t('lobby.away')
            ) : person?.id === facts.host ? (
              t('lobby.begins')
            ) : (
              t('lobby.notReady')
            )}
          </span>
        )}
      </div>
      {seat.kind === 'understudy' && (
        <div className={styles.strength}>
          <UnderstudyStrength seat={seat.seat} />
        </div>
      )}
    </li>
  );
}
