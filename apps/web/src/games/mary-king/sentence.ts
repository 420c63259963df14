import { cardName, type Duel, whatOf } from './names.ts';
import { t } from './words.ts';

/** The one sentence: who must do what, said to this viewer. */
export function sentence({ view, viewer, name }: Duel): string {
  const { question, resolving } = view;
  if (!question) return t('sentence.over');
  const top = view.stack.at(-1);
  const card = resolving && 'card' in resolving ? cardName(resolving.card) : '';
  if (question.seat !== viewer) {
    if (question.kind === 'window' && top)
      return t('sentence.waitWindow', { name: name(question.seat), what: whatOf(top, name) });
    return t('sentence.wait', { name: name(question.seat) });
  }
  switch (question.kind) {
    case 'act':
      return t('sentence.act');
    case 'window':
      return t('sentence.window', { what: top ? whatOf(top, name) : '' });
    case 'declare':
      return t('sentence.declare', { card });
    case 'choose':
      return question.picked === 0
        ? t('sentence.choose_zero', { card })
        : t('sentence.choose', { card, count: question.picked });
    case 'recall':
      return t('sentence.recall', { card });
  }
}
