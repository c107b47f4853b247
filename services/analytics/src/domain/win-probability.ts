import { castawayMeans } from './castaway-mean.js';
import { chancesOfMaximum } from './chance-of-maximum.js';
import { isLive, remainingWeeks, type League, type Players } from './league.js';
import { playerOutlook } from './player-outlook.js';
import { survival } from './survival.js';
import { weeklyVariance } from './weekly-variance.js';

/**
 * Each player's chance to win, an estimate in percent, in the order of `league.players`; they add up to 100. The
 * players' totals at the season's end are taken as independent normals (`playerOutlook`), and the chance is that of
 * being the greatest (`chancesOfMaximum`). Before any week is scored all players have the same chance. When no more
 * points can come, because the season is over or no player has a castaway left, the players in first place share 100.
 */
export function winProbabilities(league: League): readonly number[] {
  const { players, castaways, scoredWeeks } = league;
  if (scoredWeeks.length === 0) return players.ids.map((_, __, { length }) => 100 / length);
  const weeks = remainingWeeks(league);
  const isIn = (place: number): boolean => isLive(league, place);
  if (weeks === 0 || !players.drafted.some(isIn)) return sharedByFirst(players);
  // Nothing for those who are out.
  const means = castawayMeans(castaways).map((mean, place) => (isIn(place) ? mean : null));
  const chances = survival(means.filter((mean) => mean !== null).length, weeks);
  const variance = weeklyVariance(castaways);
  const outlooks = players.ids.map((_, player) => {
    const liveMeans: number[] = [];
    for (let index = players.draftedFrom[player]!; index < players.draftedFrom[player + 1]!; index++) {
      const mean = means[players.drafted[index]!] ?? null;
      if (mean !== null) liveMeans.push(mean);
    }
    return playerOutlook(players.total[player]!, liveMeans, chances, variance);
  });
  return chancesOfMaximum(outlooks).map((chance) => 100 * chance);
}

function sharedByFirst({ total }: Players): number[] {
  const most = total.reduce((greatest, own) => Math.max(greatest, own), -Infinity);
  const first = total.filter((own) => own === most).length;
  return Array.from(total, (own) => (own === most ? 100 / first : 0));
}
