import type { Week } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { fieldErrors } from '../../../api/error-sentence.js';
import { useOutcome } from '../parts/use-outcome.js';
import { activeWeekNumber } from '../parts/weeks.js';
import { fromShowClock } from './show-clock.js';
import type { WeekTimes } from './week-times.js';

/** Saves a week's times, and leaves it as active as it is at that moment. */
export function useSaveWeek(weekNumber: number) {
  const client = useQueryClient();
  const { outcome, succeed, fail, clear } = useOutcome();
  const [refused, setRefused] = useState<Partial<Record<keyof WeekTimes, string>>>({});
  const reset = (): void => {
    clear();
    setRefused({});
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ opens, closes }: WeekTimes) => {
      // The call sets all of a week, and somebody may have made another one active since this was opened.
      const activeWeek = activeWeekNumber(await api.listWeeks());
      return await api.saveWeek({
        body: {
          weekNumber,
          isActive: activeWeek === weekNumber,
          activeWeek,
          picksOpenAt: fromShowClock(opens),
          picksCloseAt: fromShowClock(closes),
        },
      });
    },
    onMutate: reset,
    onSuccess: (saved) => {
      client.setQueryData(adminQueries.weeks().queryKey, (weeks: Week[] | undefined) =>
        weeks?.map((week) => (week.id === saved.id ? saved : week)),
      );
      succeed('The times are saved.');
    },
    onError: (error) => {
      const { picksOpenAt: opens, picksCloseAt: closes } = fieldErrors(error);
      setRefused({ ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) });
      fail(error, 'Failed to save the week');
    },
    // Deadlines are told on most screens.
    onSettled: () => void client.invalidateQueries(),
  });
  return {
    save: (times: WeekTimes, saved: () => void) => mutate(times, { onSuccess: saved }),
    isPending,
    outcome,
    refused,
    clear: reset,
  };
}

/** Creates a week with the usual times; it becomes active when somebody sets it so. */
export function useAddWeek() {
  const client = useQueryClient();
  const { outcome, succeed, fail, clear } = useOutcome();
  const { mutate, isPending } = useMutation({
    mutationFn: (weekNumber: number) =>
      api.saveWeek({ body: { weekNumber, isActive: false, onlyNew: true } }),
    onMutate: clear,
    onSuccess: () => succeed('Week created successfully!'),
    onError: (error) => fail(error, 'Failed to create week'),
    onSettled: () => void client.invalidateQueries(),
  });
  return { add: (weekNumber: number) => mutate(weekNumber), isPending, outcome };
}
