import { displayOrder } from '@torchbearer/rules';
import { loadLeague } from '../db/load-league.js';
import type { League } from '../domain/league.js';
import type { CachedQuery } from './query-cache.js';

/** The league with its players in the leaderboard's order, so that ties have the same order everywhere. */
export const league: CachedQuery<League> = async ({ database }) => {
  const loaded = await loadLeague(database);
  return { ...loaded, players: [...loaded.players].sort(displayOrder) };
};
