import { Button } from '../../ui/button.tsx';
import { t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import styles from './offer-bar.module.css';

/** Somebody proposes to end it here, or the host has stopped the clocks. */
export function OfferBar() {
  const { facts, seat, nameOf, verb, isHost } = useTable();
  const { offer } = facts;
  if (facts.phase !== 'playing') return null;
  if (facts.paused && isHost) {
    return (
      <div className={styles.bar}>
        <Button look="flame" onPress={() => void verb({ type: 'resume' })}>
          {t('menu.resume')}
        </Button>
      </div>
    );
  }
  if (!offer) return null;
  const mine = seat !== null && offer.agreed.includes(seat);
  return (
    <div className={styles.bar} role="status">
      <span>{t(`offer.${offer.what}`, { name: nameOf(offer.by) })}</span>
      {seat && !mine && (
        <Button look="flame" onPress={() => void verb({ type: 'reply', agree: true })}>
          {t('offer.agree')}
        </Button>
      )}
      {seat && (
        <Button look="quiet" onPress={() => void verb({ type: 'reply', agree: false })}>
          {t(mine ? 'offer.takeBack' : 'offer.decline')}
        </Button>
      )}
    </div>
  );
}
