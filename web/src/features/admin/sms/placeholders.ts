/** {week}, {deadline}, {name} and {castaway}, filled in as the server does for each recipient. */
import { weekdayAndTime } from '../../../time/format.js';

export const PLACEHOLDERS = ['{week}', '{deadline}', '{name}', '{castaway}'] as const;

/** Explanations shown beside the field. */
export const PLACEHOLDERS_EXPLAINED =
  '{week}: the active week’s number; {deadline}: when its picks close, Pacific time; {name}: the player’s name; ' +
  '{castaway}: the player’s pick of this week, or “no pick yet”.';

/** The values; null if unknown. */
export interface PlaceholderValues {
  readonly week: number | null;
  /** When that week's picks close. */
  readonly deadline: string | null;
  readonly name: string | null;
  /** The castaway picked this week. */
  readonly castaway: string | null;
}

/** Other braces stay unchanged. If the week is unknown, 'Week {week}' reads 'This week'. */
export function filledIn(text: string, values: PlaceholderValues): string {
  const words: Readonly<Record<string, string>> = {
    week: values.week === null ? 'this week' : String(values.week),
    deadline: values.deadline === null ? 'the deadline' : weekdayAndTime(values.deadline),
    name: values.name?.trim() || 'player',
    castaway: values.castaway?.trim() || 'no pick yet',
  };
  return text.replace(
    /(?:\b(w)eek )?\{ *(week|deadline|name|castaway) *\}/gi,
    (whole, w: string | undefined, placeholder: string) => {
      const key = placeholder.toLowerCase();
      const before = whole.slice(0, whole.indexOf('{'));
      if (key !== 'week' || before === '' || values.week !== null) return before + (words[key] ?? whole);
      return w === 'W' ? 'This week' : 'this week';
    },
  );
}

/** Replaces the selection with `added`; `caret` is where typing continues. */
export function insertAt(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  added: string,
): { readonly text: string; readonly caret: number } {
  return { text: text.slice(0, start) + added + text.slice(end), caret: start + added.length };
}
