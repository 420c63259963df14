import { useZoom } from '../../cards/zoom.tsx';
import { useTable } from '../../table/use-table.ts';
import type { ZoomCard } from '../game.ts';
import styles from './picture.module.css';
import { descriptionOf, isDream, LookAt, Picture, type Size, titleOf } from './picture.tsx';

/** Opens cards over the whole screen: dreams and suspects are two piles, and one of each can be held side by side. */
export function useLooking(): (among: readonly string[], id: string, beside?: string) => void {
  const zoom = useZoom();
  const { session, seat, setNote } = useTable();
  const mayPoint = seat !== null && seat !== 'ghost';
  const point = async (card: string, spot: { readonly x: number; readonly y: number }) => {
    const answer = await session.point({ card, ...spot });
    if ('error' in answer) setNote(answer.message);
  };
  const zoomCard = (id: string): ZoomCard => ({
    id,
    title: titleOf(id),
    text: descriptionOf(id),
    pile: isDream(id) ? 'dreams' : 'suspects',
    face: <Picture id={id} size="whole" />,
    thumb: <Picture id={id} silent />,
    ...(mayPoint ? { onPoint: (spot) => void point(id, spot) } : {}),
  });
  return (among, id, beside) => {
    const cards = [...new Set(among)];
    const at = cards.indexOf(id);
    const other = beside === undefined ? -1 : cards.indexOf(beside);
    zoom.open(cards.map(zoomCard), Math.max(0, at), other < 0 ? null : other);
  };
}

interface CardProps {
  readonly id: string;
  /** The cards to leaf through from here. */
  readonly among: readonly string[];
  readonly size?: Size;
  readonly className?: string | undefined;
}

/** One card, a tap away from the whole screen. */
export function LookCard({ id, among, size = 'thumb', className }: CardProps) {
  const look = useLooking();
  return <LookAt id={id} size={size} className={className} onPress={() => look(among, id)} />;
}

interface RowProps {
  readonly dreams: readonly string[];
  readonly among?: readonly string[];
  readonly size?: Size;
}

/** Cards in a row, each a tap away from the whole screen. */
export const CardRow = ({ dreams, among = dreams, size = 'thumb' }: RowProps) => (
  <ul className={styles.row}>
    {dreams.map((id) => (
      <li key={id} data-dream={id}>
        <LookCard id={id} among={among} size={size} className={styles.dream} />
      </li>
    ))}
  </ul>
);
