import { newNonce } from '@ghostlight/protocol';
import { Button } from '../../ui/button.tsx';
import { listed, t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import styles from './start-bar.module.css';

/** The one sentence of the lobby, and the one thing to do about it. */
export function StartBar() {
  const { facts, seat, isHost, nameOf, personIn, verb } = useTable();
  const open = facts.seats.filter((each) => each.kind === 'open').length;
  const unready = facts.seats.filter((each) => each.kind === 'person' && !each.ready);
  // The host's word to begin is their own ready.
  const others = unready.filter((each) => personIn(each.seat)?.id !== facts.host);
  const mine = facts.seats.find((each) => each.seat === seat);

  const sentence =
    open > 0
      ? t('lobby.waitingSeats', { count: open })
      : others.some((each) => each.seat === seat)
        ? t('lobby.areYouReady')
        : others.length > 0
          ? t('lobby.waitingReady', { names: listed(others.map((each) => nameOf(each.seat))) })
          : isHost
            ? t('lobby.canStart')
            : t('lobby.waitingHost');

  return (
    <section className={styles.bar} aria-label={t('lobby.startLabel')}>
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      {isHost ? (
        <Button
          look="flame"
          isDisabled={open > 0 || others.length > 0}
          data-glow={open === 0 && others.length === 0 ? 'start' : undefined}
          onPress={() => void verb(seat ? { type: 'start', nonce: newNonce() } : { type: 'start' })}
        >
          {t('lobby.start')}
        </Button>
      ) : mine?.ready ? (
        <Button onPress={() => void verb({ type: 'unready' })}>{t('lobby.unready')}</Button>
      ) : (
        seat && (
          <Button look="flame" data-glow="ready" onPress={() => void verb({ type: 'ready', nonce: newNonce() })}>
            {t('lobby.ready')}
          </Button>
        )
      )}
    </section>
  );
}
