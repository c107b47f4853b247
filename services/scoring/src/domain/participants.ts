import { isParticipant } from '@torchbearer/rules';
import type { LeagueData, Player, Roster } from './league-data.js';

export interface Participant extends Player {
  readonly roster: Roster | null;
}

/** Who takes part in the league. */
export function participants({ players, rosters }: Pick<LeagueData, 'players' | 'rosters'>): Participant[] {
  const rosterOf = new Map(rosters.map((roster) => [roster.userId, roster]));
  return players
    .map((player) => ({ ...player, roster: rosterOf.get(player.id) ?? null }))
    .filter((player) => isParticipant(player, player.roster));
}
