import { rpc } from '@torchbearer/kit';
import type { GetDraftPreviewRequest, GetDraftPreviewResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { readDraftInputs } from '../../db/draft-inputs.js';
import { findPreview } from '../../db/draft-previews.js';
import { lockDraft } from '../../db/draft.js';
import { inputHash } from '../../domain/draft-input-hash.js';
import { previewInJson, previewMessage } from './preview-response.js';

/** Empty before the first preview and once the draft has run. */
export const getDraftPreview = rpc<Context, GetDraftPreviewRequest, GetDraftPreviewResponse>({
  who: 'admin',
  handle: ({ database }, { wantsJson }) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'shared');
      const preview = status === 'COMPLETED' ? null : await findPreview(tx, undefined, generation);
      if (!preview) return {};
      const inputs = await readDraftInputs(tx);
      const shown = { leftOut: inputs.eliminated.length, isStale: inputHash(inputs) !== preview.inputHash };
      if (wantsJson) return await previewInJson(tx, preview, shown);
      return { preview: await previewMessage(tx, preview, shown) };
    }),
});
