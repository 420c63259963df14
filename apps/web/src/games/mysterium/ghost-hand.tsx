import type { DreamId } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './ghost-hand.module.css';
import type { Tray } from './ghost-tray.ts';
import { useLooking } from './looking.tsx';
import { descriptionOf, Picture } from './picture.tsx';
import { t } from './words.ts';

interface Props {
  readonly hand: readonly DreamId[];
  readonly tray: Tray;
  readonly open: boolean;
  /** What a dream can be held beside: the card to point at. */
  readonly beside: readonly string[];
}

/** Seven dreams: a tap puts one into the tray or takes it back, the glass holds it beside its target. */
export const Hand = ({ hand, tray, open, beside }: Props) => (
  <ul className={styles.hand} aria-label={t('desk.hand')}>
    {hand.map((dream) => (
      <HandCard key={dream} dream={dream} hand={hand} tray={tray} open={open} beside={beside} />
    ))}
  </ul>
);

function HandCard({ dream, hand, tray, open, beside }: Props & { readonly dream: DreamId }) {
  const looking = useLooking();
  const taken = tray.has(dream);
  return (
    <li className={clsx(styles.card, taken && styles.taken)} data-hand={dream}>
      <Pressable
        className={clsx(styles.pick)}
        aria-pressed={taken}
        aria-label={`${t(taken ? 'desk.takeOut' : 'desk.putIn')}: ${descriptionOf(dream)}`}
        isDisabled={!open}
        data-glow={open ? 'dream' : undefined}
        onPress={() => tray.toggle(dream)}
      >
        <Picture id={dream} size="middle" silent />
        {taken && <span className={styles.ribbon}>{t('desk.tray')}</span>}
      </Pressable>
      <Button
        look="quiet"
        className={styles.zoom}
        aria-label={t('seek.zoom', { card: descriptionOf(dream) })}
        data-zoom={dream}
        onPress={() => looking([...hand, ...beside], dream, beside[0])}
      >
        <Icon name="zoom" size={18} />
      </Button>
    </li>
  );
}

/** What lies in the tray, to look at once more before it is sent. */
export function TrayStrip({ tray, beside }: Pick<Props, 'tray' | 'beside'>) {
  const looking = useLooking();
  if (tray.dreams.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={t('desk.tray')} data-strip>
      {tray.dreams.map((dream) => (
        <li key={dream}>
          <Pressable
            className={clsx(styles.again)}
            aria-label={t('desk.lookAgain', { card: descriptionOf(dream) })}
            onPress={() => looking([...tray.dreams, ...beside], dream, beside[0])}
          >
            <Picture id={dream} silent />
          </Pressable>
        </li>
      ))}
    </ul>
  );
}
