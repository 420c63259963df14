import type { Seat } from '@ghostlight/mysterium';
import type { PointTold } from '@ghostlight/protocol';
import { createContext, use, useEffect, useState } from 'react';
import { face } from './personas.ts';
import styles from './picture.module.css';

/** The newest spot that somebody pointed at; every picture of that card shows it, on whatever screen. */
export const Pointed = createContext<PointTold | null>(null);

const SHOWN_FOR = 5_000;

export function Spot({ id }: { readonly id: string }) {
  const pointed = use(Pointed);
  const here = pointed?.card === id ? pointed : null;
  const [faded, setFaded] = useState<PointTold | null>(null);
  useEffect(() => {
    if (!here) return;
    const timer = setTimeout(() => setFaded(here), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [here]);
  if (!here || here === faded) return null;
  const { colour } = face(here.seat as Seat);
  return (
    <span
      className={styles.spot}
      style={{ left: `${here.x / 10}%`, top: `${here.y / 10}%`, borderColor: colour }}
      data-spot={id}
    />
  );
}
