import { castawayMeans } from './castaway-mean.js';
import { FORM_WEEKS, liveCastaways, type League } from './league.js';

/**
 * Each player's power, 0 to 100 with one decimal, in the order of `league.players`: 100·(0.40·T/maxT + 0.25·F/maxF +
 * 0.25·L/maxL + 0.10·Q), where T is the total, F the mean of the last three scored weeks, L the expected points per
 * week of the player's live castaways together and Q the share of the scored weeks with a pick by hand. Each term is
 * limited to 0 to 1, and is 0 if no player has more than 0.
 */
export function powerScores(league: League): number[] {
  const means = castawayMeans(league.castaways);
  const live = liveCastaways(league);
  const formWeeks = Math.min(FORM_WEEKS, league.countedWeeks.length);
  const terms = league.players.map((player) => ({
    total: player.total,
    form: formWeeks === 0 ? 0 : player.recentPoints / formWeeks,
    line: player.castawayIds.reduce((sum, id) => sum + (live.has(id) ? (means.get(id) ?? 0) : 0), 0),
    byHand: player.weeksPicked - player.autoPicks,
  }));
  const most = (of: (term: (typeof terms)[number]) => number): number =>
    terms.reduce((greatest, term) => Math.max(greatest, of(term)), 0);
  const [maxTotal, maxForm, maxLine] = [most((t) => t.total), most((t) => t.form), most((t) => t.line)];
  return terms.map(({ total, form, line, byHand }) => {
    const score =
      0.4 * part(total, maxTotal) +
      0.25 * part(form, maxForm) +
      0.25 * part(line, maxLine) +
      0.1 * part(byHand, league.countedWeeks.length);
    return Math.round(score * 1_000) / 10;
  });
}

const part = (value: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0;
