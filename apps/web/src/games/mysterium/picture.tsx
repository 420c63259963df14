import { card, pictureUrl, thumbUrl } from '@ghostlight/card-art';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as Pressable } from 'react-aria-components';
import { useZoom } from '../../cards/zoom.tsx';
import type { ZoomCard } from '../game.ts';
import styles from './picture.module.css';
import { PointingPicture } from './pointing.tsx';
import { t } from './words.ts';

const isDream = (id: string): boolean => id.startsWith('d');

/** Dreams go without their titles: a name would say more than the picture. */
export const titleOf = (id: string): string => (isDream(id) ? t('dream') : (card(id)?.title ?? t('card')));

export const descriptionOf = (id: string): string => card(id)?.description ?? '';

export const zoomCard = (id: string): ZoomCard => ({
  id,
  title: titleOf(id),
  text: descriptionOf(id),
  face: <PointingPicture id={id} src={pictureUrl(id)} />,
});

/** The picture alone: the thumb first, the whole painting where it is shown large. */
export const Picture = ({ id, large = false }: { readonly id: string; readonly large?: boolean }) => (
  <img
    className={styles.picture}
    src={large ? pictureUrl(id) : thumbUrl(id)}
    alt={descriptionOf(id)}
    width={large ? 720 : 160}
    height={large ? 1080 : 240}
    loading="lazy"
    decoding="async"
    draggable={false}
  />
);

interface LookProps {
  readonly id: string;
  /** The cards to leaf through from here; dreams first, so that a dream and a suspect can be held side by side. */
  readonly among: readonly string[];
  readonly className?: string | undefined;
  readonly large?: boolean;
  readonly children?: ReactNode;
}

/** A card that fills the screen when tapped. */
export function LookAt({ id, among, className, large = false, children }: LookProps) {
  const zoom = useZoom();
  return (
    <Pressable
      className={clsx(styles.look, className)}
      aria-label={t('seek.zoom', { card: `${titleOf(id)}. ${descriptionOf(id)}` })}
      onPress={() => zoom.open(among.map(zoomCard), Math.max(0, among.indexOf(id)))}
    >
      <Picture id={id} large={large} />
      {children}
    </Pressable>
  );
}

/** Dreams in a row, each a tap away from the whole screen. */
export const DreamRow = ({
  dreams,
  among,
}: {
  readonly dreams: readonly string[];
  readonly among?: readonly string[];
}) => (
  <ul className={styles.row}>
    {dreams.map((id) => (
      <li key={id} data-dream={id}>
        <LookAt id={id} among={among ?? dreams} className={styles.dream} />
      </li>
    ))}
  </ul>
);
