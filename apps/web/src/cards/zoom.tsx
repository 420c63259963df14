import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { ZoomCard } from '../games/game.ts';
import { t } from '../words/words.ts';
import { type Shown, Stage } from './stage.tsx';
import styles from './zoom.module.css';

interface Zoom {
  /** Opens these cards at one of them, over the whole screen; another can be held beside it from the start. */
  readonly open: (cards: readonly ZoomCard[], at?: number, beside?: number | null) => void;
}

const ZoomContext = createContext<Zoom>({ open: () => {} });

export const useZoom = (): Zoom => use(ZoomContext);

/** Any card fills the screen with one tap; swipe or arrow keys bring the next; two can be held side by side. */
export function ZoomProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const open = useCallback(
    (cards: readonly ZoomCard[], at = 0, beside: number | null = null) => setShown({ cards, at, beside }),
    [],
  );
  const zoom = useMemo(() => ({ open }), [open]);
  const close = () => setShown(null);
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
            {shown && <Stage shown={shown} onShow={setShown} onClose={close} />}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </ZoomContext>
  );
}
