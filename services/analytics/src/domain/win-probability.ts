import { castawayMeans } from './castaway-mean.js';
import { chancesOfMaximum } from './chance-of-maximum.js';
import { liveCastaways, remainingWeeks, type League } from './league.js';
import { playerOutlook } from './player-outlook.js';
import { survival } from './survival.js';
import { weeklyVariance } from './weekly-variance.js';

/**
 * Each player's chance to win, an estimate in percent, in the order of `league.players`; they add up to 100. The
 * players' totals at the season's end are taken as independent normals (`playerOutlook`), and the chance is that of
 * being the greatest (`chancesOfMaximum`). Before any week is scored all players have the same chance. When no more
 * points can come, because the season is over or no player has a castaway left, the players in first place share 100.
 */
export function winProbabilities(league: League): number[] {
  const { players, castaways, scoredWeeks } = league;
  if (scoredWeeks.length === 0) return players.map(() => 100 / players.length);
  const weeks = remainingWeeks(league);
  const means = castawayMeans(castaways);
  const live = liveCastaways(league);
  const liveMeans = players.map(({ castawayIds }) =>
    castawayIds.filter((id) => live.has(id)).map((id) => means.get(id) ?? 0),
  );
  if (weeks === 0 || liveMeans.every((own) => own.length === 0)) return sharedByFirst(players);
  const chances = survival(live.size, weeks);
  const variance = weeklyVariance(castaways);
  const outlooks = players.map(({ total }, index) =>
    playerOutlook(total, liveMeans[index] ?? [], chances, variance),
  );
  return chancesOfMaximum(outlooks).map((chance) => 100 * chance);
}

function sharedByFirst(players: League['players']): number[] {
  const most = players.reduce((greatest, { total }) => Math.max(greatest, total), -Infinity);
  const first = players.filter(({ total }) => total === most).length;
  return players.map(({ total }) => (total === most ? 100 / first : 0));
}
