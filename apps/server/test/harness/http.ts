import type { CreateTable, Listing, Refusal, TableCreated } from '@ghostlight/protocol';
import { PATIENCE } from './patience.ts';

export async function post<T>(url: string, path: string, body: unknown): Promise<T | Refusal> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return read<T | Refusal>(response);
}

export async function get<T>(url: string, path: string): Promise<T> {
  return read(await fetch(url + path, { signal: AbortSignal.timeout(PATIENCE) }));
}

/** A proxy that found no server says so in a page of its own. */
async function read<T>(response: Response): Promise<T> {
  const text = await response.text();
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 200)}`);
  }
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
