import type { CardView, Psychic, Seat } from '@ghostlight/rest-in-peace';
import type { ZoomCard } from '../game.ts';
import { CardBack, GhostCard } from './cards/ghost-card.tsx';
import { PsychicCard } from './cards/psychic-card.tsx';
import { psychicName, psychicTenth, psychicText, t } from './words.ts';
import styles from './zoom-cards.module.css';

const big = (card: React.ReactNode) => <span className={styles.big}>{card}</span>;

export const psychicZoom = (card: Psychic): ZoomCard => ({
  id: `psychic-${card}`,
  title: psychicName(card),
  text: `${psychicText(card)}\n${t('board.round', { round: 10 })}: ${psychicTenth(card)}`,
  face: big(<PsychicCard card={card} size="large" />),
});

export function cardZoom(card: CardView, seat: Seat, place: number): ZoomCard {
  if (card.kind === 'psychic') return psychicZoom(card.card);
  if (card.kind === 'hidden')
    return { id: `hidden-${seat}-${place}`, title: t('board.faceDown'), face: big(<CardBack seat={seat} />) };
  return {
    id: `ghost-${seat}-${place}`,
    title: t('ghostOf', { value: card.value, family: t(`families.${seat}`) }),
    text: t(card.value % 2 === 0 ? 'even' : 'odd'),
    face: big(<GhostCard seat={seat} value={card.value} size="large" />),
  };
}
