import { useState } from 'react';
import type { GameId } from '../games/registry.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/words.ts';
import styles from './practise.module.css';

interface Role {
  readonly seat: string;
  readonly name: 'mortal' | 'ghost' | 'psychic';
}

/** Where the seats differ one may choose; the first seat of a game whose seats are alike is as good as any. */
const ROLES: Record<GameId, string | readonly Role[]> = {
  'rest-in-peace': 'green',
  'mary-king': [
    { seat: 'mortal', name: 'mortal' },
    { seat: 'ghost', name: 'ghost' },
  ],
  mysterium: [
    { seat: 'psychic-1', name: 'psychic' },
    { seat: 'ghost', name: 'ghost' },
  ],
};

interface Props {
  readonly game: GameId;
  readonly opening: boolean;
  readonly onPractise: (seat: string) => void;
}

/** A game against understudies that begins at once; it asks for the role where there is one to choose. */
export function Practise({ game, opening, onPractise }: Props) {
  const [asking, setAsking] = useState(false);
  const roles = ROLES[game];
  const begin = (seat: string) => {
    setAsking(false);
    onPractise(seat);
  };
  return (
    <>
      <Button
        onPress={() => (typeof roles === 'string' ? begin(roles) : setAsking(true))}
        isDisabled={opening}
        aria-describedby={`poster-${game}`}
      >
        {t('parlour.practise')}
      </Button>
      {typeof roles !== 'string' && (
        <Sheet title={t('practise.title')} open={asking} onClose={() => setAsking(false)}>
          <p>{t('practise.help')}</p>
          <div className={styles.roles}>
            {roles.map(({ seat, name }) => (
              <Button key={seat} look="flame" onPress={() => begin(seat)}>
                {t(`practise.role.${name}`)}
              </Button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
