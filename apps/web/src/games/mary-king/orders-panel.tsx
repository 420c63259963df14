import { type Orders, readOrders } from '@ghostlight/mary-king';
import { useState } from 'react';
import { useTable } from '../../table/use-table.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Duel } from './names.ts';
import styles from './orders-panel.module.css';
import { t } from './words.ts';

const KINDS = ['control', 'power', 'purchase', 'penalty', 'end-phase'] as const;

/** Standing orders by kind of event, kept on the server: a sleeping phone still passes. */
export function OrdersPanel({ scene }: { readonly scene: Duel }) {
  const { state, verb } = useTable();
  const { turn } = scene.view;
  const [open, setOpen] = useState(false);
  const [orders, setOrders] = useState<Orders>(() => readOrders(state.shown.game?.orders));
  const change = (next: Orders) => {
    setOrders(next);
    void verb({ type: 'orders', orders: next });
  };
  const silent = orders.passTurn === turn;
  return (
    <>
      <Button look="quiet" onPress={() => setOpen(true)}>
        {t('orders.open')}
      </Button>
      <Button look="quiet" aria-pressed={silent} onPress={() => change({ ...orders, passTurn: silent ? null : turn })}>
        {t(silent ? 'orders.askAgain' : 'orders.passAll')}
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
            {t(`orders.${kind}`)}
          </label>
        ))}
      </Sheet>
    </>
  );
}
