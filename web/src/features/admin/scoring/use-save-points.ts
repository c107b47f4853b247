import type { Castaway } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { clashesOf, differences, isConflict, type Difference } from './meanwhile.js';
import { changesOf, pointsOf, rowsOf, type Drafts, type Points } from './score-sheet.js';
import { useKeepPoints, useRenewWeek, WITHOUT_STANDINGS } from './use-keep-points.js';
import type { ScoreSheet } from './use-score-sheet.js';

interface Save {
  readonly drafts: Drafts;
  /** Why the points are corrected; null if the week is provisional, as far as the admin knows. */
  readonly reason: string | null;
}

interface SaveEvents {
  onSaved(changed: readonly Difference[]): void;
  /** Not saved: another admin has changed some of the same castaways' points. */
  onHeld(): void;
  onError(error: Error, drafts: Drafts): void;
}

/**
 * Saves what differs, together with the scores that this admin has seen: another admin's newer save is
 * overwritten only after this admin was shown it.
 */
export function useSavePoints(
  week: number,
  castaways: readonly Castaway[],
  sheet: ScoreSheet,
  events: SaveEvents,
) {
  const keep = useKeepPoints(week);
  const renew = useRenewWeek(week);
  const clashes = (stored: Points, drafts: Drafts): boolean =>
    clashesOf(rowsOf({ castaways, weekNumber: week }, stored, drafts)).length > 0;

  return useMutation({
    mutationFn: async ({ drafts, reason }: Save) => {
      const before = sheet.stored;
      if (clashes(before, drafts)) return null;
      const entries = changesOf(rowsOf({ castaways, weekNumber: week }, before, drafts));
      const sent = entries.map((entry) => ({ ...entry, was: before.get(entry.castawayId) ?? null }));
      const response = await api.saveWeekPoints({
        params: { n: week },
        query: WITHOUT_STANDINGS,
        body: { entries: sent, ...(reason !== null && { reason }) },
      });
      return { before, entries, response };
    },
    onSuccess: async (saved) => {
      if (saved === null) return events.onHeld();
      const { before, entries, response } = saved;
      await keep(response);
      const after = pointsOf(response.entries);
      const sent = new Set(entries.map(({ castawayId }) => castawayId));
      const own = differences(castaways, before, after).filter(({ id }) => sent.has(id));
      sheet.saved(entries, own, after);
      events.onSaved(own);
    },
    onError: async (error, { drafts }) => {
      const renewed = renew();
      // The decision is made on what is saved by now.
      const now = isConflict(error) ? await renewed : null;
      if (now !== null && clashes(now, drafts)) events.onHeld();
      else events.onError(error, drafts);
    },
  });
}
