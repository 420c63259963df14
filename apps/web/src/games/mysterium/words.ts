import { catalogue } from '../../words/words.ts';
import { en } from './en.ts';

declare module '../../words/words.ts' {
  interface Catalogues {
    readonly mysterium: typeof en;
  }
}

export const t = catalogue('mysterium', { en });
