import type { AnyRules, Dice } from '@ghostlight/rules-kit';
import { z } from 'zod';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
}

const schemas = new WeakMap<object, Schema>();

/** An action made up from the game's schema and from words and numbers of the state: what a cheat would send. */
export function inventAction(rules: AnyRules, words: readonly (string | number)[], dice: Dice): unknown {
  return invent(schemaOf(rules), words, dice);
}

function schemaOf(rules: AnyRules): Schema {
  const known = schemas.get(rules.action);
  if (known) return known;
  const schema = z.toJSONSchema(rules.action, { unrepresentable: 'any', reused: 'inline' }) as Schema;
  schemas.set(rules.action, schema);
  return schema;
}

function invent(schema: Schema, words: readonly (string | number)[], dice: Dice): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return invent(dice.pick(choices), words, dice);
  if (schema.allOf?.[0]) return invent(schema.allOf[0], words, dice);
  switch (schema.type) {
    case 'object':
      return inventObject(schema, words, dice);
    case 'array':
      return inventList(schema, words, dice);
    case 'integer':
    case 'number': {
      const numbers = words.filter((word) => typeof word === 'number');
      return numbers.length > 0 && dice.chance(0.7) ? dice.pick(numbers) : dice.below(24) - 1;
    }
    case 'string': {
      const texts = words.filter((word) => typeof word === 'string');
      return texts.length > 0 ? dice.pick(texts) : 'word';
    }
    case 'boolean':
      return dice.chance(0.5);
    default:
      return null;
  }
}

function inventObject(
  { properties = {}, required = [] }: Schema,
  words: readonly (string | number)[],
  dice: Dice,
): unknown {
  const kept = Object.keys(properties).filter((key) => required.includes(key) || dice.chance(0.5));
  return Object.fromEntries(kept.map((key) => [key, invent(properties[key] as Schema, words, dice)]));
}

function inventList(
  { items, prefixItems, minItems = 0 }: Schema,
  words: readonly (string | number)[],
  dice: Dice,
): unknown {
  if (prefixItems) return prefixItems.map((item) => invent(item, words, dice));
  return Array.from({ length: minItems + dice.below(3) }, () => invent(items ?? {}, words, dice));
}

/** Every word and number in a value, each once. */
export function wordsIn(value: unknown): (string | number)[] {
  const found = new Set<string | number>();
  const walk = (node: unknown): void => {
    if (typeof node === 'string' || typeof node === 'number') found.add(node);
    else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) walk(child);
  };
  walk(value);
  return [...found];
}
