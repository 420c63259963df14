import type { Listing } from '@ghostlight/protocol';
import { Link } from 'wouter';
import { isGameId } from '../games/registry.ts';
import { buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { t } from '../words/words.ts';
import styles from './public-tables.module.css';
import { usePublicTables } from './use-public-tables.ts';

const gameTitle = (game: string): string => (isGameId(game) ? t(`games.${game}.title`) : game);

/** Tables whose hosts invite anybody to sit down or to watch. */
export function PublicTables() {
  const tables = usePublicTables();
  return (
    <section className={styles.tables} aria-labelledby="public-tables">
      <h2 id="public-tables" className={styles.title}>
        {t('parlour.publicTables')}
      </h2>
      {tables.length === 0 ? (
        <p className={styles.none}>{t('parlour.publicNone')}</p>
      ) : (
        <ul className={styles.list}>
          {tables.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ table }: { readonly table: Listing }) {
  const free = table.phase === 'lobby' && table.seatsFree > 0;
  const game = gameTitle(table.game);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.game}>{game}</p>
        <p className={styles.facts}>
          {table.host && <span>{t('parlour.hostedBy', { host: table.host })}</span>}
          <span>{t(`parlour.phase.${table.phase}`)}</span>
          {free && <span>{t('parlour.seatsFree', { count: table.seatsFree })}</span>}
          {table.watchers > 0 && (
            <span className={styles.watchers}>
              <Icon name="eye" size={16} />
              {table.watchers}
            </span>
          )}
        </p>
      </div>
      <Link
        href={`/t/${table.id}`}
        className={buttonLook('brass')}
        aria-label={`${free ? t('parlour.sit') : t('parlour.watch')}: ${game}`}
      >
        {free ? t('parlour.sit') : t('parlour.watch')}
      </Link>
    </li>
  );
}
