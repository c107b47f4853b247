import { isParticipant } from '@torchbearer/rules';
import type { LeagueFacts, Player, Roster } from './league-facts.js';

export interface Participant extends Player {
  readonly roster: Roster | null;
}

/** Who takes part in the league. */
export function participants({ players, rosters }: Pick<LeagueFacts, 'players' | 'rosters'>): Participant[] {
  const rosterOf = new Map(rosters.map((roster) => [roster.userId, roster]));
  return players
    .map((player) => ({ ...player, roster: rosterOf.get(player.id) ?? null }))
    .filter((player) => isParticipant(player, player.roster));
}
