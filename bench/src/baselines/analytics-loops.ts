/** The same results from arrays in memory: plain loops over the formulas, without a service, database or network. */
import { CASTAWAYS, NO_CASTAWAY, WEEKS, type SeasonData } from '../analytics-league.js';

interface Scored {
  readonly id: string;
  readonly value: number;
}

const descending = (rows: Scored[]): Scored[] => rows.sort((a, b) => b.value - a.value);

function pointsOf(data: SeasonData, player: number, week: number): number {
  const castaway = data.picks[player * WEEKS + week - 1] ?? NO_CASTAWAY;
  return castaway === NO_CASTAWAY ? 0 : (data.points[(week - 1) * CASTAWAYS + castaway] ?? 0);
}

const counted = (data: SeasonData): number[] => data.scored.filter((week) => week >= data.firstPickWeek);

function sumOver(data: SeasonData, player: number, weeks: readonly number[]): number {
  let total = 0;
  for (const week of weeks) total += pointsOf(data, player, week);
  return total;
}

const everyone = (data: SeasonData): number[] => Array.from({ length: data.players }, (_, index) => index);

export function stats(data: SeasonData): number[] {
  let picks = 0;
  for (const castaway of data.picks) if (castaway !== NO_CASTAWAY) picks += 1;
  return [data.players, picks, CASTAWAYS, WEEKS];
}

/** Manual picks per week, then mean points per counted week. */
export function trends(data: SeasonData): number[][] {
  const byHand = new Array<number>(WEEKS).fill(0);
  const picked = new Array<number>(WEEKS).fill(0);
  const points = new Array<number>(WEEKS).fill(0);
  for (let player = 0; player < data.players; player++) {
    for (let week = 1; week <= WEEKS; week++) {
      const place = player * WEEKS + week - 1;
      if (data.picks[place] === NO_CASTAWAY) continue;
      picked[week - 1]! += 1;
      points[week - 1]! += pointsOf(data, player, week);
      if (data.isAuto[place] === 0) byHand[week - 1]! += 1;
    }
  }
  return [byHand, counted(data).map((week) => points[week - 1]! / Math.max(1, picked[week - 1]!))];
}

export function leaderboard(data: SeasonData): Scored[] {
  const weeks = counted(data);
  return descending(
    everyone(data).map((player) => ({
      id: data.playerIds[player] ?? '',
      value: sumOver(data, player, weeks),
    })),
  );
}

export const accuracy = (data: SeasonData): Scored[] =>
  descending(
    everyone(data).map((player) => ({
      id: data.playerIds[player] ?? '',
      value: 50 * own(data, player).filter((castaway) => data.isOut[castaway] === 0).length,
    })),
  );

const own = (data: SeasonData, player: number): number[] => [
  data.rosters[player * 2] ?? NO_CASTAWAY,
  data.rosters[player * 2 + 1] ?? NO_CASTAWAY,
];

/** Total and owners of each castaway. */
export function castaways(data: SeasonData): Map<string, [number, number]> {
  const rows = new Map<string, [number, number]>();
  for (let castaway = 0; castaway < CASTAWAYS; castaway++) {
    let [total, owners] = [0, 0];
    for (const week of data.scored) total += data.points[(week - 1) * CASTAWAYS + castaway] ?? 0;
    for (const drafted of data.rosters) if (drafted === castaway) owners += 1;
    rows.set(data.castawayIds[castaway] ?? '', [total, owners]);
  }
  return rows;
}

function means(data: SeasonData): number[] {
  const sums = Array.from({ length: CASTAWAYS }, (_, castaway) =>
    data.scored.reduce((sum, week) => sum + (data.points[(week - 1) * CASTAWAYS + castaway] ?? 0), 0),
  );
  const weeks = data.scored.length;
  const common = sums.reduce((a, b) => a + b, 0) / (weeks * CASTAWAYS);
  return sums.map((sum) => (sum + 3 * common) / (weeks + 3));
}

export function power(data: SeasonData): Scored[] {
  const weeks = counted(data);
  const mean = means(data);
  const rows = everyone(data).map((player) => ({
    total: sumOver(data, player, weeks),
    form: sumOver(data, player, weeks.slice(-3)),
    line: own(data, player).reduce((sum, c) => sum + (data.isOut[c] === 0 ? (mean[c] ?? 0) : 0), 0),
    byHand: weeks.filter((week) => {
      const place = player * WEEKS + week - 1;
      return data.picks[place] !== NO_CASTAWAY && data.isAuto[place] === 0;
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
      id: data.playerIds[player] ?? '',
      value:
        100 *
        (0.4 * part(row.total, maxTotal) +
          0.25 * part(row.form, maxForm) +
          0.25 * part(row.line, maxLine) +
          0.1 * part(row.byHand, weeks.length)),
    })),
  );
}

export function headToHead(data: SeasonData, one: number, other: number): number[][] {
  return counted(data).map((week) => [pointsOf(data, one, week), pointsOf(data, other, week)]);
}

/** Percent. Equal ones (mean, deviation to 0.1) count as one; the integral uses 512 points as documented. */
export function winProbability(data: SeasonData): Scored[] {
  const weeks = counted(data);
  const mean = means(data);
  const live = data.isOut.reduce((count, out) => count + (out === 0 ? 1 : 0), 0);
  const remaining = WEEKS - data.scored.length;
  const variance = pooledVariance(data);
  const groups = new Map<string, { mean: number; deviation: number; members: number[] }>();
  for (let player = 0; player < data.players; player++) {
    const best = own(data, player)
      .filter((castaway) => data.isOut[castaway] === 0)
      .map((castaway) => mean[castaway] ?? 0)
      .sort((a, b) => b - a);
    let [m, v] = [sumOver(data, player, weeks), 0];
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
      group.members.map((player) => ({
        id: data.playerIds[player] ?? '',
        value: (100 * (chances[index] ?? 0)) / sum,
      })),
    ),
  );
}

function pooledVariance(data: SeasonData): number {
  let squares = 0;
  for (let castaway = 0; castaway < CASTAWAYS; castaway++) {
    const values = data.scored.map((week) => data.points[(week - 1) * CASTAWAYS + castaway] ?? 0);
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    for (const value of values) squares += (value - mean) ** 2;
  }
  return Math.max(1, squares / (CASTAWAYS * (data.scored.length - 1)));
}

/** Abramowitz and Stegun 7.1.26, accurate to 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = poly * Math.exp(-x * x);
  return x >= 0 ? tail : 2 - tail;
}
