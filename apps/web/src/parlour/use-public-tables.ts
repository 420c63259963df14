import type { Listing } from '@ghostlight/protocol';
import { useEffect, useState } from 'react';
import { listTables } from '../api.ts';

/** The public tables: asked for once, then followed live while the page is in sight. */
export function usePublicTables(): readonly Listing[] {
  const [tables, setTables] = useState<readonly Listing[]>([]);
  useEffect(() => {
    let gone = false;
    let live = false;
    let stop: (() => void) | null = null;
    void listTables().then((answer) => {
      if (!gone && !live && !('error' in answer)) setTables(answer.tables);
    });
    // The line comes after the first page: nobody waits for it.
    const following = import('./live-tables.ts');
    async function look() {
      const { followTables } = await following;
      if (gone || document.hidden === (stop === null)) return;
      stop?.();
      stop = document.hidden
        ? null
        : followTables((told) => {
            live = true;
            setTables(told);
          });
    }
    void look();
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      stop?.();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return tables;
}
