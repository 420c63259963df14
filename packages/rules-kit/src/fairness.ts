import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyRules, Result, Seed } from './contract.ts';
import { type Match, replayToEnd } from './match.ts';
import { ok } from './result.ts';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What the server shows before anyone is ready. */
export const commitTo = (secret: string): string => hash(secret);

/** The deal's seed: nobody, the server included, could choose it alone. Seats without a nonce (bots) add nothing. */
export function seedFrom(secret: string, nonces: Readonly<Record<string, string>>): Seed {
  const seats = Object.keys(nonces).sort();
  return hash(JSON.stringify(['ghostlight-seed', secret, seats.map((seat) => [seat, nonces[seat]])]));
}

/** Checks a published match: the secret is the promised one, the seed came from it, and every action was legal. */
export function verify(rules: AnyRules, match: Match): Result<void, string> {
  const { fairness } = match;
  if (!fairness) return wrong('The match says nothing of where its seed came from.');
  if (commitTo(fairness.secret) !== fairness.commitment)
    return wrong('The secret is not the one promised before the game.');
  if (seedFrom(fairness.secret, fairness.nonces) !== match.seed)
    return wrong('The seed was not made from the secret and the nonces.');
  try {
    replayToEnd(rules, match);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  return ok(undefined);
}

const wrong = (sentence: string): Result<never, string> => ({ ok: false, error: sentence });
