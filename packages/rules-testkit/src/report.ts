import type { AnyRules } from '@ghostlight/rules-kit';
import { json } from './plain-json.ts';
import type { Finding } from './trials.ts';

/** A broken law for a reader: what was seen, and how to get there again. */
export function describeFinding(rules: AnyRules, { law, says, seen, table, seed, actions }: Finding): string {
  const lines = [`Law ${law}: ${rules.id} ${says}.`, `  Broken: ${seen}`, `  Table: ${json(table)}`];
  if (seed === null) return lines.join('\n');
  lines.push(`  Seed: ${seed}`, `  After ${actions.length} ${actions.length === 1 ? 'action' : 'actions'}:`);
  return [...lines, ...actions.map(({ seat, action }) => `    ${json({ seat, action })},`)].join('\n');
}
