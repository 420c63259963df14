import type { CreateTable, Listing, Refusal, TableCreated } from '@ghostlight/protocol';
import { PATIENCE } from './patience.ts';

export async function post<T>(url: string, path: string, body: unknown): Promise<T | Refusal> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return (await response.json()) as T | Refusal;
}

export async function get<T>(url: string, path: string): Promise<T> {
  return (await (await fetch(url + path, { signal: AbortSignal.timeout(PATIENCE) })).json()) as T;
}

/** The answer itself, or the refusal as an error. */
export function sure<T extends object>(answer: T | Refusal): T {
  if ('error' in answer) throw new Error(`${answer.error}: ${(answer as Refusal).message}`);
  return answer;
}

export const createTable = async (url: string, wish: CreateTable): Promise<TableCreated> =>
  sure(await post<TableCreated>(url, '/api/tables', wish));

/** Looks at a table from outside until its game is over. */
export async function played(url: string, id: string): Promise<void> {
  while ((await get<Listing>(url, `/api/tables/${id}`)).phase !== 'over')
    await new Promise((resolve) => setTimeout(resolve, 100));
}
