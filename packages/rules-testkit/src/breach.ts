import type { LawName } from './law.ts';

/** A law broken: which one, and what was seen. Where and how to get there is added by the report. */
export class Breach extends Error {
  readonly law: LawName;

  constructor(law: LawName, seen: string) {
    super(seen);
    this.name = 'Breach';
    this.law = law;
  }
}

/** Whatever a rules function throws under a law is a breach of that law. */
export function asBreach(law: LawName, error: unknown): Breach {
  if (error instanceof Breach) return error;
  return new Breach(law, `It throws: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}
