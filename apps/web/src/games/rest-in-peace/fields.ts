import type { Level, Options } from '@ghostlight/rest-in-peace';
import type { OptionField } from '../game.ts';
import { t } from './words.ts';

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4];
const CLOCKS = [null, 30, 60, 120, 300] as const;

const clockLabel = (seconds: number | null): string =>
  seconds === null
    ? t('options.noClock')
    : seconds < 60
      ? t('options.seconds', { count: seconds })
      : t('options.minutes', { count: seconds / 60 });

export const fields = ({ learning }: Options): readonly OptionField<Options>[] => [
  { kind: 'toggle', key: 'learning', label: t('options.learning'), help: t('options.learningHelp') },
  ...(learning
    ? []
    : [
        {
          kind: 'set',
          key: 'levels',
          label: t('options.levels'),
          help: t('options.levelsHelp'),
          choices: LEVELS.map((level) => ({ value: level, label: t('options.level', { level }) })),
        } as const,
      ]),
  {
    kind: 'choice',
    key: 'turnSeconds',
    label: t('options.turnSeconds'),
    help: t('options.turnSecondsHelp'),
    choices: CLOCKS.map((value) => ({ value, label: clockLabel(value) })),
  },
  { kind: 'toggle', key: 'revealAtEnd', label: t('options.revealAtEnd'), help: t('options.revealHelp') },
];
