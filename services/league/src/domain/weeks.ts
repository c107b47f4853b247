/** What a week may become when an admin saves it. */
import { DateTime } from 'luxon';

/** Every rule about a weekday or an hour is meant on the show's own coast. */
const ZONE = 'America/Los_Angeles';
const WEDNESDAY = 3;
const THURSDAY = 4;

const onWeekday = (near: DateTime, weekday: 3 | 4, hour: number): DateTime =>
  near.set({ weekday, hour, minute: 0, second: 0, millisecond: 0 });

/** The first Wednesday 17:00 Pacific time strictly after both `now` and the previous week's close, if there is one. */
export function defaultCloseAt(now: Date, previousCloseAt: Date | null): Date {
  const after = new Date(Math.max(now.getTime(), previousCloseAt?.getTime() ?? -Infinity));
  const local = DateTime.fromJSDate(after, { zone: ZONE });
  const close = onWeekday(local, WEDNESDAY, 17);
  return (close.toMillis() > local.toMillis() ? close : close.plus({ weeks: 1 })).toJSDate();
}

/** The last Thursday 09:00 Pacific time strictly before `closeAt`. */
export function defaultOpenAt(closeAt: Date): Date {
  const local = DateTime.fromJSDate(closeAt, { zone: ZONE });
  const open = onWeekday(local, THURSDAY, 9);
  return (open.toMillis() < local.toMillis() ? open : open.minus({ weeks: 1 })).toJSDate();
}

/** When picks of one week are taken: `picksOpenAt` ≤ now < `picksCloseAt`. */
export interface PickWindow {
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
}

/** A week's window: what an admin gave, else what is stored, else the default. */
export function pickWindow(planned: {
  readonly given: Partial<PickWindow>;
  readonly stored: PickWindow | null;
  readonly previousCloseAt: Date | null;
  readonly now: Date;
}): PickWindow {
  const { given, stored } = planned;
  const picksCloseAt =
    given.picksCloseAt ?? stored?.picksCloseAt ?? defaultCloseAt(planned.now, planned.previousCloseAt);
  const picksOpenAt = given.picksOpenAt ?? stored?.picksOpenAt ?? defaultOpenAt(picksCloseAt);
  return { picksOpenAt, picksCloseAt };
}

/** What a change of a stored week would do to its close. */
interface PlannedMove {
  readonly stored: PickWindow & { readonly wasEverActive: boolean };
  readonly picksCloseAt: Date;
  readonly now: Date;
  readonly isScored: boolean;
}

/**
 * When an open week was closed by setting a close that had passed: picks were taken until then. Null if it closes at its
 * close.
 */
export function closedAtAfter(
  stored: (PickWindow & { readonly closedAt: Date | null }) | null,
  picksCloseAt: Date,
  now: Date,
): Date | null {
  if (stored?.picksCloseAt.getTime() === picksCloseAt.getTime()) return stored.closedAt;
  return stored !== null && stored.picksCloseAt > now && picksCloseAt <= now ? now : null;
}

/**
 * Whether a close that has passed would be moved. An open week can be moved freely. A week that was never active took no
 * picks, so its close means nothing yet, but its points count like any others.
 */
export function moveOfClosed(planned: PlannedMove): 'NONE' | 'NEEDS_REASON' | 'REFUSED' {
  const { stored, picksCloseAt, now, isScored } = planned;
  if (stored.picksCloseAt > now || stored.picksCloseAt.getTime() === picksCloseAt.getTime()) return 'NONE';
  if (isScored) return 'REFUSED';
  return stored.wasEverActive ? 'NEEDS_REASON' : 'NONE';
}

interface SavedWeek {
  readonly weekNumber: number;
  readonly isActive: boolean;
}

/**
 * Why a save is refused whose sender saw another active week: only if it would make or end an active week, and so
 * undo another admin's change.
 * @param active the number of the week that is active now, null for none
 * @param seen the number that the sender saw, undefined if they sent none
 * @returns a sentence for the screen, or null if the save is accepted
 */
export function activeWeekFault(
  active: number | null,
  seen: number | null | undefined,
  save: SavedWeek,
): string | null {
  if (seen === undefined || seen === active || activeAfter(active, save) === active) return null;
  return active === null
    ? 'No week is active any more: it was ended meanwhile.'
    : `Week ${active} was made active meanwhile.`;
}

function activeAfter(active: number | null, { weekNumber, isActive }: SavedWeek): number | null {
  if (isActive) return weekNumber;
  return active === weekNumber ? null : active;
}
