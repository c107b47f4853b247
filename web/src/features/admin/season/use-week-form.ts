import type { Week } from '@torchbearer/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { useApiForm } from '../../../ui/use-api-form.js';
import { useOutcome } from '../parts/use-outcome.js';
import { activeWeekNumber } from '../parts/weeks.js';
import { fromShowClock } from './show-clock.js';
import { timeErrors, timesOf, type WeekTimes } from './week-times.js';

type Fields = WeekTimes & {
  /** Why a closed week is moved, for players. */
  readonly reason: string;
};

/** A week's times while an admin edits them. Saving does not change whether the week is active. */
export function useWeekForm(week: Week) {
  const { weekNumber } = week;
  const client = useQueryClient();
  const stored: Fields = { ...timesOf(week), reason: '' };
  const { outcome, succeed, fail, clear } = useOutcome();

  async function save({ picksOpenAt, picksCloseAt, reason }: Fields): Promise<void> {
    // The call replaces the whole week, and another admin may have activated another one since this form opened.
    const activeWeek = activeWeekNumber(await api.listWeeks());
    const saved = await api.saveWeek({
      body: {
        weekNumber,
        isActive: activeWeek === weekNumber,
        activeWeek,
        // Only what was changed: the form's times have no seconds, and a closed week must not move by those.
        ...(picksOpenAt !== stored.picksOpenAt && { picksOpenAt: fromShowClock(picksOpenAt) }),
        ...(picksCloseAt !== stored.picksCloseAt && { picksCloseAt: fromShowClock(picksCloseAt) }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      },
    });
    client.setQueryData(adminQueries.weeks().queryKey, (weeks: Week[] | undefined) =>
      weeks?.map((one) => (one.id === saved.id ? saved : one)),
    );
  }

  const form = useApiForm({
    initialValues: stored,
    validate: timeErrors,
    fieldOf: { WEEK_IS_CLOSED: 'reason' },
    send: (times) => {
      clear();
      // Most screens show deadlines.
      return save(times).finally(() => void client.invalidateQueries());
    },
    onSuccess: (_saved, sent): void => {
      form.accept(sent);
      succeed('The times are saved.');
    },
    onError: (error) => fail(error, 'Failed to save the week'),
    onInput: (): void => {
      clear();
      form.clearErrors();
    },
  });
  const isEdited = form.changed.length > 0;
  const errors = isEdited ? timeErrors(form.values) : null;
  return {
    ...form,
    outcome,
    isEdited,
    /** Errors show while the user types. */
    field: (name: keyof WeekTimes) => ({
      ...form.getInputProps(name),
      error: errors?.[name] ?? form.errors[name],
      shown: form.values[name],
    }),
    discard: (): void => {
      clear();
      form.reset();
    },
  };
}
