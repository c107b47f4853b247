/** What the draft manager reads beyond the admin area's own queries, and how often. */
import type { CallOptions, DraftPick, DraftPreview } from '@torchbearer/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { pagesOf, placeOf, type RowsPage, type RowsPages } from '../../../api/paged-list.js';
import { runReceipt } from './run-receipt.js';

/** How often the screen refreshes. */
const REFRESH_MS = 15_000;
export const refreshing = { refetchInterval: REFRESH_MS };
/** Only the first page refreshes by itself, as long as no further one is loaded. */
export const refreshingFirst = {
  refetchInterval: ({ state }: { readonly state: { readonly data?: RowsPages<unknown> | undefined } }) =>
    state.data && state.data.pages.length > 1 ? false : REFRESH_MS,
} as const;

/** A preview with the first page of its picks. */
export interface Preview extends Omit<DraftPreview, 'picks'> {
  readonly first: RowsPage<DraftPick>;
  /** How many picks it has. */
  readonly count: number;
}

const FIRST = 50;

async function readPreview<Drawn extends DraftPreview | null>(
  read: (request: { readonly query: { readonly limit: number } }, options: CallOptions) => Promise<Drawn>,
  options: CallOptions = {},
) {
  const place: { received?: Response } = {};
  const onResponse = (received: Response): void => void (place.received = received);
  const drawn = await read({ query: { limit: FIRST } }, { ...options, onResponse });
  if (drawn === null) return null;
  const { picks, ...preview } = drawn;
  const first = placeOf(picks, place.received);
  return { ...preview, first, count: first.total ?? picks.length };
}

/** A preview that can be run closes open rankings; one for practice does not. */
export const drawPreview = (body: { readonly practice: boolean }) =>
  readPreview((request, options) => api.previewDraft({ ...request, body }, options));

/**
 * The latest preview, also after a reload; gone once it can't be run any more. Fetched once: another admin's
 * preview must not replace the one that is about to be approved here.
 */
export const previewQuery = queryOptions<Preview | null>({
  queryKey: ['draft-preview'],
  queryFn: ({ signal }) => readPreview(api.getDraftPreview, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // Usually there is none, and starting with null avoids a second render.
  placeholderData: null,
});

/** The picks of this preview, whichever is the newest. They never change. */
export const previewPicks = ({ previewId, first }: Preview, view: { readonly q?: string }) => ({
  ...pagesOf(
    ['draft-preview', 'picks', previewId, view],
    async (page, options) => {
      const preview = await api.getDraftPreview({ query: { preview: previewId, ...view, ...page } }, options);
      if (preview === null) throw new Error('the draft has been run meanwhile');
      return preview.picks;
    },
    [FIRST, 200],
  ),
  staleTime: Number.POSITIVE_INFINITY,
  ...(view.q === undefined && { initialData: { pages: [first], pageParams: [null] } }),
});

/** Null if the draft was not run by hand. */
export const receiptQuery = queryOptions({
  queryKey: ['admin', 'draft-receipt'],
  queryFn: async ({ signal }) =>
    runReceipt((await api.listAudit({ query: { action: 'draft.run', limit: 1 } }, { signal })).entries),
});
