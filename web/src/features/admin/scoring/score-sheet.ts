/** The sheet of one week: what is saved, what is typed, and the differences. */
import type { Castaway, PointsEntry } from '@torchbearer/contract/client';
import { readPoints } from './points-text.js';

/** Saved points by castaway; castaways without a score are left out. */
export type Points = ReadonlyMap<string, number>;

export interface Draft {
  readonly text: string;
  /** The saved score when typing began; null for none. */
  readonly base: number | null;
}

/** Typed but unsaved texts, by castaway. */
export type Drafts = ReadonlyMap<string, Draft>;

export interface Row {
  readonly castaway: Castaway;
  /** The field's text. */
  readonly text: string;
  readonly stored: number | null;
  /** The score that the text means; null if it means none. */
  readonly points: number | null;
  /** 'blank' leaves the saved score unchanged: scores can be corrected, not removed. */
  readonly state: 'same' | 'changed' | 'invalid' | 'blank' | 'eliminated';
  /** Whether another admin has saved a different score since typing began. */
  readonly clash: { readonly before: number | null; readonly now: number | null } | null;
  /** Typed for a castaway who has been eliminated since: it can't be saved, but stays visible. */
  readonly barred: string | null;
}

export const pointsOf = (entries: readonly PointsEntry[]): Points =>
  new Map(entries.map(({ castawayId, points }) => [castawayId, points]));

export const entriesOf = (points: Points): PointsEntry[] =>
  [...points].map(([castawayId, value]) => ({ castawayId, points: value }));

/** The castaways of one week's sheet. */
export interface SheetCast {
  readonly castaways: readonly Castaway[];
  readonly weekNumber: number;
}

export const rowsOf = ({ castaways, weekNumber }: SheetCast, stored: Points, drafts: Drafts): Row[] =>
  castaways.map((castaway) =>
    rowOf(castaway, isOutBy(castaway, weekNumber), stored.get(castaway.id) ?? null, drafts.get(castaway.id)),
  );

/** An eliminated castaway still has points in the week of elimination, and none after it. */
export const isOutBy = ({ eliminated, eliminatedInWeek }: Castaway, weekNumber: number): boolean =>
  eliminated && (eliminatedInWeek === null || weekNumber > eliminatedInWeek);

function rowOf(castaway: Castaway, isOut: boolean, stored: number | null, draft: Draft | undefined): Row {
  const saved = {
    castaway,
    text: stored === null ? '' : String(stored),
    stored,
    points: stored,
    clash: null,
  };
  if (isOut) return { ...saved, state: 'eliminated', barred: draft?.text ?? null };
  if (!draft) return { ...saved, state: 'same', barred: null };
  const points = readPoints(draft.text);
  const state = stateOf(draft.text, points, stored);
  const clash = state !== 'same' && draft.base !== stored ? { before: draft.base, now: stored } : null;
  return { castaway, text: draft.text, stored, points, state, clash, barred: null };
}

function stateOf(text: string, points: number | null, stored: number | null): Row['state'] {
  if (text.trim() === '') return stored === null ? 'same' : 'blank';
  if (points === null) return 'invalid';
  return points === stored ? 'same' : 'changed';
}

/** A save sends only the scores that differ. */
export const changesOf = (rows: readonly Row[]): PointsEntry[] =>
  rows.flatMap(({ castaway, points, state }) =>
    state === 'changed' && points !== null ? [{ castawayId: castaway.id, points }] : [],
  );

/** Whether leaving would lose typed text. */
export const isUnsaved = (rows: readonly Row[]): boolean =>
  rows.some(({ state }) => state === 'changed' || state === 'invalid');

/** The drafts with one more text; text equal to what is saved is no draft. */
export function withText(drafts: Drafts, stored: Points, id: string, text: string): Drafts {
  const saved = stored.get(id) ?? null;
  const others = new Map(drafts);
  const begun = others.get(id);
  others.delete(id);
  if (text === (saved === null ? '' : String(saved))) return others;
  return others.set(id, { text, base: begun ? begun.base : saved });
}

/** @returns the next row up or down that takes points, null at the end of the column */
export function nextRow(rows: readonly Row[], from: number, step: 1 | -1): number | null {
  for (let index = from + step; index >= 0 && index < rows.length; index += step)
    if (rows[index]?.state !== 'eliminated') return index;
  return null;
}

/**
 * The drafts that remain after some were saved. Text typed since the request stays.
 * @param stored what is saved now: text typed over it was typed with this known
 */
export function draftsLeft(drafts: Drafts, sent: readonly PointsEntry[], stored: Points): Drafts {
  const saved = pointsOf(sent);
  return new Map(
    [...drafts].flatMap(([id, draft]): [string, Draft][] => {
      const points = saved.get(id);
      if (points === undefined) return [[id, draft]];
      return readPoints(draft.text) === points
        ? []
        : [[id, { text: draft.text, base: stored.get(id) ?? null }]];
    }),
  );
}

/** The drafts on top of the stored points, once the admin has seen these. */
export const rebased = (drafts: Drafts, stored: Points): Drafts =>
  new Map([...drafts].map(([id, { text }]) => [id, { text, base: stored.get(id) ?? null }]));
