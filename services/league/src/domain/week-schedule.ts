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
