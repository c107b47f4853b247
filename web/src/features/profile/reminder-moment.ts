/** When the reminder that the settings describe is sent. */
import { timeOfDay, weekdayAndTime } from '../../time/format.js';

const BEFORE_CLOSE_MS = 5 * 60 * 60_000;
/** Five hours before the default close of a week. */
const BY_DEFAULT = 'Wednesday noon PT';

/** 'Wednesday noon PT', from the open week's close if there is one. */
export function reminderMoment(picksCloseAt: string | null | undefined): string {
  if (!picksCloseAt) return BY_DEFAULT;
  const at = new Date(Date.parse(picksCloseAt) - BEFORE_CLOSE_MS);
  const time = timeOfDay(at);
  return weekdayAndTime(at).replace(time, time === '12:00 PM' ? 'noon' : time);
}
