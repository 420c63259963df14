import { t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';

/** The one sentence: the game's, unless the table itself stands still. */
export function useSentence(): string {
  const { facts, game, scene, nameOf } = useTable();
  if (!scene) return '';
  if (facts.end) return endSentence(facts.end.by) ?? game.verdict(facts.end.outcome?.reason ?? '', scene);
  if (facts.paused) return t('table.paused');
  return game.sentence(scene);

  function endSentence(by: string): string | null {
    const who = facts.end?.seat;
    if (by === 'resigned') return t('end.resigned', { name: who ? nameOf(who) : '' });
    if (by === 'draw-agreed') return t('end.drawAgreed');
    if (by === 'abandoned') return t('end.abandoned');
    if (by === 'rules-changed') return t('end.rulesChanged');
    return null;
  }
}
