/** What the draft manager reads beside the admin area's own queries, and how often it reads. */
import type { DraftPreview } from '@torchbearer/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { runReceipt } from './run-receipt.js';

/** The screen renews itself so often. */
export const refreshing = { refetchInterval: 15_000 };

/**
 * The preview that was drawn last, also before a reload; gone once it can't be run any more. It is asked for once:
 * another admin's preview doesn't take the place of the one that is about to be approved here.
 */
export const previewQuery = queryOptions<DraftPreview | null>({
  queryKey: ['draft-preview'],
  queryFn: ({ signal }) => api.getDraftPreview({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // Most often there is none: then the board is not drawn a second time when that is known.
  placeholderData: null,
});

/** Null where the draft was not run by hand. */
export const receiptQuery = queryOptions({
  queryKey: ['admin', 'draft-receipt'],
  queryFn: async ({ signal }) =>
    runReceipt((await api.listAudit({ query: { action: 'draft.run', limit: 1 } }, { signal })).entries),
});
