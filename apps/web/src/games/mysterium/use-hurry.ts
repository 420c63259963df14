import { useEffect } from 'react';
import { useTable } from '../../table/use-table.ts';
import type { SeanceProps } from './props.ts';
import { t } from './words.ts';

const WARNINGS = [30, 10] as const;

/** Half a minute and ten seconds before the clock decides, whoever is waited for is told (MY-R7). */
export function useHurry({ scene, explain }: SeanceProps): void {
  const { facts, state } = useTable();
  const awaited = scene.view.awaited.some((seat) => seat === scene.viewer);
  const deadline = facts.clock?.deadline ?? null;
  const { ahead } = state.shown;
  useEffect(() => {
    if (!awaited || deadline === null) return;
    const left = deadline - (Date.now() + ahead);
    const timers = WARNINGS.map((count) => ({ wait: left - count * 1_000, text: t('seek.hurry', { count }) }))
      .filter(({ wait }) => wait > 0)
      .map(({ wait, text }) => setTimeout(() => explain(text), wait));
    return () => timers.forEach(clearTimeout);
  }, [awaited, deadline, ahead, explain]);
}
