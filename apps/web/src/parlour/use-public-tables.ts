import type { Listing } from '@ghostlight/protocol';
import { useEffect, useState } from 'react';
import { listTables } from '../api.ts';

const EVERY = 5_000;

/** The public tables, asked for again while the page is in sight. */
export function usePublicTables(): readonly Listing[] {
  const [tables, setTables] = useState<readonly Listing[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden) return;
      const answer = await listTables();
      if (!gone && !('error' in answer)) setTables(answer.tables);
    };
    void look();
    const timer = setInterval(look, EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return tables;
}
