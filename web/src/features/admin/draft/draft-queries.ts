/** What the draft manager reads beyond the admin area's own queries, and how often. */
import type { DraftPreview } from '@torchbearer/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { runReceipt } from './run-receipt.js';

/** How often the screen refreshes. */
export const refreshing = { refetchInterval: 15_000 };

/**
 * The latest preview, also after a reload; gone once it can't be run any more. Fetched once: another admin's
 * preview must not replace the one that is about to be approved here.
 */
export const previewQuery = queryOptions<DraftPreview | null>({
  queryKey: ['draft-preview'],
  queryFn: ({ signal }) => api.getDraftPreview({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // Usually there is none, and starting with null avoids a second render.
  placeholderData: null,
});

/** Null if the draft was not run by hand. */
export const receiptQuery = queryOptions({
  queryKey: ['admin', 'draft-receipt'],
  queryFn: async ({ signal }) =>
    runReceipt((await api.listAudit({ query: { action: 'draft.run', limit: 1 } }, { signal })).entries),
});
