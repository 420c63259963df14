import { catalogue } from '../../words/words.ts';
import { en } from './en.ts';

declare module '../../words/words.ts' {
  interface Catalogues {
    readonly maryKing: typeof en;
  }
}

export const t = catalogue('maryKing', { en });
