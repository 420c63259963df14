import type { Psychic, Value } from '@ghostlight/rest-in-peace';
import { catalogue } from '../../words/words.ts';
import { en } from './en.ts';

declare module '../../words/words.ts' {
  interface Catalogues {
    readonly 'rest-in-peace': typeof en;
  }
}

export const t = catalogue('rest-in-peace', { en });

type Key = keyof typeof en.psychics;
const key = (card: Psychic) => `no${card}` as Key;

/** A psychic card's words. */
export const psychicName = (card: Psychic): string => t(`psychics.${key(card)}.name`);
export const psychicText = (card: Psychic): string => t(`psychics.${key(card)}.text`);
export const psychicTenth = (card: Psychic): string => t(`psychics.${key(card)}.tenth`);

/** Level 0 holds nine cards, the others five each. */
export const psychicLevel = (card: Psychic): number => (card <= 9 ? 0 : Math.ceil((card - 9) / 5));

export const aGhost = (value: Value): string => t('told.a', { value });
