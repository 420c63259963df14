import type { Bout, Contest } from './bout.ts';
import { wilson } from './wilson.ts';

/** The table of a contest. */
export function report(contest: Contest, bouts: readonly Bout[], duel: boolean): string {
  const [a, b] = contest.sides;
  const rows: string[][] = [['', 'games', 'rate', '95 % interval']];
  if (duel) {
    const draws = bouts.filter((bout) => bout.score === 0.5).length;
    rows.push(row(`${a} beats ${b}`, bouts), ...bySeat(a, bouts));
    rows.push(['drawn or both lost', String(draws), percent(draws / bouts.length), '']);
  } else rows.push(row(`won (${a} first, ${b} beside)`, bouts));
  for (const name of Object.keys(bouts[0]?.figures ?? {})) {
    const pairs = bouts.map((bout) => bout.figures[name] ?? [0, 0]);
    rows.push(shareRow(name, sum(pairs.map(([hits]) => hits)), sum(pairs.map(([, of]) => of))));
  }
  const moves = sum(bouts.map((bout) => bout.moves)) / bouts.length;
  const lines = [
    `${contest.game}, seed ${contest.seed}`,
    '',
    ...aligned(rows),
    '',
    `moves a game: ${moves.toFixed(1)}`,
  ];
  for (const side of [0, 1] as const)
    lines.push(
      thoughtLine(
        contest.sides[side],
        bouts.flatMap((bout) => bout.thought[side]),
      ),
    );
  return lines.join('\n');
}

/** The share of games each seat won. */
export function balance(contest: Contest, bouts: readonly Bout[], seats: readonly string[]): string {
  const won = (seat: string) => bouts.filter(({ winners }) => winners.includes(seat)).length;
  const nobody = bouts.filter(({ winners }) => winners.length === 0).length;
  const rows = [
    ['', 'games', 'rate', '95 % interval'],
    ...seats.map((seat) => shareRow(`${seat} wins`, won(seat), bouts.length)),
    shareRow('nobody wins', nobody, bouts.length),
  ];
  return [`${contest.game}, ${contest.sides[0]} in every seat, seed ${contest.seed}`, '', ...aligned(rows)].join('\n');
}

const row = (name: string, bouts: readonly Bout[]): string[] =>
  shareRow(name, sum(bouts.map((bout) => bout.score)), bouts.length);

function shareRow(name: string, hits: number, of: number): string[] {
  const { rate, low, high } = wilson(hits, of);
  return [name, String(of), percent(rate), `${percent(low)} – ${percent(high)}`];
}

const bySeat = (name: string, bouts: readonly Bout[]): string[][] =>
  [...new Set(bouts.map((bout) => bout.firstSeat))].sort().map((seat) =>
    row(
      `  ${name} as ${seat}`,
      bouts.filter((bout) => bout.firstSeat === seat),
    ),
  );

function thoughtLine(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((x, y) => x - y);
  const at = (share: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)} ms`;
  const mean = `${(sum(times) / Math.max(1, times.length)).toFixed(1)} ms`;
  return `${name}: ${mean} a decision, 95 % within ${at(0.95)}, longest ${at(1)}`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
