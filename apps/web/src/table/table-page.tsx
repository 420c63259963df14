import type { EnterTable } from '@ghostlight/protocol';
import { useEffect, useState } from 'react';
import { forgetTables, hasBeenAt, personKey } from '../person.ts';
import { rememberedName } from '../remembered.ts';
import { takeCarry } from './carried.ts';
import { Greeting } from './greeting.tsx';
import { openSession, type Session } from './session.ts';
import { Table } from './table.tsx';

/** What someone who opens the link wants: a chair, to look on, or to begin at once with understudies. */
export type Wish = 'sit' | 'watch' | 'practise';

interface Opened {
  readonly session: Session;
  readonly wish: Wish;
}

/** `/t/:id`: a greeting for those who come for the first time, the table for everybody else. */
export function TablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);

  const enter = (wish: Wish, extra: Partial<EnterTable> = {}) => {
    const name = rememberedName.get().trim();
    setOpened({ session: openSession(id, { key: personKey(), ...(name && { name }), ...extra }), wish });
  };

  // Whoever was here, or brings a seat along, is not asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table
  useEffect(() => {
    const carry = takeCarry();
    if (carry) enter('sit', { carry });
    else if (hasBeenAt(id)) enter('watch');
    else if (history.state?.practise) enter('practise');
    else if (history.state?.host && rememberedName.get().trim() !== '') enter('sit');
    return () => setOpened(null);
  }, [id]);

  useEffect(() => () => opened?.session.close(), [opened]);

  if (!opened) return <Greeting id={id} onEnter={enter} />;
  return (
    <Table
      session={opened.session}
      wish={opened.wish}
      onGone={() => {
        forgetTables(id);
        setOpened(null);
      }}
    />
  );
}
