import { createInstance } from 'i18next';
import { en } from './en.ts';

/** Every catalogue by name. A game adds its own by declaration merging, so that its keys and values are typed too. */
export interface Catalogues {
  readonly shell: typeof en;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'shell';
    readonly resources: Catalogues;
  }
}

/** The languages that every catalogue holds. A new one is a file beside each `en.ts` and its name here. */
const LANGUAGES = ['en'] as const;
type Language = (typeof LANGUAGES)[number];

const language: Language = LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? 'en';
document.documentElement.lang = language;

const i18n = createInstance();
// React escapes what it writes; a second time would show.
void i18n.init({
  lng: language,
  fallbackLng: 'en',
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false },
});

/** Puts a catalogue in, once, and gives the function that speaks from it. */
export function catalogue<Name extends keyof Catalogues>(
  name: Name,
  languages: Record<Language, Shape<Catalogues[Name]>>,
) {
  for (const each of LANGUAGES) i18n.addResourceBundle(each, name, languages[each]);
  return i18n.getFixedT<Name>(language, name);
}

/** The same keys with other texts: what a translation must be. */
type Shape<T> = T extends string ? string : { readonly [Key in keyof T]: Shape<T[Key]> };

export const t = catalogue('shell', { en });

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
