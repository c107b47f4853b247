import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.js';
import { fieldErrors } from '../../../api/error-sentence.js';
import { queries } from '../../../api/queries.js';
import { serverNow } from '../../../time/server-clock.js';
import { useOutcome } from '../parts/use-outcome.js';
import { expiresAt, type Expiry } from './expiry.js';

interface Draft {
  readonly title: string;
  readonly body: string;
  readonly expiry: Expiry;
  readonly lastDay: string;
}

type Fault = 'title' | 'body' | 'expiresAt';
type DraftFaults = Readonly<Partial<Record<Fault, string>>>;

/** Which fault a change of a field mends. */
const FAULT_OF: Readonly<Record<keyof Draft, Fault>> = {
  title: 'title',
  body: 'body',
  expiry: 'expiresAt',
  lastDay: 'expiresAt',
};

const BLANK: Draft = { title: '', body: '', expiry: 'never', lastDay: '' };

/** The state of a new announcement; `faults` has a sentence for each field that is wrong, in the form's order. */
export function useAnnouncementForm() {
  const client = useQueryClient();
  const outcome = useOutcome();
  const [draft, setDraft] = useState(BLANK);
  const [faults, setFaults] = useState<DraftFaults>({});
  const posting = useMutation({
    mutationFn: (body: { title: string; body: string; expiresAt: string | null }) =>
      api.createAnnouncement({ body }),
    onSuccess: () => {
      setDraft(BLANK);
      outcome.succeed('Announcement posted!');
      void client.invalidateQueries({ queryKey: queries.announcements().queryKey });
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });

  /** @param onFault is told the first field that is wrong, by our rules or by the server's */
  function post(onFault: (field: string) => void): void {
    const expires = expiresAt(draft.expiry, draft.lastDay, serverNow());
    const missing: DraftFaults = {
      ...(draft.title.trim() === '' && { title: 'Title is required' }),
      ...(draft.body.trim() === '' && { body: 'Message is required' }),
      ...(expires === undefined && { expiresAt: 'Please choose the last day' }),
    };
    setFaults(missing);
    outcome.clear();
    const [first] = Object.keys(missing);
    if (first !== undefined) onFault(first);
    if (expires === undefined || first !== undefined) return;
    const sent = { title: draft.title.trim(), body: draft.body.trim(), expiresAt: expires };
    posting.mutate(sent, {
      onError: (error) => {
        const refused = fieldErrors(error);
        setFaults(refused);
        outcome.fail(error, 'Failed to post announcement');
        const [field] = Object.keys(refused);
        if (field !== undefined) onFault(field);
      },
    });
  }

  return {
    draft,
    faults,
    outcome: outcome.outcome,
    isPosting: posting.isPending,
    /** Whether leaving would lose words of somebody's. */
    isBegun: draft.title.trim() !== '' || draft.body.trim() !== '',
    change: <Field extends keyof Draft>(field: Field, value: Draft[Field]): void => {
      setDraft((before) => ({ ...before, [field]: value }));
      setFaults(({ [FAULT_OF[field]]: _mended, ...others }) => others);
    },
    post,
  };
}
