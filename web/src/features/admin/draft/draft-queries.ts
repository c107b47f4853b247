/** What the draft manager reads beside the admin area's own queries, and how often it reads. */
import type { DraftPreview } from '@torchbearer/contract/client';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { runReceipt } from './run-receipt.js';

/** The screen renews itself so often. */
export const refreshing = { refetchInterval: 15_000 };

/** The preview that was drawn here last; kept while its admin looks elsewhere, gone once it can't be run any more. */
export const previewQuery = queryOptions<DraftPreview | null>({
  queryKey: ['admin', 'draft-preview'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Null where the draft was not run by hand. */
export const receiptQuery = queryOptions({
  queryKey: ['admin', 'draft-receipt'],
  queryFn: async ({ signal }) =>
    runReceipt((await api.listAudit({ query: { action: 'draft.run', limit: 1 } }, { signal })).entries),
});
