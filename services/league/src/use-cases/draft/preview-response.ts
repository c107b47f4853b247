import type { Encoded, Page, Tx } from '@torchbearer/kit';
import type { DraftPreview as DraftPreviewMessage } from '@torchbearer/proto/league/v1/league';
import { listCastaways } from '../../db/castaways.js';
import { eachPreviewPick, readPreviewPicks, type StoredPreview } from '../../db/draft-previews.js';
import { readPreviewPage } from '../../db/preview-list.js';
import { toDraftPicks } from '../responses.js';
import { encodedDraft } from './draft-json.js';

interface Shown {
  /** Castaways that are not in the pool. */
  readonly leftOut: number;
  readonly isStale: boolean;
}

export const previewMessage = async (
  tx: Tx,
  preview: StoredPreview,
  shown: Shown,
): Promise<DraftPreviewMessage> => ({
  ...withoutPicks(preview, shown),
  picks: await toDraftPicks(tx, await readPreviewPicks(tx, preview.id), null),
});

export async function previewPage(tx: Tx, preview: StoredPreview, shown: Shown, asked: Page) {
  const { rows, page } = await readPreviewPage(tx, preview.id, asked);
  return { preview: { ...withoutPicks(preview, shown), picks: await toDraftPicks(tx, rows, null) }, page };
}

export const withoutPicks = (
  { id, kind, seed, inputHash, createdAt }: StoredPreview,
  { leftOut, isStale }: Shown,
): DraftPreviewMessage => ({
  ...{ previewId: id, seed, inputHash, picks: [], leftOut, createdAt, isStale },
  practice: kind === 'practice',
});

export async function previewInJson<Response>(
  tx: Tx,
  preview: StoredPreview,
  shown: Shown,
): Promise<Encoded<Response>> {
  const { picks: _, ...message } = withoutPicks(preview, shown);
  const rest = JSON.stringify(message);
  return await encodedDraft({
    before: '{"picks":[',
    picks: eachPreviewPick(tx, preview.id),
    castaways: await listCastaways(tx),
    hasEmails: true,
    after: `],${rest.slice(1)}`,
  });
}
