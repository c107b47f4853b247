/** Parses and formats points. */
import { MAX_POINTS, MIN_POINTS } from '@torchbearer/rules';

/** The field's error if its text is no score. */
export const POINTS_FAULT = `A whole number from ${MIN_POINTS} to ${MAX_POINTS}`;

/** '12', '-5', '+3', '−4', and '12.0' as spreadsheets write it; null for anything else. */
export function readPoints(text: string): number | null {
  const written = text.trim().replace(/^[−–]/, '-');
  if (!/^[-+]?\d{1,4}(\.0{1,2})?$/.test(written)) return null;
  // Avoids -0, which would differ from 0.
  const points = Number(written) + 0;
  return points < MIN_POINTS || points > MAX_POINTS ? null : points;
}

/** '5 → 9 (+4)'; '9' if there was no score before, 'none' if there is none after. */
export function differenceWords(before: number | null, after: number | null): string {
  if (after === null) return `${String(before)} → none`;
  if (before === null) return `none → ${after}`;
  return `${before} → ${after} (${signed(after - before)})`;
}

/** '+4', '-4', '±0' */
export const signed = (difference: number): string =>
  difference === 0 ? '±0' : `${difference > 0 ? '+' : ''}${difference}`;

/** A score with its sign changed, for keypads without a minus. */
export function withOtherSign(text: string): string {
  const written = text.trim().replace(/^[−–]/, '-');
  return written.startsWith('-') ? written.slice(1) : `-${written.replace(/^\+/, '')}`;
}
