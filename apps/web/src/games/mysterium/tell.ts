import type { Event, Seat } from '@ghostlight/mysterium';
import type { Line } from '../game.ts';
import { ownerOf } from './personas.ts';
import { titleOf } from './picture.tsx';
import type { Seance } from './props.ts';
import { t } from './words.ts';

/** A told event as a line of the log. */
export function tell(event: Event, scene: Seance): Line<Seat> | null {
  const { name } = scene;
  switch (event.type) {
    case 'step':
      return { text: t(`tell.step.${event.step}`, { turn: event.turn }), weight: 'turning-point', sound: 'reveal' };
    case 'sent':
      return { text: sentText(event.persona, event.dreams.length, event.chance), seat: 'ghost', sound: 'card' };
    case 'drew':
      return event.reshuffled ? { text: t('tell.reshuffled') } : null;
    case 'redrew':
      return { text: t('tell.redrew', { count: event.count }), seat: 'ghost', sound: 'card' };
    case 'unveiled':
      return event.visions.length > 0 ? { text: t('tell.unveiled'), seat: 'ghost', sound: 'card' } : null;
    case 'ball': {
      const owner = ownerOf(scene, event.persona);
      const text = event.card
        ? t('tell.ball', { name: owner, card: titleOf(event.card) })
        : t('tell.ballBack', { name: owner });
      return { text, seat: event.seat, sound: 'card' };
    }
    case 'token':
      return event.mark === null
        ? null
        : {
            text: t(event.mark === 'agree' ? 'tell.tokenAgree' : 'tell.tokenDisagree', {
              seat: name(event.seat),
              name: ownerOf(scene, event.persona),
            }),
            seat: event.seat,
          };
    case 'ready':
      return event.ready ? { text: t('tell.ready', { name: name(event.seat) }), seat: event.seat } : null;
    case 'manifested':
      return manifested(event, scene);
    case 'tokens-back':
      return { text: t('tell.tokensBack') };
    case 'line-up':
      return { text: t('tell.lineUp'), weight: 'turning-point' };
    case 'shared':
      return { text: t(event.dreams ? 'tell.shared' : 'tell.sharedDown'), seat: 'ghost', sound: 'card' };
    case 'turned':
      return { text: t('tell.turned'), seat: 'ghost', sound: 'card' };
    case 'accused':
      return {
        text: event.group
          ? t('tell.accused', { name: name(event.seat), group: event.group })
          : t('tell.accusedBack', { name: name(event.seat) }),
        seat: event.seat,
      };
    case 'undecided':
      return { text: t('tell.undecided') };
    case 'exposed':
      return { ...verdictLine(event), sound: event.right ? 'knock' : 'two-knocks' };
    case 'revealed':
      return verdictLine(event);
    case 'voted':
      return { text: t('tell.voted', { name: name(event.seat) }), seat: event.seat };
    case 'over':
      return {
        text: t(`tell.step.over`),
        weight: 'turning-point',
        sound: event.outcome.kind === 'win' ? 'win' : 'loss',
      };
    default:
      return null;
  }

  function sentText(persona: number, count: number, chance: boolean): string {
    const owner = ownerOf(scene, persona);
    return chance ? t('tell.sentByChance', { name: owner }) : t('tell.sent', { count, name: owner });
  }
}

/** The knocks sound one after the other on the board, not all at once from here. */
function manifested(event: Extract<Event, { readonly type: 'manifested' }>, scene: Seance): Line<Seat> {
  const owner = ownerOf(scene, event.persona);
  const seat = scene.view.personas[event.persona - 1]?.seat;
  const words = { name: owner, card: event.card ? titleOf(event.card) : '' };
  const key = event.finished ? 'finished' : event.right ? 'right' : event.card ? 'wrong' : 'noBall';
  return {
    text: t(`tell.${key}`, words),
    weight: 'turning-point',
    ...(seat ? { seat } : {}),
  };
}

/** How it came out, and what broke a tie. */
function verdictLine({ group, right, by }: Extract<Event, { readonly type: 'exposed' | 'revealed' }>): Line<Seat> {
  const text =
    group === null ? t('tell.exposedNobody') : t(right ? 'tell.exposedRight' : 'tell.exposedWrong', { group });
  const tie = by === 'marker' || by === 'seniority' ? t(`tell.by.${by}`) : '';
  return { text: [text, tie].filter(Boolean).join(' '), weight: 'turning-point' };
}
