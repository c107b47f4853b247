import type { Castaway } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { differences, type Difference } from './meanwhile.js';
import { entriesOf, pointsOf } from './score-sheet.js';
import { useKeepPoints, useRenewWeek, WITHOUT_STANDINGS } from './use-keep-points.js';
import type { ScoreSheet } from './use-score-sheet.js';

interface UndoEvents {
  onUndone(changed: readonly Difference[]): void;
  onError(error: Error): void;
}

/**
 * Undoes the week's last save, by whichever admin, while the week is as this admin sees it. So of two
 * simultaneous undos one is refused, and no unseen save is undone.
 */
export function useUndoPoints(
  week: number,
  castaways: readonly Castaway[],
  sheet: ScoreSheet,
  events: UndoEvents,
) {
  const keep = useKeepPoints(week);
  const renew = useRenewWeek(week);
  return useMutation({
    /** @param reason of a correction; null if the week is provisional, as far as the admin knows */
    mutationFn: async (reason: string | null) => {
      const before = sheet.stored;
      const body = { was: entriesOf(before), ...(reason !== null && { reason }) };
      const query = WITHOUT_STANDINGS;
      return { before, response: await api.undoWeekPoints({ params: { n: week }, query, body }) };
    },
    onSuccess: async ({ before, response }) => {
      await keep(response);
      const after = pointsOf(response.entries);
      const own = differences(castaways, before, after);
      sheet.undone(own, after);
      events.onUndone(own);
    },
    onError: (error) => {
      void renew();
      events.onError(error);
    },
  });
}
