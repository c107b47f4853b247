import type { Season } from '@torchbearer/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { useServerNow } from '../../../time/use-now.js';
import { changedFields } from '../../../ui/stored-values.js';
import { useApiForm } from '../../../ui/use-api-form.js';
import { useOutcome } from '../parts/use-outcome.js';
import { changesOf, fieldsOf, seasonErrors, seasonWarnings, type SeasonField } from './season-fields.js';

/** The season's settings while an admin edits them. */
export function useSeasonForm(season: Season) {
  const client = useQueryClient();
  const now = useServerNow(60_000);
  const { data: draft } = useQuery(adminQueries.draftState());
  const stored = fieldsOf(season);
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const form = useApiForm({
    initialValues: stored,
    validate: seasonErrors,
    send: async (fields) => {
      clear();
      const body = changesOf(fields, changedFields(fields, stored));
      const saved = await api.updateSeason({ body }).catch((error: unknown) => {
        void client.invalidateQueries({ queryKey: adminQueries.season().queryKey });
        throw error;
      });
      client.setQueryData(adminQueries.season().queryKey, saved);
      // Counted weeks, deadlines and hidden picks depend on it on every screen.
      void client.invalidateQueries();
    },
    onInvalid: (): void => {
      refuse(REASONS.INVALID_INPUT.sentence);
      // Our own errors are computed while the user types; the form stores only the server's.
      form.clearErrors();
    },
    onSuccess: (_saved, sent): void => {
      form.accept(sent);
      succeed('The season is saved.');
    },
    onError: (error) => fail(error, 'Failed to save the season'),
    onInput: clear,
  });
  const errors = seasonErrors(form.values);
  return {
    ...form,
    stored,
    outcome,
    isEdited: form.changed.length > 0,
    warnings: seasonWarnings(form.values, form.changed, { draftStatus: draft?.draftStatus, now }),
    /** Errors show while the user types. */
    field: (name: SeasonField) => ({
      ...form.getInputProps(name),
      error: errors[name] ?? form.errors[name],
    }),
    discard: (): void => {
      clear();
      form.reset();
    },
  };
}

export type SeasonFormState = ReturnType<typeof useSeasonForm>;
