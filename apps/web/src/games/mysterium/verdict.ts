import type { FinalView, PsychicSeat, Vote } from '@ghostlight/mysterium';
import { listed } from '../../words/words.ts';
import type { Seance } from './props.ts';
import { t } from './words.ts';

/** How the last answer came about, told on the board: the count, and what broke a tie (MY-R13, MY-R17, MY-R43). */
export function verdictTold(scene: Seance, final: FinalView): readonly string[] {
  const { view } = scene;
  const { verdict } = final;
  if (view.step !== 'over' && final.round > 1) return [t('final.undecided', { round: final.round }), seniorTold(scene)];
  if (!verdict) return [];
  const polled = view.end !== null && view.end.votes.length > 0;
  if (verdict.group === null) return [t(polled ? 'final.nobodyVoted' : 'final.nobodyAccused')];
  const wrong = view.step !== 'over' ? [t('final.cleared', { group: verdict.group, turn: view.turn })] : [];
  if (verdict.by === 'majority') return [...wrong, t('final.byMajority', { group: verdict.group })];
  if (!polled || !view.end)
    return [...wrong, t('final.bySeniority', { group: verdict.group, name: '' }), seniorTold(scene)];
  return tieTold(scene, view.end.votes, verdict.group, verdict.by === 'marker');
}

const seniorTold = ({ view, name }: Seance): string =>
  t('final.seniority', { names: listed(view.seniority.map(name)) });

/** The tied groups, and whose vote counted more. */
function tieTold({ view, name }: Seance, votes: readonly Vote[], group: number, byMarker: boolean): readonly string[] {
  const counts = new Map<number, number>();
  for (const vote of votes) if (vote.group !== null) counts.set(vote.group, (counts.get(vote.group) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const tied = [...counts].filter(([, count]) => count === most).map(([each]) => each);
  const markerOf = (seat: PsychicSeat) => view.psychics.find((each) => each.seat === seat)?.marker ?? 0;
  const [decisive] = votes
    .filter((vote) => vote.group === group)
    .toSorted(
      (a, b) => markerOf(b.seat) - markerOf(a.seat) || view.seniority.indexOf(a.seat) - view.seniority.indexOf(b.seat),
    );
  if (!decisive) return [];
  const words = { name: name(decisive.seat), marker: markerOf(decisive.seat), group };
  return [
    t('final.tied', { groups: listed(tied.toSorted((a, b) => a - b).map(String)) }),
    byMarker ? t('final.byMarker', words) : t('final.byTrackAndSeniority', words),
  ];
}
