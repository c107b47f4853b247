import { castawayMeans, survival, weeklyVariance } from './castaways.js';
import { chancesOfMaximum } from './chance-of-maximum.js';
import { isLive, remainingWeeks, type League, type Players } from './league.js';
import { prospectOf, type Outlooks, type Prospect } from './player-outlook.js';

/**
 * Each player's chance to win, an estimate in percent, in the order of `league.players`; they add up to 100. The
 * players' totals at the season's end are taken as independent normals (`prospectOf`), and the chance is that of
 * being the greatest (`chancesOfMaximum`). Before any week is scored all players have the same chance. When no more
 * points can come, because the season is over or no player has a castaway left, the players in first place share 100.
 */
export function winProbabilities(league: League): Float64Array {
  const { players, castaways, scoredWeeks } = league;
  if (scoredWeeks.length === 0) return new Float64Array(players.ids.length).fill(100 / players.ids.length);
  const weeks = remainingWeeks(league);
  const isIn = (place: number): boolean => isLive(league, place);
  if (weeks === 0 || !players.drafted.some(isIn)) return sharedByFirst(players);
  // Nothing for those who are out.
  const means = castawayMeans(castaways).map((mean, place) => (isIn(place) ? mean : null));
  const chances = survival(means.filter((mean) => mean !== null).length, weeks);
  const variance = weeklyVariance(castaways);
  const prospectWith = (liveMeans: readonly number[]) => prospectOf(liveMeans, chances, variance);
  return chancesOfMaximum(outlooksOf(players, means, prospectWith)).map((chance) => 100 * chance);
}

/** Players with the same castaways, a node of this tree. */
interface SameRoster {
  readonly liveMeans: readonly number[];
  readonly prospect: Prospect;
  /** Those with one castaway more. */
  readonly longer: Map<number, SameRoster>;
}

/** @param means of each castaway; null for those who are out  @param prospectWith called once for each roster */
function outlooksOf(
  { total, drafted, draftedFrom }: Players,
  means: readonly (number | null)[],
  prospectWith: (liveMeans: readonly number[]) => Prospect,
): Outlooks {
  const sameRoster = (liveMeans: readonly number[]): SameRoster => ({
    liveMeans,
    prospect: prospectWith(liveMeans),
    longer: new Map(),
  });
  const none = sameRoster([]);
  const outlooks = { means: new Float64Array(total.length), deviations: new Float64Array(total.length) };
  for (let player = 0; player < total.length; player++) {
    let roster = none;
    for (let index = draftedFrom[player]!; index < draftedFrom[player + 1]!; index++) {
      const place = drafted[index]!;
      const mean = means[place] ?? null;
      if (mean === null) continue;
      const next = roster.longer.get(place) ?? sameRoster([...roster.liveMeans, mean]);
      roster.longer.set(place, next);
      roster = next;
    }
    let mean = total[player]!;
    for (const points of roster.prospect.expected) mean += points;
    outlooks.means[player] = mean;
    outlooks.deviations[player] = roster.prospect.deviation;
  }
  return outlooks;
}

function sharedByFirst({ total }: Players): Float64Array {
  const most = total.reduce((greatest, own) => Math.max(greatest, own), -Infinity);
  const first = total.filter((own) => own === most).length;
  return Float64Array.from(total, (own) => (own === most ? 100 / first : 0));
}
