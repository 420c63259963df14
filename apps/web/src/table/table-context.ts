import type { TableFacts } from '@ghostlight/protocol';
import { useMemo, useState } from 'react';
import type { AnyGame, Scene } from '../games/game.ts';
import type { GameId } from '../games/registry.ts';
import { t } from '../words/words.ts';
import { type Session, sentenceOf, type TableState } from './session.ts';
import { personOf, type TableContext } from './use-table.ts';

/** What the page knows of its table, made of what the session was told. */
export function useTableContext(
  session: Session,
  state: TableState,
  gameId: GameId,
  game: AnyGame,
): TableContext | null {
  const [note, setNote] = useState<string | null>(null);
  return useMemo(() => {
    const { table, you, game: played } = state.shown;
    if (!table || !you) return null;
    const { facts } = table;
    const at = (name: string) => facts.seats.find((each) => each.seat === name);
    const nameOf = (name: string) => {
      const seat = at(name);
      const person = seat && personOf(facts, seat)?.name;
      if (seat?.kind === 'understudy') return understudyName(facts, name, person);
      return person ?? game.face(name).role;
    };
    const seat = facts.seats.find((each) => each.person === you.person && each.kind === 'person')?.seat ?? null;
    const scene: Scene<unknown> | null = played && {
      view: played.view,
      viewer: you.viewer,
      name: nameOf,
      seats: facts.seats.map((each) => each.seat),
    };
    return {
      session,
      state,
      facts,
      gameId,
      game,
      seat,
      me: you.person,
      isHost: facts.host === you.person,
      scene,
      nameOf,
      personIn: (name) => {
        const found = at(name);
        return found ? personOf(facts, found) : null;
      },
      verb: async (verb) => {
        const answer = await session.verb(verb);
        setNote(sentenceOf(answer));
        return answer;
      },
      note,
      setNote,
    };
  }, [session, state, gameId, game, note]);
}

/** Understudies have no names: they are numbered, or called after whom they play for. */
function understudyName(facts: TableFacts, seat: string, person: string | undefined): string {
  if (person) return t('table.understudyFor', { name: person });
  const nameless = facts.seats.filter((each) => each.kind === 'understudy' && each.person === null);
  const n = nameless.findIndex((each) => each.seat === seat) + 1;
  return nameless.length > 1 ? t('table.understudyN', { n }) : t('table.understudy');
}
