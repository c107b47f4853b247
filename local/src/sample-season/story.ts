/** The events of the sample season. Tastes, picks and points are computed; only the draft has a random seed. */
import { ruleById } from '@torchbearer/rules/rule-book';
import { DateTime } from 'luxon';
import { createHash } from 'node:crypto';

/** The weeks already played; the one after the last is open. */
export const PLAYED_WEEKS = [3, 4, 5, 6] as const;
export const OPEN_WEEK = 7;

/** Who leaves after which week, by position in the cast. */
const LEAVES_AFTER = { 3: 17, 4: 5, 5: 11, 6: 3 } as const;

/**
 * The castaway eliminated after each week, by id. If a player would lose their last castaway, the next of the cast goes
 * instead, so that every sample player has a castaway to pick.
 * @param cast ids, in the order of the cast
 * @param rosters ids of each player's castaways
 */
export function leavers(
  cast: readonly string[],
  rosters: readonly (readonly string[])[],
): ReadonlyMap<number, string> {
  const gone = new Set<string>();
  const isLastOfAPlayer = (id: string): boolean =>
    rosters.some((roster) => roster.includes(id) && roster.every((one) => one === id || gone.has(one)));
  const byWeek = new Map<number, string>();
  for (const week of PLAYED_WEEKS) {
    const first = LEAVES_AFTER[week];
    const inTurn = [...cast.slice(first), ...cast.slice(0, first)];
    const leaver = inTurn.find((id) => !gone.has(id) && !isLastOfAPlayer(id));
    if (leaver === undefined) continue;
    gone.add(leaver);
    byWeek.set(week, leaver);
  }
  return byWeek;
}

/** A number from 0 to 1 that depends on the words only. */
const fate = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUInt32BE(0) / 2 ** 32;

/** A player's ranking of castaways: the show's favourites tend to be high on every list. */
export function rankingOf(player: string, castaways: readonly string[]): string[] {
  const appeal = (castaway: string): number =>
    0.5 * fate('favourite', castaway) + fate('taste', player, castaway);
  return [...castaways].sort((one, other) => appeal(other) - appeal(one));
}

/** A castaway's points in a week: 0 to 30, in steps of one. */
export const pointsOf = (castaway: string, week: number): number =>
  Math.floor(31 * fate('points', castaway, week));

/** What can happen to a castaway of the sample in one week, in any combination. */
const FEATS = [
  'tribe-first-in-immunity',
  'tribe-wins-reward',
  'last-leg-of-tribes-win',
  'name-not-written-down',
  'vote-for-who-leaves',
  'advantage-found-at-camp',
  'advantage-from-journey',
  'extra-vote-played',
  'idol-found',
  'idol-clue-found',
  'idol-shown-to-ally',
  'false-idol-carved',
  'fire-made-without-flint',
  'food-caught-for-tribe',
  'episode-title-said',
  'host-laughs-at-council',
];
const SMALL_FEATS = ['first-words-of-episode', 'last-confessional-before-council'];
const SLIPS = ['camp-fire-let-out', 'vote-for-who-stays', 'no-vote-at-council', 'rest-ordered-by-doctors'];

export type StoryLine =
  { readonly ruleId: string; readonly count: number } | { readonly points: number; readonly reason: string };

/** What a castaway's points in a week are made of: `pointsOf` in sum. */
export function linesOf(castaway: string, week: number): StoryLine[] {
  const lines: StoryLine[] = [];
  let rest = pointsOf(castaway, week);
  const byFate = (ids: readonly string[]): string[] =>
    ids.toSorted((one, other) => fate(one, castaway, week) - fate(other, castaway, week));
  const add = (ruleId: string | undefined, count = 1): void => {
    const rule = ruleById(ruleId ?? '');
    if (!rule) return;
    lines.push({ ruleId: rule.id, count });
    rest -= rule.points * count;
  };
  if (rest === 0 || fate('slips', castaway, week) < 0.3) add(byFate(SLIPS)[0]);
  for (const id of byFate(FEATS)) {
    const points = ruleById(id)?.points ?? 0;
    if (points <= rest) add(id, id === 'food-caught-for-tribe' && 2 * points <= rest ? 2 : 1);
  }
  if (rest === 1 && fate('ruling', castaway, week) < 0.4) {
    lines.push({ points: 1, reason: 'A second look at the tape: first over the line' });
  } else if (rest > 0) {
    add(byFate(SMALL_FEATS)[0]);
  }
  return lines;
}

/** Whether a player misses a week and gets an automatic pick. */
export const forgets = (player: string, week: number): boolean => fate('forgets', player, week) < 0.12;

/** The castaway that a player picks. */
export const choice = (player: string, week: number, count: number): number =>
  Math.floor(count * fate('choice', player, week));

/** When a played week opened and closed: the newest closed on the last Wednesday, 17:00 in Los Angeles. */
export function pastWeek(week: number, now: Date): { opensAt: Date; closesAt: Date } {
  const local = DateTime.fromJSDate(now, { zone: 'America/Los_Angeles' });
  let wednesday = local.set({ weekday: 3, hour: 17, minute: 0, second: 0, millisecond: 0 });
  if (wednesday >= local) wednesday = wednesday.minus({ weeks: 1 });
  const newest = PLAYED_WEEKS[PLAYED_WEEKS.length - 1] ?? week;
  const closes = wednesday.minus({ weeks: newest - week });
  return {
    opensAt: closes.minus({ days: 6 }).set({ hour: 9 }).toJSDate(),
    closesAt: closes.toJSDate(),
  };
}

/**
 * When the open week opened: on the Thursday after the last close, 09:00 in Los Angeles. If the season is created
 * earlier, the week opens at once, so that there is always something to pick.
 */
export function openWeekOpened(now: Date): Date {
  const { closesAt } = pastWeek(PLAYED_WEEKS[PLAYED_WEEKS.length - 1] ?? OPEN_WEEK - 1, now);
  const thursday = DateTime.fromJSDate(closesAt, { zone: 'America/Los_Angeles' })
    .plus({ days: 1 })
    .set({ hour: 9 });
  return new Date(Math.min(thursday.toMillis(), now.getTime()));
}

/**
 * When a player picked: at some time while the week was open, and in the past for the open week.
 * @param bySystem whether it is an automatic pick, made right after the close
 */
export function pickedAt(player: string, week: number, bySystem: boolean, now: Date): Date {
  const { opensAt, closesAt } =
    week === OPEN_WEEK ? { opensAt: openWeekOpened(now), closesAt: now } : pastWeek(week, now);
  if (bySystem) return new Date(closesAt.getTime() + 2_000);
  const window = closesAt.getTime() - opensAt.getTime();
  return new Date(opensAt.getTime() + Math.floor(window * fate('picked', player, week)));
}

/** When rankings closed and the draft was run: the Wednesday before the first played week's, noon in Los Angeles. */
export function rankingsClosed(now: Date): Date {
  const { closesAt } = pastWeek(PLAYED_WEEKS[0], now);
  return DateTime.fromJSDate(closesAt, { zone: 'America/Los_Angeles' })
    .minus({ weeks: 1 })
    .set({ hour: 12 })
    .toJSDate();
}
