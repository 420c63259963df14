import type { ComponentType } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../games/registry.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { t } from '../words/words.ts';
import { MaryKingArt } from './art/mary-king.tsx';
import { MysteriumArt } from './art/mysterium.tsx';
import { RestInPeaceArt } from './art/rest-in-peace.tsx';
import styles from './poster.module.css';
import { Practise } from './practise.tsx';

export const POSTER_ART: Record<GameId, ComponentType> = {
  'rest-in-peace': RestInPeaceArt,
  'mary-king': MaryKingArt,
  mysterium: MysteriumArt,
};

interface Props {
  readonly game: GameId;
  readonly opening: boolean;
  readonly onHost: () => void;
  readonly onPractise: (seat: string) => void;
}

/** A game as a playbill: what it is, and what to do with it. */
export function Poster({ game, opening, onHost, onPractise }: Props) {
  const Art = POSTER_ART[game];
  return (
    <article className={styles.poster} aria-labelledby={`poster-${game}`}>
      <div className={styles.art}>
        <Art />
      </div>
      <div className={styles.bill}>
        <p className={styles.overline}>{t(`games.${game}.overline`)}</p>
        <h2 id={`poster-${game}`} className={styles.title}>
          {t(`games.${game}.title`)}
        </h2>
        <p className={styles.line}>{t(`games.${game}.line`)}</p>
        <p className={styles.facts}>
          <span>{t(`games.${game}.players`)}</span>
          <span aria-hidden="true">❦</span>
          <span>{t(`games.${game}.minutes`)}</span>
        </p>
        <div className={styles.doors}>
          <Button look="flame" onPress={onHost} isDisabled={opening} aria-describedby={`poster-${game}`}>
            {opening ? t('parlour.opening') : t('parlour.host')}
          </Button>
          <Practise game={game} opening={opening} onPractise={onPractise} />
          <Link href={`/rules/${game}`} className={buttonLook('quiet')} aria-describedby={`poster-${game}`}>
            {t('parlour.howToPlay')}
          </Link>
        </div>
      </div>
    </article>
  );
}
