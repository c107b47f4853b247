/** The same results from arrays in memory: plain loops over the formulas, without a service, database or network. */
import { castawayId, CASTAWAYS, NOBODY, playerId, WEEKS, type SeasonFacts } from './analytics-league.js';

interface Scored {
  readonly id: string;
  readonly value: number;
}

const descending = (rows: Scored[]): Scored[] => rows.sort((a, b) => b.value - a.value);

function pointsOf(facts: SeasonFacts, player: number, week: number): number {
  const castaway = facts.picks[player * WEEKS + week - 1] ?? NOBODY;
  return castaway === NOBODY ? 0 : (facts.points[(week - 1) * CASTAWAYS + castaway] ?? 0);
}

const counted = (facts: SeasonFacts): number[] => facts.scored.filter((week) => week >= facts.firstPickWeek);

function sumOver(facts: SeasonFacts, player: number, weeks: readonly number[]): number {
  let total = 0;
  for (const week of weeks) total += pointsOf(facts, player, week);
  return total;
}

const everyone = (facts: SeasonFacts): number[] => Array.from({ length: facts.players }, (_, index) => index);

export function stats(facts: SeasonFacts): number[] {
  let picks = 0;
  for (const castaway of facts.picks) if (castaway !== NOBODY) picks += 1;
  return [facts.players, picks, CASTAWAYS, WEEKS];
}

/** Manual picks per week, then mean points per counted week. */
export function trends(facts: SeasonFacts): number[][] {
  const byHand = new Array<number>(WEEKS).fill(0);
  const picked = new Array<number>(WEEKS).fill(0);
  const points = new Array<number>(WEEKS).fill(0);
  for (let player = 0; player < facts.players; player++) {
    for (let week = 1; week <= WEEKS; week++) {
      const place = player * WEEKS + week - 1;
      if (facts.picks[place] === NOBODY) continue;
      picked[week - 1]! += 1;
      points[week - 1]! += pointsOf(facts, player, week);
      if (facts.isAuto[place] === 0) byHand[week - 1]! += 1;
    }
  }
  return [byHand, counted(facts).map((week) => points[week - 1]! / Math.max(1, picked[week - 1]!))];
}

export function leaderboard(facts: SeasonFacts): Scored[] {
  const weeks = counted(facts);
  return descending(
    everyone(facts).map((player) => ({ id: playerId(player), value: sumOver(facts, player, weeks) })),
  );
}

export const accuracy = (facts: SeasonFacts): Scored[] =>
  descending(
    everyone(facts).map((player) => ({
      id: playerId(player),
      value: 50 * own(facts, player).filter((castaway) => facts.isOut[castaway] === 0).length,
    })),
  );

const own = (facts: SeasonFacts, player: number): number[] => [
  facts.rosters[player * 2] ?? NOBODY,
  facts.rosters[player * 2 + 1] ?? NOBODY,
];

/** Total and owners of each castaway. */
export function castaways(facts: SeasonFacts): Map<string, [number, number]> {
  const rows = new Map<string, [number, number]>();
  for (let castaway = 0; castaway < CASTAWAYS; castaway++) {
    let [total, owners] = [0, 0];
    for (const week of facts.scored) total += facts.points[(week - 1) * CASTAWAYS + castaway] ?? 0;
    for (const drafted of facts.rosters) if (drafted === castaway) owners += 1;
    rows.set(castawayId(castaway), [total, owners]);
  }
  return rows;
}

function means(facts: SeasonFacts): number[] {
  const sums = Array.from({ length: CASTAWAYS }, (_, castaway) =>
    facts.scored.reduce((sum, week) => sum + (facts.points[(week - 1) * CASTAWAYS + castaway] ?? 0), 0),
  );
  const weeks = facts.scored.length;
  const common = sums.reduce((a, b) => a + b, 0) / (weeks * CASTAWAYS);
  return sums.map((sum) => (sum + 3 * common) / (weeks + 3));
}

export function power(facts: SeasonFacts): Scored[] {
  const weeks = counted(facts);
  const mean = means(facts);
  const rows = everyone(facts).map((player) => ({
    total: sumOver(facts, player, weeks),
    form: sumOver(facts, player, weeks.slice(-3)),
    line: own(facts, player).reduce((sum, c) => sum + (facts.isOut[c] === 0 ? (mean[c] ?? 0) : 0), 0),
    byHand: weeks.filter((week) => {
      const place = player * WEEKS + week - 1;
      return facts.picks[place] !== NOBODY && facts.isAuto[place] === 0;
    }).length,
  }));
  let [maxTotal, maxForm, maxLine] = [0, 0, 0];
  for (const row of rows) {
    maxTotal = Math.max(maxTotal, row.total);
    maxForm = Math.max(maxForm, row.form);
    maxLine = Math.max(maxLine, row.line);
  }
  const part = (value: number, whole: number): number =>
    Math.min(1, Math.max(0, whole > 0 ? value / whole : 0));
  return descending(
    rows.map((row, player) => ({
      id: playerId(player),
      value:
        100 *
        (0.4 * part(row.total, maxTotal) +
          0.25 * part(row.form, maxForm) +
          0.25 * part(row.line, maxLine) +
          0.1 * part(row.byHand, weeks.length)),
    })),
  );
}

export function headToHead(facts: SeasonFacts, one: number, other: number): number[][] {
  return counted(facts).map((week) => [pointsOf(facts, one, week), pointsOf(facts, other, week)]);
}

/** Percent. Equal ones (mean, deviation to 0.1) count as one; the integral uses 512 points as documented. */
export function winProbability(facts: SeasonFacts): Scored[] {
  const weeks = counted(facts);
  const mean = means(facts);
  const live = facts.isOut.reduce((count, out) => count + (out === 0 ? 1 : 0), 0);
  const remaining = WEEKS - facts.scored.length;
  const variance = pooledVariance(facts);
  const groups = new Map<string, { mean: number; deviation: number; members: number[] }>();
  for (let player = 0; player < facts.players; player++) {
    const best = own(facts, player)
      .filter((castaway) => facts.isOut[castaway] === 0)
      .map((castaway) => mean[castaway] ?? 0)
      .sort((a, b) => b - a);
    let [m, v] = [sumOver(facts, player, weeks), 0];
    for (let j = 0; j < remaining; j++) {
      const q = Math.max(0, 1 - (j * (Math.max(0, live - 3) / remaining)) / live);
      let [expected, square, reached] = [0, 0, 1];
      for (const value of best) {
        expected += reached * q * value;
        square += reached * q * (variance + value * value);
        reached *= 1 - q;
      }
      m += expected;
      v += square - expected * expected;
    }
    const [M, s] = [Math.round(m * 10) / 10, Math.max(0.5, Math.round(Math.sqrt(v) * 10) / 10)];
    const group = groups.get(`${M}/${s}`) ?? { mean: M, deviation: s, members: [] };
    group.members.push(player);
    groups.set(`${M}/${s}`, group);
  }
  const all = [...groups.values()];
  let [lowest, highest] = [-Infinity, -Infinity];
  for (const group of all) {
    lowest = Math.max(lowest, group.mean - 4 * group.deviation);
    highest = Math.max(highest, group.mean + 6 * group.deviation);
  }
  const chances = new Float64Array(all.length);
  for (let k = 0; k < 512; k++) {
    const x = lowest + ((highest - lowest) * k) / 511;
    let whole = 0;
    const logs = all.map((group) => {
      const log = Math.log(0.5 * erfc((group.mean - x) / group.deviation / Math.SQRT2));
      whole += log * group.members.length;
      return log;
    });
    all.forEach((group, index) => {
      const z = (x - group.mean) / group.deviation;
      chances[index]! += Math.exp((-z * z) / 2 + whole - (logs[index] ?? 0)) / group.deviation;
    });
  }
  let sum = 0;
  all.forEach((group, index) => (sum += (chances[index] ?? 0) * group.members.length));
  return descending(
    all.flatMap((group, index) =>
      group.members.map((player) => ({ id: playerId(player), value: (100 * (chances[index] ?? 0)) / sum })),
    ),
  );
}

function pooledVariance(facts: SeasonFacts): number {
  let squares = 0;
  for (let castaway = 0; castaway < CASTAWAYS; castaway++) {
    const values = facts.scored.map((week) => facts.points[(week - 1) * CASTAWAYS + castaway] ?? 0);
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    for (const value of values) squares += (value - mean) ** 2;
  }
  return Math.max(1, squares / (CASTAWAYS * (facts.scored.length - 1)));
}

/** Abramowitz and Stegun 7.1.26, accurate to 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = poly * Math.exp(-x * x);
  return x >= 0 ? tail : 2 - tail;
}
