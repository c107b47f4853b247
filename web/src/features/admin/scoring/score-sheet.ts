/** The sheet of one week: what is saved, what is typed over it, and where the two part. */
import type { Castaway, PointsEntry } from '@torchbearer/contract/client';
import { readPoints } from './points-text.js';

/** Saved points by castaway; a castaway without a score is left out. */
export type Points = ReadonlyMap<string, number>;

export interface Draft {
  readonly text: string;
  /** What was saved when the typing began; null for no score. */
  readonly base: number | null;
}

/** What is typed and not saved, by castaway. */
export type Drafts = ReadonlyMap<string, Draft>;

export interface Row {
  readonly castaway: Castaway;
  /** What is in the field. */
  readonly text: string;
  readonly stored: number | null;
  /** The score that the text stands for; null where it stands for none. */
  readonly points: number | null;
  /** 'blank' leaves the saved score as it is: a score can be corrected, not taken away. */
  readonly state: 'same' | 'changed' | 'invalid' | 'blank' | 'eliminated';
  /** Whether somebody else has saved another score since the typing began. */
  readonly clash: { readonly before: number | null; readonly now: number | null } | null;
  /** What was typed for somebody who has been eliminated since: it can't be saved, and isn't lost from sight. */
  readonly barred: string | null;
}

export const pointsOf = (entries: readonly PointsEntry[]): Points =>
  new Map(entries.map(({ castawayId, points }) => [castawayId, points]));

export const entriesOf = (points: Points): PointsEntry[] =>
  [...points].map(([castawayId, value]) => ({ castawayId, points: value }));

/** Castaways as a sheet of one week has them. */
export interface SheetCast {
  readonly castaways: readonly Castaway[];
  readonly weekNumber: number;
}

export const rowsOf = ({ castaways, weekNumber }: SheetCast, stored: Points, drafts: Drafts): Row[] =>
  castaways.map((castaway) =>
    rowOf(castaway, isOutBy(castaway, weekNumber), stored.get(castaway.id) ?? null, drafts.get(castaway.id)),
  );

/** The week in which somebody goes out still has its points; those after it have none. */
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

/** What a save sends: the scores that differ, and no others. */
export const changesOf = (rows: readonly Row[]): PointsEntry[] =>
  rows.flatMap(({ castaway, points, state }) =>
    state === 'changed' && points !== null ? [{ castawayId: castaway.id, points }] : [],
  );

/** Whether leaving would lose something typed. */
export const isUnsaved = (rows: readonly Row[]): boolean =>
  rows.some(({ state }) => state === 'changed' || state === 'invalid');

/** The drafts with one more text; text that is what is saved is no draft. */
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
 * What is left of the drafts once some of them are saved. Text that was typed since the save was sent stays.
 * @param stored what is saved now: what somebody typed over it, they typed knowing it
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

/** The same drafts, their owner having been told what is saved now. */
export const toldOf = (drafts: Drafts, stored: Points): Drafts =>
  new Map([...drafts].map(([id, { text }]) => [id, { text, base: stored.get(id) ?? null }]));
