import { isRefusal, type SeatCarried } from '@ghostlight/protocol';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import styles from './carry-seat.module.css';

/** "Your seat on another device": a QR code that is good once. */
export function CarrySeat() {
  const { session, setNote } = useTable();
  const [carried, setCarried] = useState<SeatCarried | null>(null);
  async function ask() {
    const answer = await session.carry();
    if (isRefusal(answer)) setNote(answer.message);
    else setCarried(answer);
  }
  if (!carried) {
    return (
      <Button onPress={() => void ask()}>
        <Icon name="device" size={20} />
        {t('carry.button')}
      </Button>
    );
  }
  const link = new URL(carried.url, location.origin).href;
  return (
    <div className={styles.carry}>
      <QrCode text={link} label={t('carry.qr')} />
      <div className={styles.words}>
        <p>{t('carry.help')}</p>
        <input
          className={styles.link}
          readOnly
          value={link}
          aria-label={t('carry.link')}
          onFocus={(event) => event.target.select()}
        />
      </div>
    </div>
  );
}
