/** When the reminder goes out that the settings tell of. */
import { timeOfDay, weekdayAndTime } from '../../time/format.js';

const BEFORE_CLOSE_MS = 5 * 60 * 60_000;
/** Five hours before the close of a week that nobody has moved. */
const BY_DEFAULT = 'Wednesday noon PT';

/** 'Wednesday noon PT', reckoned from the open week's close where there is one. */
export function reminderMoment(picksCloseAt: string | null | undefined): string {
  if (!picksCloseAt) return BY_DEFAULT;
  const at = new Date(Date.parse(picksCloseAt) - BEFORE_CLOSE_MS);
  const time = timeOfDay(at);
  return weekdayAndTime(at).replace(time, time === '12:00 PM' ? 'noon' : time);
}
