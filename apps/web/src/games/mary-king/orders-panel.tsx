import { type Orders, readOrders, type Seat } from '@ghostlight/mary-king';
import { useState } from 'react';
import { useTable } from '../../table/use-table.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Glyph } from './glyph.tsx';
import type { Duel } from './names.ts';
import styles from './orders-panel.module.css';
import { t } from './words.ts';

const KINDS = ['control', 'power', 'purchase', 'penalty', 'end-phase'] as const;

/** Standing orders by kind of event, kept on the server: a sleeping phone still passes. And more time, for once. */
export function OrderButtons({ scene, seat }: { readonly scene: Duel; readonly seat: Seat }) {
  const { state, facts, verb } = useTable();
  const { turn, active, question } = scene.view;
  const [open, setOpen] = useState(false);
  const orders = readOrders(state.shown.game?.orders);
  const change = (next: Orders) => void verb({ type: 'orders', orders: { ...next } });
  const silent = orders.passTurn === turn;
  const asked = question?.seat === seat;
  return (
    <>
      {asked && facts.clock && !facts.clock.held && (
        <Button aria-label={t('orders.holdOnLong')} data-hold onPress={() => void verb({ type: 'hold-on' })}>
          <Glyph name="clock" />
          {t('orders.holdOn')}
        </Button>
      )}
      {active !== seat && (
        <Button
          look="quiet"
          className={styles.small}
          aria-pressed={silent}
          data-silence
          onPress={() => change({ ...orders, passTurn: silent ? null : turn })}
        >
          {t(silent ? 'orders.askAgain' : 'orders.passAll')}
        </Button>
      )}
      <Button
        look="quiet"
        className={styles.small}
        aria-label={t('orders.open')}
        data-orders
        onPress={() => setOpen(true)}
      >
        <Glyph name="bell" />
      </Button>
      <Sheet title={t('orders.title')} open={open} onClose={() => setOpen(false)}>
        <p>{t('orders.help')}</p>
        {KINDS.map((kind) => (
          <label key={kind} className={styles.order}>
            <input
              type="checkbox"
              checked={orders[kind] === 'ask'}
              onChange={(event) => change({ ...orders, [kind]: event.target.checked ? 'ask' : 'pass' })}
            />
            <span>{t(`orders.${kind}`)}</span>
            <span className={styles.answer}>{t(`orders.${orders[kind]}`)}</span>
          </label>
        ))}
      </Sheet>
    </>
  );
}
