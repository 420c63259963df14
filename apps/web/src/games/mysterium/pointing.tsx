import { type MouseEvent, useEffect, useState } from 'react';
import { useTable } from '../../table/use-table.ts';
import styles from './picture.module.css';
import { descriptionOf } from './picture.tsx';
import { t } from './words.ts';

const SHOWN_FOR = 4_000;
const WHOLE = 1_000;

/** The painting at full size: a tap points at a spot, and the newest spot anybody pointed at glows for all. */
export function PointingPicture({ id, src }: { readonly id: string; readonly src: string }) {
  const { session, seat, setNote } = useTable();
  const spot = useSpot(id);
  const mayPoint = seat !== null && seat !== 'ghost';
  async function point(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) =>
      Math.min(WHOLE, Math.max(0, Math.round(((at - from) / size) * WHOLE)));
    const answer = await session.point({
      card: id,
      x: share(event.clientX, box.left, box.width),
      y: share(event.clientY, box.top, box.height),
    });
    if ('error' in answer) setNote(answer.message);
  }
  const painting = (
    <img className={styles.whole} src={src} alt={descriptionOf(id)} width={720} height={1080} draggable={false} />
  );
  return (
    <div className={styles.frame}>
      {mayPoint ? (
        <button type="button" className={styles.canvas} onClick={(event) => void point(event)} title={t('seek.point')}>
          {painting}
        </button>
      ) : (
        painting
      )}
      {spot && (
        <svg className={styles.spots} viewBox={`0 0 ${WHOLE} ${WHOLE}`} preserveAspectRatio="none" aria-hidden="true">
          <ellipse className={styles.spot} cx={spot.x} cy={spot.y} rx="60" ry="40" />
        </svg>
      )}
    </div>
  );
}

/** The newest spot somebody pointed at, if it is on this card and fresh. */
export function useSpot(id: string): { readonly x: number; readonly y: number } | null {
  const { state } = useTable();
  const { pointed } = state;
  const [faded, setFaded] = useState<object | null>(null);
  useEffect(() => {
    if (!pointed) return;
    const timer = setTimeout(() => setFaded(pointed), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [pointed]);
  return pointed && pointed.card === id && pointed !== faded ? pointed : null;
}
