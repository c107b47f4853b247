import { castawayMeans } from './castaways.js';
import { FORM_WEEKS, isLive, type League } from './league.js';

/**
 * Each player's power, 0 to 100 with one decimal, in the order of `league.players`: 100·(0.40·T/maxT + 0.25·F/maxF +
 * 0.25·L/maxL + 0.10·Q), where T is the total, F the mean of the last three scored weeks, L the expected points per
 * week of the player's live castaways together and Q the share of the scored weeks with a pick by hand. Each term is
 * limited to 0 to 1, and is 0 if no player has more than 0.
 */
export function powerScores(league: League): Float64Array {
  const { players, countedWeeks } = league;
  const formWeeks = Math.min(FORM_WEEKS, countedWeeks.length);
  const form = new Float64Array(players.ids.length);
  for (let player = 0; player < form.length && formWeeks > 0; player++)
    form[player] = players.recentPoints[player]! / formWeeks;
  const lines = liveMeansOf(league);
  const [maxTotal, maxForm, maxLine] = [greatest(players.total), greatest(form), greatest(lines)];
  const scores = new Float64Array(players.ids.length);
  for (let player = 0; player < scores.length; player++) {
    const score =
      0.4 * part(players.total[player]!, maxTotal) +
      0.25 * part(form[player]!, maxForm) +
      0.25 * part(lines[player]!, maxLine) +
      0.1 * part(players.weeksPicked[player]! - players.autoPicks[player]!, countedWeeks.length);
    scores[player] = Math.round(score * 1_000) / 10;
  }
  return scores;
}

/** The expected points per week of each player's live castaways together. */
function liveMeansOf({ castaways, players }: League): Float64Array {
  const means = castawayMeans(castaways).map((mean, place) => (isLive({ castaways }, place) ? mean : 0));
  const sums = new Float64Array(players.ids.length);
  for (let player = 0; player < sums.length; player++) {
    let sum = 0;
    for (let index = players.draftedFrom[player]!; index < players.draftedFrom[player + 1]!; index++)
      sum += means[players.drafted[index]!] ?? 0;
    sums[player] = sum;
  }
  return sums;
}

/** Not below 0. */
function greatest(values: Int32Array | Float64Array): number {
  let most = 0;
  for (const value of values) most = Math.max(most, value);
  return most;
}

const part = (value: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0;
