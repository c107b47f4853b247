import { loadLeague } from '../db/load-league.js';
import { displayOrder } from '../domain/leaderboard.js';
import type { League } from '../domain/league.js';
import type { Question } from './answers.js';

/** The league, its players in the leaderboard's order, so that equals stand everywhere as they do there. */
export const league: Question<League> = async ({ database }) => {
  const loaded = await loadLeague(database);
  return { ...loaded, players: [...loaded.players].sort(displayOrder) };
};
