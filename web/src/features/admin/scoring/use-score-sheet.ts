import type { PointsEntry } from '@torchbearer/contract/client';
import { useMemo, useState } from 'react';
import { differences, withDifferences, type Difference } from './meanwhile.js';
import {
  draftsLeft,
  pointsOf,
  rowsOf,
  toldOf,
  withText,
  type Drafts,
  type Points,
  type SheetCast,
} from './score-sheet.js';

const NOTHING: Drafts = new Map();

/**
 * What is typed into the sheet of one week, over what is saved. Renewals of what is saved leave it alone, and show up
 * as `others` until the admin has seen them.
 */
export function useScoreSheet({ castaways, weekNumber }: SheetCast, entries: readonly PointsEntry[]) {
  const stored = useMemo(() => pointsOf(entries), [entries]);
  const [drafts, setDrafts] = useState(NOTHING);
  // The week as this admin knows it: as it was when they opened it, and what they did to it themselves.
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
    /** What other admins have changed that this one hasn't been told. */
    others: useMemo(() => differences(castaways, known, stored), [castaways, known, stored]),
    type: (id: string, text: string): void => setDrafts((typed) => withText(typed, stored, id, text)),
    fill: (texts: ReadonlyMap<string, string>): void =>
      setDrafts((typed) => [...texts].reduce((all, [id, text]) => withText(all, stored, id, text), typed)),
    /** The saved scores again, of these castaways or of all. */
    drop: (ids?: readonly string[]): void =>
      setDrafts((typed) =>
        ids === undefined ? NOTHING : new Map([...typed].filter(([id]) => !ids.includes(id))),
      ),
    /** The admin has seen what others did, and keeps what they typed. */
    acknowledge(): void {
      setKnown(stored);
      setDrafts((typed) => toldOf(typed, stored));
    },
    /** This admin's own save went through. */
    saved(sent: readonly PointsEntry[], own: readonly Difference[], after: Points): void {
      setKnown((points) => withDifferences(points, own));
      setDrafts((typed) => draftsLeft(typed, sent, after));
    },
    /** This admin took a save back; what they typed stays, now over what is saved again. */
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
