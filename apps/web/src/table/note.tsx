import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { t } from '../words/words.ts';
import styles from './note.module.css';
import { useTable } from './use-table.ts';

/** Why that did not work, in a sentence. Goes when something happens, or when it is put away. */
export function Note() {
  const { note, setNote } = useTable();
  return (
    <div role="alert" className={styles.place}>
      {note && (
        <div className={styles.note} data-note>
          <span>{note}</span>
          <Button look="quiet" aria-label={t('close')} onPress={() => setNote(null)}>
            <Icon name="close" size={18} />
          </Button>
        </div>
      )}
    </div>
  );
}
