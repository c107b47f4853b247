import type { BlastEstimate } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminQueries, SMS_LOGS_KEY } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { serverNow } from '../../../time/server-clock.js';
import { useOutcome } from '../parts/use-outcome.js';
import { type BlastBody, type BlastDraft, bodyOf, namesNobody, readNumbers } from './blast-draft.js';
import { blastKey } from './held-key.js';

const NOT_SENT = 'Failed to send SMS blast';
const NO_RECIPIENTS = REASONS.NO_RECIPIENTS.sentence;

export interface ReviewedBlast {
  readonly body: BlastBody;
  readonly estimate: BlastEstimate;
}

/** The steps of a blast: review, confirm, send; `onSent` is called once the server has accepted it. */
export function useBlast(onSent: () => void) {
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const [reviewed, setReviewed] = useState<ReviewedBlast | null>(null);

  const review = useMutation({
    mutationFn: (body: BlastBody) => client.fetchQuery({ ...adminQueries.blastEstimate(body), staleTime: 0 }),
    onSuccess: (estimate, body) =>
      estimate.estimatedCount === 0 ? refuse(NO_RECIPIENTS) : setReviewed({ body, estimate }),
    onError: (error) => fail(error, NOT_SENT),
  });

  const send = useMutation({
    mutationFn: (body: BlastBody) =>
      api.sendBlast({ headers: { 'idempotency-key': blastKey.of(body, serverNow()) }, body }),
    onMutate: clear,
    onSuccess: ({ sentCount, blastId }) => {
      blastKey.release();
      setReviewed(null);
      succeed(`SMS blast sent to ${String(sentCount)} ${sentCount === 1 ? 'recipient' : 'recipients'}`);
      setSearch({ blast: blastId }, { replace: true, preventScrollReset: true });
      onSent();
      return client.invalidateQueries({ queryKey: SMS_LOGS_KEY });
    },
    onError: (error) => fail(error, NOT_SENT),
  });

  return {
    outcome,
    clear,
    reviewed,
    isReviewing: review.isPending,
    isSending: send.isPending,
    review: (draft: BlastDraft): void => {
      clear();
      const body = bodyOf(draft);
      const [invalidNumber] = draft.filter === 'custom' ? readNumbers(draft.numbers).faults : [];
      if (body.message === '') refuse('Please enter a message');
      else if (invalidNumber !== undefined) refuse(`Not a phone number of ten digits: ${invalidNumber}`);
      else if (namesNobody(body)) refuse(NO_RECIPIENTS);
      else review.mutate(body);
    },
    send: (): void => {
      if (reviewed && !send.isPending) send.mutate(reviewed.body);
    },
    cancel: (): void => {
      // A blast that is being sent can't be cancelled.
      if (send.isPending) return;
      setReviewed(null);
    },
  };
}
