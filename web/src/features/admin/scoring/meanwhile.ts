/** What another admin saved for the week while this admin was typing. */
import { ApiError, type Castaway } from '@torchbearer/contract/client';
import type { Points, Row } from './score-sheet.js';

/** One castaway's score before and after; null means none. */
export interface Difference {
  readonly id: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** Castaways whose score differs between two states of the week, in the order of the cast. */
export const differences = (castaways: readonly Castaway[], before: Points, after: Points): Difference[] =>
  castaways
    .map(({ id, name }) => ({ id, name, before: before.get(id) ?? null, after: after.get(id) ?? null }))
    .filter((one) => one.before !== one.after);

/** The scores about to be sent that would overwrite another admin's newer ones. */
export const clashesOf = (rows: readonly Row[]): Difference[] =>
  rows.flatMap(({ castaway: { id, name }, state, clash }) =>
    state === 'changed' && clash ? [{ id, name, before: clash.before, after: clash.now }] : [],
  );

/** What to show before a decision: all unread changes, and every conflict, even one already read. */
export const withClashes = (news: readonly Difference[], clashes: readonly Difference[]): Difference[] => [
  ...news,
  ...clashes.filter(({ id }) => news.every((one) => one.id !== id)),
];

/** Refused because another admin saved first. */
export const isConflict = (error: Error): boolean => error instanceof ApiError && error.code === 'CONFLICT';

/** A state of the week with some of its scores changed. */
export function withDifferences(points: Points, changed: readonly Difference[]): Points {
  const left = new Map(points);
  for (const { id, after } of changed) {
    if (after === null) left.delete(id);
    else left.set(id, after);
  }
  return left;
}
