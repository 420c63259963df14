import { clsx } from 'clsx';
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { ZoomCard } from '../games/game.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { t } from '../words/words.ts';
import styles from './zoom.module.css';

interface Zoom {
  /** Opens these cards at one of them, over the whole screen. */
  readonly open: (cards: readonly ZoomCard[], at?: number) => void;
}

const ZoomContext = createContext<Zoom>({ open: () => {} });

export const useZoom = (): Zoom => use(ZoomContext);

interface Shown {
  readonly cards: readonly ZoomCard[];
  readonly at: number;
}

const SWIPE = 40;

/** Any card fills the screen with one tap; swipe or arrow keys bring the next; two can be held side by side. */
export function ZoomProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [held, setHeld] = useState<ZoomCard | null>(null);
  const open = useCallback((cards: readonly ZoomCard[], at = 0) => setShown({ cards, at }), []);
  const zoom = useMemo(() => ({ open }), [open]);
  const close = () => {
    setShown(null);
    setHeld(null);
  };
  return (
    <ZoomContext value={zoom}>
      {children}
      <ModalOverlay
        className={styles.veil ?? ''}
        isOpen={shown !== null}
        onOpenChange={(now) => !now && close()}
        isDismissable
      >
        <Modal className={styles.modal ?? ''}>
          <Dialog className={styles.dialog ?? ''} aria-label={shown?.cards[shown.at]?.title ?? t('zoom.title')}>
            {shown && <Cards shown={shown} setShown={setShown} held={held} setHeld={setHeld} onClose={close} />}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </ZoomContext>
  );
}

interface CardsProps {
  readonly shown: Shown;
  readonly setShown: (shown: Shown) => void;
  readonly held: ZoomCard | null;
  readonly setHeld: (card: ZoomCard | null) => void;
  readonly onClose: () => void;
}

function Cards({ shown, setShown, held, setHeld, onClose }: CardsProps) {
  const { cards, at } = shown;
  const card = cards[at];
  const from = useRef(0);
  const step = (by: number) => setShown({ cards, at: (at + by + cards.length) % cards.length });
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
  };
  const up = (event: PointerEvent) => {
    const moved = event.clientX - from.current;
    if (cards.length > 1 && Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1);
  };
  if (!card) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and swipes repeat what the buttons below do
    <div
      className={styles.stage}
      onKeyDown={keys}
      onPointerDown={(event) => (from.current = event.clientX)}
      onPointerUp={up}
    >
      <div className={clsx(styles.cards, held && styles.two)}>
        {held && <Face card={held} />}
        <Face key={card.id} card={card} />
      </div>
      <div className={styles.bar}>
        {cards.length > 1 && (
          <Button look="quiet" aria-label={t('zoom.previous')} onPress={() => step(-1)}>
            <Icon name="previous" />
          </Button>
        )}
        <span className={styles.count} aria-live="polite">
          {cards.length > 1 && t('zoom.of', { n: at + 1, count: cards.length })}
        </span>
        {cards.length > 1 && (
          <Button look="quiet" aria-label={t('zoom.next')} onPress={() => step(1)}>
            <Icon name="next" />
          </Button>
        )}
        {cards.length > 1 && (
          <Button look="quiet" onPress={() => setHeld(held ? null : card)}>
            <Icon name="beside" />
            {t(held ? 'zoom.release' : 'zoom.hold')}
          </Button>
        )}
        <Button look="brass" autoFocus onPress={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

const Face = ({ card }: { readonly card: ZoomCard }) => (
  <figure className={styles.figure}>
    <div className={styles.face}>{card.face}</div>
    <figcaption className={styles.caption}>
      <b>{card.title}</b>
      {card.text && <span>{card.text}</span>}
    </figcaption>
  </figure>
);
