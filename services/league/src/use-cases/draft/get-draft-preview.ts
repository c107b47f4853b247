import { rpc } from '@torchbearer/kit';
import type { GetDraftPreviewRequest, GetDraftPreviewResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { readDraftInputs } from '../../db/draft-inputs.js';
import { findPreview, readPreviewPicks } from '../../db/draft-previews.js';
import { lockDraft } from '../../db/draft.js';
import { inputHash } from '../../domain/draft-input-hash.js';
import { toDraftPicks } from '../responses.js';

/** Empty before the first preview and once the draft has run. */
export const getDraftPreview = rpc<Context, GetDraftPreviewRequest, GetDraftPreviewResponse>({
  who: 'admin',
  handle: ({ database }) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'shared');
      const preview = status === 'COMPLETED' ? null : await findPreview(tx, undefined, generation);
      if (!preview) return {};
      const inputs = await readDraftInputs(tx);
      return {
        preview: {
          previewId: preview.id,
          seed: preview.seed,
          inputHash: preview.inputHash,
          picks: await toDraftPicks(tx, await readPreviewPicks(tx, preview.id)),
          leftOut: inputs.eliminated.length,
          createdAt: preview.createdAt,
          isStale: inputHash(inputs) !== preview.inputHash,
        },
      };
    }),
});
