import { card, middleUrl, pictureUrl, thumbUrl } from '@ghostlight/card-art';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import styles from './picture.module.css';
import { Spot } from './pointing.tsx';
import { t } from './words.ts';

export const isDream = (id: string): boolean => id.startsWith('d');

/** Dreams go without their titles: a name would say more than the picture. */
export const titleOf = (id: string): string => (isDream(id) ? t('dream') : (card(id)?.title ?? t('card')));

export const descriptionOf = (id: string): string => card(id)?.description ?? '';

/** thumb: in strips and rows. middle: to be argued about on the table. whole: over the whole screen. */
export type Size = 'thumb' | 'middle' | 'whole';

const SIZES = {
  thumb: { url: thumbUrl, width: 160, height: 240 },
  middle: { url: middleUrl, width: 360, height: 540 },
  whole: { url: pictureUrl, width: 720, height: 1080 },
} as const;

/** What is already here and can be looked at while the larger one comes. */
const BEFORE: Readonly<Record<Size, Size | null>> = { thumb: null, middle: 'thumb', whole: 'middle' };

interface PictureProps {
  readonly id: string;
  readonly size?: Size;
  /** Where the words beside it say all that the picture's own would. */
  readonly silent?: boolean;
}

/** A painting: the smaller one first, the larger over it; and the spot somebody points at. */
export function Picture({ id, size = 'thumb', silent = false }: PictureProps) {
  const { url, width, height } = SIZES[size];
  const before = BEFORE[size];
  return (
    <span
      className={clsx(styles.painting, styles[size])}
      style={before ? { backgroundImage: `url("${SIZES[before].url(id)}")` } : undefined}
      data-painting={id}
    >
      <img
        className={styles.picture}
        src={url(id)}
        alt={silent ? '' : descriptionOf(id)}
        width={width}
        height={height}
        loading={size === 'whole' ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
      <Spot id={id} />
    </span>
  );
}

interface LookProps {
  readonly id: string;
  readonly className?: string | undefined;
  readonly size?: Size;
  readonly onPress: () => void;
}

/** A card that fills the screen when tapped. */
export const LookAt = ({ id, className, size = 'thumb', onPress }: LookProps) => (
  <Pressable
    className={clsx(styles.look, className)}
    aria-label={t('seek.zoom', { card: `${titleOf(id)}. ${descriptionOf(id)}` })}
    data-look={id}
    onPress={onPress}
  >
    <Picture id={id} size={size} silent />
  </Pressable>
);
