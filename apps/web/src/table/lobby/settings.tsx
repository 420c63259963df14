import type { Pace } from '@ghostlight/protocol';
import { Panel } from '../../ui/panel.tsx';
import { t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import { ChoiceField, SetField, ToggleField } from './option-fields.tsx';
import styles from './settings.module.css';

const PACES: readonly Pace[] = ['normal', 'slow', 'off'];

/** What is played, in words: the host's to change, everybody's to read. */
export function Settings() {
  const { facts, game, isHost, verb } = useTable();
  const options = facts.options;
  const change = (key: string, value: unknown) =>
    void verb({ type: 'settings', options: { ...options, [key]: value } });
  return (
    <Panel title={t('settings.title')} aside={!isHost && <span className={styles.aside}>{t('settings.hosts')}</span>}>
      <div className={styles.fields}>
        {game
          .fields(options)
          .map((field) =>
            field.kind === 'toggle' ? (
              <ToggleField
                key={field.key}
                field={field}
                on={options[field.key] === true}
                locked={!isHost}
                onChange={(on) => change(field.key, on)}
              />
            ) : field.kind === 'choice' ? (
              <ChoiceField
                key={field.key}
                field={field}
                value={options[field.key]}
                locked={!isHost}
                onChange={(value) => change(field.key, value)}
              />
            ) : (
              <SetField
                key={field.key}
                field={field}
                values={options[field.key]}
                locked={!isHost}
                onChange={(values) => change(field.key, values)}
              />
            ),
          )}
        <ChoiceField
          field={{
            key: 'pace',
            label: t('settings.pace'),
            help: t('settings.paceHelp'),
            choices: PACES.map((value) => ({ value, label: t(`settings.paces.${value}`) })),
          }}
          value={facts.pace}
          locked={!isHost}
          onChange={(pace) => void verb({ type: 'settings', pace: pace as Pace })}
        />
        <ToggleField
          field={{ key: 'public', label: t('settings.public'), help: t('settings.publicHelp') }}
          on={facts.public}
          locked={!isHost}
          onChange={(open) => void verb({ type: 'settings', public: open })}
        />
      </div>
    </Panel>
  );
}
