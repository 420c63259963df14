import type { Item } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { CardFace } from './card-face.tsx';
import { type Duel, face, whatOf } from './names.ts';
import styles from './pile.module.css';
import { t } from './words.ts';

/** The response stack drawn as a pile: the newest on top, each with whose it is. */
export function Pile({ scene }: { readonly scene: Duel }) {
  const { view } = scene;
  const items =
    view.resolving && !view.stack.some((item) => item.id === view.resolving?.id)
      ? [...view.stack, view.resolving]
      : view.stack;
  if (items.length === 0) return null;
  return (
    <ol className={styles.pile} aria-label={t('board.stack')} data-depth={items.length}>
      {items.toReversed().map((item, i) => (
        <li key={item.id} className={clsx(styles.item, i === 0 && styles.top)}>
          <OnPile item={item} scene={scene} />
        </li>
      ))}
    </ol>
  );
}

const OnPile = ({ item, scene }: { readonly item: Item; readonly scene: Duel }) => (
  <>
    {'controller' in item && <SeatMark face={face(item.controller)} size={22} />}
    <span>{whatOf(item, scene.name)}</span>
    {'card' in item && (
      <span className={styles.card}>
        <CardFace card={item.card} owner={item.owner} turned={item.kind === 'control' && item.turned} />
      </span>
    )}
  </>
);
