import { lazy, Suspense } from 'react';
import { GAME_IDS, type GameId, loadHowToPlay } from '../games/registry.ts';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/words.ts';

/** The illustrated rules of each game, fetched when first opened. */
export const HOW_TO_PLAY = Object.fromEntries(
  GAME_IDS.map((game) => [game, lazy(() => loadHowToPlay(game).then(({ HowToPlay }) => ({ default: HowToPlay })))]),
) as Record<GameId, ReturnType<typeof lazy>>;

interface Props {
  readonly game: GameId;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The rules over the table, without losing it. */
export function HowToPlaySheet({ game, open, onClose }: Props) {
  const Pages = HOW_TO_PLAY[game];
  return (
    <Sheet title={t('parlour.howToPlay')} open={open} onClose={onClose} shape="page">
      <Suspense fallback={<p>{t('table.opening')}</p>}>
        <Pages />
      </Suspense>
    </Sheet>
  );
}
