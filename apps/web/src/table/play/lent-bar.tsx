import { Button } from '../../ui/button.tsx';
import { t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import styles from './offer-bar.module.css';

/** Who was away long enough finds an understudy on their seat, and may have it back at once. */
export function LentBar() {
  const { facts, me, verb } = useTable();
  const lent = facts.seats.find((each) => each.kind === 'understudy' && each.person === me);
  if (facts.phase !== 'playing' || !lent) return null;
  return (
    <div className={styles.bar} role="status">
      <span>{t('understudy.lent')}</span>
      <Button look="flame" onPress={() => void verb({ type: 'sit', seat: lent.seat })}>
        {t('understudy.takeBack')}
      </Button>
    </div>
  );
}
