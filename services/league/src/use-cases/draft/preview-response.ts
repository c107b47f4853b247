import type { Encoded, Tx } from '@torchbearer/kit';
import type { DraftPreview as DraftPreviewMessage } from '@torchbearer/proto/league/v1/league';
import { listCastaways } from '../../db/castaways.js';
import { eachPreviewPick, readPreviewPicks, type StoredPreview } from '../../db/draft-previews.js';
import { toDraftPicks } from '../responses.js';
import { encodedDraft } from './draft-json.js';

interface Shown {
  /** Castaways that are not in the pool. */
  readonly leftOut: number;
  readonly isStale: boolean;
}

export const previewMessage = async (
  tx: Tx,
  { id, seed, inputHash, createdAt }: StoredPreview,
  { leftOut, isStale }: Shown,
): Promise<DraftPreviewMessage> => ({
  previewId: id,
  seed,
  inputHash,
  picks: await toDraftPicks(tx, await readPreviewPicks(tx, id)),
  leftOut,
  createdAt,
  isStale,
});

export async function previewInJson<Response>(
  tx: Tx,
  { id, seed, inputHash, createdAt }: StoredPreview,
  { leftOut, isStale }: Shown,
): Promise<Encoded<Response>> {
  const rest = JSON.stringify({ previewId: id, seed, inputHash, leftOut, createdAt, isStale });
  return await encodedDraft({
    before: '{"picks":[',
    picks: eachPreviewPick(tx, id),
    castaways: await listCastaways(tx),
    hasEmails: true,
    after: `],${rest.slice(1)}`,
  });
}
