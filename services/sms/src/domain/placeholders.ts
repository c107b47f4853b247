import { DateTime } from 'luxon';
import { displayCastaway, displayPlayer, UNNAMED_PLAYER } from './display-name.js';

/** The values of placeholders; null if unknown. */
export interface PlaceholderValues {
  /** The active week's number. */
  readonly week: number | null;
  /** When that week's picks close. */
  readonly deadline: Date | null;
  readonly name: string | null;
  /** The player's pick of the active week; null without one. */
  readonly castaway: string | null;
}

/** Deadlines are in the league's own time zone. */
const ZONE = 'America/Los_Angeles';

/** 'Wednesday 5:00 PM PT' */
export const deadlineWords = (deadline: Date): string =>
  DateTime.fromJSDate(deadline, { zone: ZONE }).setLocale('en-US').toFormat("cccc h:mm a 'PT'");

const UNKNOWN = {
  week: 'this week',
  deadline: 'the deadline',
  name: UNNAMED_PLAYER,
  castaway: 'no pick yet',
} as const;

/**
 * Fills in {week}, {deadline}, {name} and {castaway}; other braces, and braces inside values, stay as they are. If
 * the week is unknown, 'Week {week}' becomes 'This week'.
 */
export function render(text: string, values: PlaceholderValues): string {
  const words = {
    week: () => (values.week === null ? UNKNOWN.week : String(values.week)),
    deadline: () => (values.deadline === null ? UNKNOWN.deadline : deadlineWords(values.deadline)),
    name: () => (values.name === null ? UNKNOWN.name : displayPlayer(values.name)),
    castaway: () => (values.castaway === null ? UNKNOWN.castaway : displayCastaway(values.castaway)),
  };
  return text.replace(
    /(?:\b(w)eek )?\{ *(week|deadline|name|castaway) *\}/gi,
    (whole, w: string | undefined, placeholder: string) => {
      const key = placeholder.toLowerCase() as keyof typeof words;
      const before = whole.slice(0, whole.indexOf('{'));
      if (key !== 'week' || before === '' || values.week !== null) return before + words[key]();
      return w === 'W' ? 'This week' : 'this week';
    },
  );
}
