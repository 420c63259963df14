import type { Options } from '@ghostlight/mysterium';
import type { OptionField } from '../game.ts';
import { t } from './words.ts';

type Field = OptionField<Options>;
/** Both editions' options: a field of one is not among the keys of the other. */
type Key = Field['key'];

const DIFFICULTIES = {
  original: ['easy', 'normal', 'difficult', 'very-difficult'],
  clairvoyance: ['easy', 'medium', 'hard'],
} as const;

const ONE_MINUTE = 60;
const duration = (seconds: number): string => {
  if (seconds === 0) return t('options.off');
  return seconds % ONE_MINUTE === 0
    ? t('options.minutes', { count: seconds / ONE_MINUTE })
    : t('options.seconds', { count: seconds });
};

const clock = (
  key: 'interpretSeconds' | 'ghostSeconds' | 'voteSeconds' | 'finalSeconds',
  choices: readonly number[],
): Field => ({
  key: key as Key,
  kind: 'choice',
  label: t(`options.${key}`),
  choices: choices.map((value) => ({ value, label: duration(value) })),
});

const toggle = (key: 'batchVisions' | 'splitClairvoyance' | 'strictMajority'): Field => ({
  key: key as Key,
  kind: 'toggle',
  label: t(`options.${key}`),
  help: t(`options.${key}Help`),
});

export function fields(options: Options): readonly Field[] {
  const common: readonly Field[] = [
    {
      key: 'edition',
      kind: 'choice',
      label: t('options.edition'),
      help: t('options.editionHelp'),
      choices: (['original', 'clairvoyance'] as const).map((value) => ({
        value,
        label: t(`options.editions.${value}`),
      })),
    },
    {
      key: 'difficulty',
      kind: 'choice',
      label: t('options.difficulty'),
      help: t('options.difficultyHelp'),
      choices: DIFFICULTIES[options.edition].map((value) => ({ value, label: t(`options.difficulties.${value}`) })),
    },
    clock('interpretSeconds', [0, 60, 90, 120, 180, 300]),
    clock('ghostSeconds', [0, 180, 300, 600]),
    clock('finalSeconds', [0, 180, 300, 600]),
    toggle('batchVisions'),
  ];
  if (options.edition === 'clairvoyance')
    return [...common, clock('voteSeconds', [0, 30, 60, 120]), toggle('splitClairvoyance')];
  return [
    ...common,
    toggle('strictMajority'),
    {
      key: 'guessOrder' as Key,
      kind: 'choice',
      label: t('options.guessOrder'),
      choices: (['character-first', 'object-first'] as const).map((value) => ({
        value,
        label: t(`options.orders.${value}`),
      })),
    },
  ];
}
