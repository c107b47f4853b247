import type { Season } from '@torchbearer/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { fieldErrors } from '../../../api/error-sentence.js';
import { useServerNow } from '../../../time/use-now.js';
import { useOutcome } from '../parts/use-outcome.js';
import {
  changesOf,
  fieldsOf,
  seasonFaults,
  seasonWarnings,
  type SeasonField,
  type SeasonFields,
} from './season-fields.js';
import { useEdits } from './use-edits.js';

/** The season's settings as somebody edits them. */
export function useSeasonForm(season: Season) {
  const client = useQueryClient();
  const now = useServerNow(60_000);
  const { data: draft } = useQuery(adminQueries.draft());
  const stored = fieldsOf(season);
  const edits = useEdits<SeasonFields>(stored);
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const faults = seasonFaults(edits.values);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ fields, changed }: { fields: SeasonFields; changed: readonly SeasonField[] }) =>
      api.updateSeason({ body: changesOf(fields, changed) }),
    onMutate: () => {
      clear();
      setRefused({});
    },
    onSuccess: (saved, { fields }) => {
      client.setQueryData(adminQueries.season().queryKey, saved);
      edits.forget(fields);
      succeed('The season is saved.');
      // Weeks that count, deadlines and what is shown of picks follow from it everywhere.
      void client.invalidateQueries();
    },
    onError: (error) => {
      setRefused(fieldErrors(error));
      fail(error, 'Failed to save the season');
      void client.invalidateQueries({ queryKey: adminQueries.season().queryKey });
    },
  });

  return {
    values: edits.values,
    stored,
    overtaken: edits.overtaken,
    isEdited: edits.changed.length > 0,
    isSaving: isPending,
    outcome,
    faultOf: (name: SeasonField): string | undefined => faults[name] ?? refused[name],
    warnings: seasonWarnings(edits.values, edits.changed, { draftStatus: draft?.draftStatus, now }),
    change: <Name extends SeasonField>(name: Name, to: SeasonFields[Name]): void => {
      clear();
      setRefused(({ [name]: _gone, ...others }) => others);
      edits.change(name, to);
    },
    discard: (): void => {
      clear();
      setRefused({});
      edits.reset();
    },
    save: (goTo: (name: string) => void): void => {
      const [wrong] = Object.keys(faults);
      if (wrong !== undefined) {
        refuse(REASONS.INVALID_INPUT.sentence);
        return goTo(wrong);
      }
      mutate({ fields: edits.values, changed: edits.changed });
    },
  };
}

export type SeasonFormState = ReturnType<typeof useSeasonForm>;
