import { isRefusal, type Listing, type Refusal } from '@ghostlight/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { findTable } from '../api.ts';
import { isGameId } from '../games/registry.ts';
import { JoinByCode } from '../parlour/join-by-code.tsx';
import { POSTER_ART } from '../parlour/poster.tsx';
import { Wordmark } from '../parlour/wordmark.tsx';
import { rememberedName, useRemembered } from '../remembered.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { t } from '../words/words.ts';
import styles from './greeting.module.css';
import type { Wish } from './table-page.tsx';

interface Props {
  readonly id: string;
  readonly onEnter: (wish: Wish) => void;
}

/** The doormat: whose table this is, your name, and two ways in. */
export function Greeting({ id, onEnter }: Props) {
  const [found, setFound] = useState<Listing | Refusal | null>(null);
  useEffect(() => {
    let gone = false;
    void findTable(id).then((answer) => !gone && setFound(answer));
    return () => {
      gone = true;
    };
  }, [id]);

  return (
    <main className={styles.page}>
      <Link href="/" className={styles.home} aria-label={t('home')}>
        <Wordmark small />
      </Link>
      {found === null ? (
        <p className={styles.waiting} role="status">
          {t('table.finding')}
        </p>
      ) : isRefusal(found) ? (
        <NotFound refusal={found} />
      ) : (
        <Invitation table={found} onEnter={onEnter} />
      )}
    </main>
  );
}

/** A wrong or an old code: says so, and helps. */
export function NotFound({ refusal }: { readonly refusal: Refusal }) {
  usePageTitle(t('table.notFoundTitle'));
  return (
    <section className={styles.card}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('table.notFoundTitle')}</h1>
        <p role="alert">{refusal.message}</p>
        <p className={styles.dim}>{t('table.notFoundHelp')}</p>
        <JoinByCode />
        <Link href="/" className={buttonLook('quiet')}>
          {t('back')}
        </Link>
      </div>
    </section>
  );
}

function Invitation({ table, onEnter }: { readonly table: Listing; readonly onEnter: (wish: Wish) => void }) {
  const [name, setName] = useRemembered(rememberedName);
  const [wrong, setWrong] = useState<string | null>(null);
  const game = isGameId(table.game) ? table.game : null;
  const title = game ? t(`games.${game}.title`) : table.game;
  usePageTitle(t('table.pageTitle', { game: title }));
  const Art = game && POSTER_ART[game];
  const free = table.seatsFree > 0;

  const enter = (wish: Wish) => {
    if (wish === 'sit' && name.trim() === '') setWrong(t('table.nameNeeded'));
    else onEnter(wish);
  };

  return (
    <section className={styles.card}>
      {Art && (
        <div className={styles.art}>
          <Art />
        </div>
      )}
      <form
        className={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          enter(free ? 'sit' : 'watch');
        }}
      >
        <p className={styles.dim}>{table.host ? t('table.invited', { host: table.host }) : t('table.invitedNoHost')}</p>
        <h1 className={styles.title}>{title}</h1>
        {!free && <p className={styles.full}>{t('table.full')}</p>}
        <Field
          label={t('parlour.nameLabel')}
          placeholder={t('parlour.namePlaceholder')}
          value={name}
          onChange={(text) => {
            setName(text);
            setWrong(null);
          }}
          wrong={wrong}
          maxLength={24}
          autoComplete="nickname"
        />
        {free && (
          <Button type="submit" look="flame" wide>
            {t('table.takeSeat')}
          </Button>
        )}
        <Button look={free ? 'quiet' : 'flame'} wide onPress={() => enter('watch')}>
          {t('table.justWatch')}
        </Button>
        {game && (
          <Link href={`/rules/${game}`} className={buttonLook('quiet')}>
            {t('parlour.howToPlay')}
          </Link>
        )}
      </form>
    </section>
  );
}
