import type { AnyRules } from '@ghostlight/rules-kit';
import { Breach } from './breach.ts';
import { freeze } from './freeze.ts';
import { insideRules } from './traps.ts';

const METHODS = [
  'seats',
  'setup',
  'view',
  'legal',
  'prompt',
  'apply',
  'toAct',
  'clock',
  'idle',
  'outcome',
  'check',
  'maySpeak',
  'resample',
  'moves',
  'auto',
] as const;

const WRITES_TO_FROZEN = /^Cannot (assign to read only|add|delete|define|redefine) property|object is not extensible/;

/** The same rules under watch: who asks a clock or chance, or writes to what is frozen, breaks law 1. Freezing all that goes in costs most. */
export function watch(rules: AnyRules, { freezing }: { readonly freezing: boolean }): AnyRules {
  const watched: Record<string, unknown> = { ...rules };
  for (const name of METHODS) {
    const method = rules[name] as ((...args: unknown[]) => unknown) | undefined;
    if (!method) continue;
    watched[name] = (...args: unknown[]) => {
      if (freezing) for (const arg of args) freeze(arg);
      const { value, error, touched } = insideRules(() => method.apply(rules, args));
      if (touched) throw new Breach('1 pure', `${name} uses ${touched}.`);
      if (error instanceof TypeError && WRITES_TO_FROZEN.test(error.message)) {
        throw new Breach('1 pure', `${name} changes what it is given: ${error.stack ?? error.message}`);
      }
      if (error !== undefined) throw error;
      return value;
    };
  }
  return watched as unknown as AnyRules;
}
