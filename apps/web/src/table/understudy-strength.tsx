import type { Strength } from '@ghostlight/protocol';
import { t } from '../words/words.ts';
import { ChoiceField } from './lobby/option-fields.tsx';
import { useTable } from './use-table.ts';

const STRENGTHS: readonly Strength[] = ['gentle', 'steady', 'cruel'];

/** How well the understudy of a seat plays; the host may change it. */
export function UnderstudyStrength({ seat }: { readonly seat: string }) {
  const { facts, game, isHost, nameOf, scene, verb } = useTable();
  // Who must be silent cannot speak by this either.
  const hushed = facts.phase === 'playing' && scene !== null && !!game.hushed?.(scene);
  const strength = facts.seats.find((each) => each.seat === seat)?.strength ?? null;
  const choices = STRENGTHS.map((value) => ({ value, label: t(`understudy.strengths.${value}`) }));
  const choose = (value: unknown) => {
    const wanted = STRENGTHS.find((each) => each === value);
    if (wanted) void verb({ type: 'understudy', seat, strength: wanted });
  };
  return (
    <ChoiceField
      field={{ key: seat, label: t('understudy.strength', { name: nameOf(seat) }), choices }}
      value={strength}
      locked={!isHost || hushed}
      onChange={choose}
    />
  );
}
