/** Who picks what on which connection, so that the last pick of each player is known. */
import type { Player } from '../league.js';

export interface Turn {
  readonly player: Pick<Player, 'id' | 'token' | 'roster'>;
  readonly castawayId: string;
}

/**
 * The picks that a connection repeats: each of its players in turn, and one castaway after the other, so that every
 * pick is a change. No player is on two connections.
 */
export function cycleOf(players: readonly Turn['player'][], connection: number, connections: number): Turn[] {
  const own = players.filter((_, index) => index % connections === connection);
  return [0, 1].flatMap((choice) =>
    own.map((player) => ({ player, castawayId: player.roster[choice] ?? '' })),
  );
}

/**
 * The castaway that each player picked last, by the player's id.
 * @param made how many requests each connection has made since it was opened
 */
export function lastPicks(
  cycles: readonly (readonly Turn[])[],
  made: readonly number[],
): ReadonlyMap<string, string> {
  const last = new Map<string, string>();
  cycles.forEach((cycle, connection) => {
    const count = made[connection] ?? 0;
    for (let request = Math.max(0, count - cycle.length); request < count; request++) {
      const turn = cycle[request % cycle.length];
      if (turn) last.set(turn.player.id, turn.castawayId);
    }
  });
  return last;
}
