import type { CreateTable } from '@ghostlight/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createTable } from '../api.ts';
import { GAME_IDS, type GameId } from '../games/registry.ts';
import { personKey } from '../person.ts';
import { rememberedName, useRemembered } from '../remembered.ts';
import { Field } from '../ui/field.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { t } from '../words/words.ts';
import { JoinByCode } from './join-by-code.tsx';
import styles from './parlour.module.css';
import { Poster } from './poster.tsx';
import { PublicTables } from './public-tables.tsx';
import { Wordmark } from './wordmark.tsx';

export function Parlour() {
  usePageTitle(t('parlour.pageTitle'));
  const [, go] = useLocation();
  const [name, setName] = useRemembered(rememberedName);
  const [opening, setOpening] = useState<GameId | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function open(table: CreateTable & { readonly game: GameId }, state: object) {
    setOpening(table.game);
    setTrouble(null);
    const made = await createTable(table);
    setOpening(null);
    if ('error' in made) setTrouble(made.message);
    else go(`/t/${made.id}`, { state });
  }

  const host = (game: GameId) => open({ game }, { host: true });

  // Alone nobody waits for anybody: the clocks are off.
  const practise = (game: GameId, seat: string) =>
    open(
      {
        game,
        pace: 'off',
        key: personKey(),
        name: name.trim() || t('practise.guest'),
        practise: { seat },
      },
      { practise: true },
    );

  return (
    <main className={styles.parlour}>
      <header className={styles.head}>
        <h1>
          <Wordmark />
        </h1>
        <p className={styles.lead}>{t('parlour.lead')}</p>
        <p className={styles.sub}>{t('parlour.sub')}</p>
      </header>
      <section className={styles.desk} aria-label={t('parlour.deskLabel')}>
        <Field
          label={t('parlour.nameLabel')}
          placeholder={t('parlour.namePlaceholder')}
          value={name}
          onChange={setName}
          maxLength={24}
          autoComplete="nickname"
        />
        <JoinByCode />
      </section>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <section className={styles.posters} aria-label={t('parlour.gamesLabel')}>
        {GAME_IDS.map((game) => (
          <Poster
            key={game}
            game={game}
            opening={opening === game}
            onHost={() => void host(game)}
            onPractise={(seat) => void practise(game, seat)}
          />
        ))}
      </section>
      <PublicTables />
      <footer className={styles.foot}>{t('parlour.credits')}</footer>
    </main>
  );
}
