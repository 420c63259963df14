import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { t } from '../words/words.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** drawer: along the side, the table stays in sight. page: nearly the whole screen. note: a small question. */
  readonly shape?: 'drawer' | 'page' | 'note';
  readonly children: ReactNode;
}

/** A dialog: from below on phones. Escape, the button and a tap beside it close it; focus goes back where it was. */
export function Sheet({ title, open, onClose, shape = 'note', children }: Props) {
  return (
    <ModalOverlay className={styles.veil ?? ''} isOpen={open} onOpenChange={(now) => !now && onClose()} isDismissable>
      <Modal className={clsx(styles.sheet, styles[shape])}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <Button look="quiet" aria-label={t('close')} onPress={onClose}>
              <Icon name="close" />
            </Button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
