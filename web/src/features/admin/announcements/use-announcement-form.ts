import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { queries } from '../../../api/queries.js';
import { serverNow } from '../../../time/server-clock.js';
import { required } from '../../../ui/required.js';
import { useApiForm } from '../../../ui/use-api-form.js';
import { useOutcome } from '../parts/use-outcome.js';
import { expiresAt, type Expiry } from './expiry.js';

/** A type, not an interface: the form goes through its fields by name. */
type Draft = {
  readonly title: string;
  readonly body: string;
  readonly expiry: Expiry;
  /** The last day on which it is shown: 'YYYY-MM-DD'. */
  readonly expiresAt: string;
};

const BLANK: Draft = { title: '', body: '', expiry: 'never', expiresAt: '' };

const instantOf = ({ expiry, expiresAt: lastDay }: Draft) => expiresAt(expiry, lastDay, serverNow());

export function useAnnouncementForm() {
  const client = useQueryClient();
  const { outcome, succeed, fail, clear } = useOutcome();
  const form = useApiForm({
    initialValues: BLANK,
    validate: (draft) => ({
      title: required('Title', draft.title),
      body: required('Message', draft.body),
      expiresAt: instantOf(draft) === undefined ? 'Please choose the last day' : undefined,
    }),
    send: async (draft) => {
      clear();
      await api.createAnnouncement({
        body: { title: draft.title.trim(), body: draft.body.trim(), expiresAt: instantOf(draft) ?? null },
      });
      void client.invalidateQueries({ queryKey: queries.announcements().queryKey });
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
    onInvalid: clear,
    onSuccess: (): void => {
      form.reset();
      succeed('Announcement posted!');
    },
    onError: (error) => fail(error, 'Failed to post announcement'),
    onInput: (field): void => {
      if (field === 'expiry') form.clearFieldError('expiresAt');
    },
  });
  return { ...form, outcome };
}
