import type { TableDoc } from './doc.ts';
import type { Presence } from './presence.ts';

/** Who is host when the host is gone: someone present who sits, else anyone present, else nobody until someone comes. */
export function heirOf(doc: TableDoc, presence: Presence): string | null {
  const fit = (id: string | null): id is string =>
    id !== null && id !== doc.host && presence.online(id) && !doc.people.some((one) => one.id === id && one.kicked);
  const sitting = doc.chairs.map(({ person }) => person).find(fit);
  return sitting ?? doc.people.map(({ id }) => id).find(fit) ?? null;
}
