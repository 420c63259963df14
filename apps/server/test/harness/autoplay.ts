import { isRefusal } from '@ghostlight/protocol';
import { type Dice, ofAnyVerb } from '@ghostlight/rules-testkit';
import type { GameRules } from '../../src/games.ts';
import type { Player } from './player.ts';

/** Refusals that racing players may meet without having done anything wrong. */
const RACES = new Set(['stale', 'over', 'paused']);

/** Plays random legal moves, of any type, from what this player is shown, whenever there are any, until the match is over. */
export function autoplay(player: Player, rules: GameRules, dice: Dice): Promise<void> {
  return new Promise((resolve, reject) => {
    let busy = false;
    const step = (): boolean => {
      if (player.shown.table?.facts.phase === 'over') {
        resolve();
        return false;
      }
      if (player.closed !== null) {
        reject(new Error(`${player.name}'s line broke with ${player.closed} during play.`));
        return false;
      }
      if (!busy && player.shown.game) void move();
      return true;
    };
    const move = async () => {
      const { view } = player;
      const { seat } = player;
      const legal = rules.legal(view);
      const prompt = rules.prompt(view);
      if (seat === null || prompt === null || legal.length === 0) return;
      busy = true;
      try {
        const answer = await player.act({ seat, prompt, actions: [ofAnyVerb(legal, dice) as Record<string, unknown>] });
        if (isRefusal(answer) && !RACES.has(answer.error)) reject(new Error(`${answer.error}: ${answer.message}`));
      } catch (error) {
        if (player.closed === null) reject(error);
      }
      busy = false;
      step();
    };
    player.onChange(step);
    step();
  });
}
