import type { PointsEntry } from '@torchbearer/contract/client';
import { useMemo, useState } from 'react';
import { differences, withDifferences, type Difference } from './meanwhile.js';
import {
  draftsLeft,
  pointsOf,
  rowsOf,
  rebased,
  withText,
  type Drafts,
  type Points,
  type SheetCast,
} from './score-sheet.js';

const NOTHING: Drafts = new Map();

/**
 * Typed text of one week's sheet, over what is saved. Refreshes keep it, and report changes as `others` until
 * the admin has seen them.
 */
export function useScoreSheet({ castaways, weekNumber }: SheetCast, entries: readonly PointsEntry[]) {
  const stored = useMemo(() => pointsOf(entries), [entries]);
  const [drafts, setDrafts] = useState(NOTHING);
  // The week as this admin knows it: as it was when they opened it, plus their own saves.
  const [known, setKnown] = useState(stored);
  const rows = useMemo(
    () => rowsOf({ castaways, weekNumber }, stored, drafts),
    [castaways, weekNumber, stored, drafts],
  );
  return {
    rows,
    drafts,
    known,
    stored,
    /** Changes by other admins that this admin has not seen. */
    others: useMemo(() => differences(castaways, known, stored), [castaways, known, stored]),
    type: (id: string, text: string): void => setDrafts((typed) => withText(typed, stored, id, text)),
    fill: (texts: ReadonlyMap<string, string>): void =>
      setDrafts((typed) => [...texts].reduce((all, [id, text]) => withText(all, stored, id, text), typed)),
    /** Resets these castaways, or all, to their saved scores. */
    drop: (ids?: readonly string[]): void =>
      setDrafts((typed) =>
        ids === undefined ? NOTHING : new Map([...typed].filter(([id]) => !ids.includes(id))),
      ),
    /** The admin has seen the others' changes, and keeps the typed text. */
    acknowledge(): void {
      setKnown(stored);
      setDrafts((typed) => rebased(typed, stored));
    },
    /** This admin's own save succeeded. */
    saved(sent: readonly PointsEntry[], own: readonly Difference[], after: Points): void {
      setKnown((points) => withDifferences(points, own));
      setDrafts((typed) => draftsLeft(typed, sent, after));
    },
    /** This admin undid a save; typed text stays, now over the restored scores. */
    undone(own: readonly Difference[], after: Points): void {
      const ids = new Set(own.map(({ id }) => id));
      setKnown((points) => withDifferences(points, own));
      setDrafts(
        (typed) =>
          new Map(
            [...typed].map(([id, draft]) => [
              id,
              ids.has(id) ? { ...draft, base: after.get(id) ?? null } : draft,
            ]),
          ),
      );
    },
  };
}

export type ScoreSheet = ReturnType<typeof useScoreSheet>;
