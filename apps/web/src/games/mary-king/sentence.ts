import { cardName, type Duel, whatOf } from './names.ts';
import { t } from './words.ts';

/** The one sentence: who must do what, said to this viewer. */
export function sentence({ view, viewer, name }: Duel): string {
  const { question, resolving } = view;
  if (!question) return t('sentence.over');
  const top = view.stack.at(-1);
  const what = top ? whatOf(top, name) : '';
  const card = resolving && 'card' in resolving ? cardName(resolving.card) : '';
  const who = name(question.seat);
  const mine = question.seat === viewer;
  switch (question.kind) {
    case 'act':
      return mine ? t('sentence.act') : t('sentence.waitAct', { name: who });
    case 'window':
      return mine ? t('sentence.window', { what }) : t('sentence.waitWindow', { name: who, what });
    case 'declare':
      return mine ? t('sentence.declare', { card }) : t('sentence.waitDeclare', { name: who, card });
    case 'choose':
      return mine ? t('sentence.choose', { card }) : t('sentence.waitChoose', { name: who, card });
    case 'recall':
      return mine ? t('sentence.recall', { card }) : t('sentence.waitRecall', { name: who, card });
  }
}
