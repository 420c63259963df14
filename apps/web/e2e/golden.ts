import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Replay } from '@ghostlight/protocol';
import type { Match } from '@ghostlight/rules-kit';
import type { Page } from '@playwright/test';
import { board } from './table.ts';

const PACKAGES = join(import.meta.dirname, '../../../packages');

/** A golden game of the rules' own tests, opened by the page of replays after so many actions. */
export async function openGolden(page: Page, game: string, file: string, after: number): Promise<void> {
  const { outcome, ...match } = JSON.parse(
    readFileSync(join(PACKAGES, game, 'fixtures', `${file}.json`), 'utf8'),
  ) as Match & Pick<Replay['end'], 'outcome'>;
  const replay: Replay = {
    ...match,
    id: file,
    seats: [...new Set(match.actions.map(({ seat }) => seat))].map((seat) => ({ seat, name: seat })),
    times: match.actions.map((_, n) => n),
    startedAt: 0,
    endedAt: match.actions.length,
    end: { by: 'rules', seat: null, outcome },
  };
  await page.route(`**/api/replays/${file}`, (route) => route.fulfill({ json: replay }));
  await page.goto(`/replay/${file}#${after}`);
  await board(page).waitFor();
}
