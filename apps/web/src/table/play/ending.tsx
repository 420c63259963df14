import { Link } from 'wouter';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { listed, t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import styles from './ending.module.css';

/** After the last card: what was won, what was hidden, and again. */
export function Ending() {
  const { facts, game, scene, seat, isHost, nameOf, verb } = useTable();
  if (!scene || !facts.end) return null;
  const said = seat !== null && facts.again.includes(seat);
  const { Ending: Result } = game;
  return (
    <section className={styles.ending} aria-label={t('end.title')} data-ending>
      <Result scene={scene} />
      <div className={styles.doors}>
        {(seat || isHost) && (
          <Button look="flame" isDisabled={said} onPress={() => void verb({ type: 'again' })}>
            {t('end.again')}
          </Button>
        )}
        {facts.end.by !== 'rules-changed' && (
          <Link href={`/replay/${facts.end.replay}`} className={buttonLook('quiet')}>
            <Icon name="log" size={20} />
            {t('end.replay')}
          </Link>
        )}
      </div>
      {facts.again.length > 0 && (
        <p className={styles.again} role="status">
          {t('end.wantAgain', { names: listed(facts.again.map(nameOf)) })}
        </p>
      )}
    </section>
  );
}
