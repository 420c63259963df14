import { DAYS, type Options } from '@ghostlight/mary-king';
import type { OptionField } from '../game.ts';
import { t } from './words.ts';

const clock = (key: 'windowSeconds' | 'turnSeconds', choices: readonly number[]): OptionField<Options> => ({
  key,
  kind: 'choice',
  label: t(`options.${key}`),
  choices: choices.map((value) => ({
    value,
    label: value === 0 ? t('options.off') : t('options.seconds', { count: value }),
  })),
});

export const fields = (): readonly OptionField<Options>[] => [
  {
    key: 'specialAbilities',
    kind: 'toggle',
    label: t('options.specialAbilities'),
    help: t('options.specialAbilitiesHelp'),
  },
  clock('windowSeconds', [0, 10, 20, 30, 60]),
  clock('turnSeconds', [0, 60, 120, 300]),
  {
    key: 'mutualDeath',
    kind: 'choice',
    label: t('options.mutualDeath'),
    help: t('options.mutualDeathHelp'),
    choices: (['sameResolution', 'sameDay'] as const).map((value) => ({ value, label: t(`options.deaths.${value}`) })),
  },
  {
    key: 'totalControlFrom',
    kind: 'choice',
    label: t('options.totalControlFrom'),
    help: t('options.totalControlFromHelp'),
    choices: DAYS.map((value) => ({ value, label: t(`days.${value}`) })),
  },
  { key: 'revealAtEnd', kind: 'toggle', label: t('options.revealAtEnd') },
];
