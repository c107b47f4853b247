import { FIRST_PAGE, isId, pageInput, pageOf, rpc } from '@torchbearer/kit';
import type { GetDraftPreviewRequest, GetDraftPreviewResponse } from '@torchbearer/proto/league/v1/league';
import { LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { countEliminated } from '../../db/castaways.js';
import { findPreview } from '../../db/draft-previews.js';
import { lockDraft } from '../../db/draft.js';
import { currentInputHash } from '../../db/input-hash.js';
import { previewList } from '../../db/preview-list.js';
import { previewInJson, previewMessage, previewPage } from './preview-response.js';

const input = z.object({ page: pageInput(LISTS.draft), preview: z.string().refine(isId).optional() });

/** Empty before the first preview and once the draft has run. */
export const getDraftPreview = rpc<Context, GetDraftPreviewRequest, GetDraftPreviewResponse>({
  who: 'admin',
  input,
  handle: ({ database }, { wantsJson, page: asked, preview: id }) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'shared');
      const preview = status === 'COMPLETED' ? null : await findPreview(tx, id, generation);
      if (!preview) return {};
      const shown = {
        leftOut: await countEliminated(tx),
        isStale: preview.kind === null || (await currentInputHash(tx)) !== preview.inputHash,
      };
      if (asked !== undefined || id !== undefined)
        return await previewPage(tx, preview, shown, pageOf(previewList, asked ?? FIRST_PAGE));
      if (wantsJson) return await previewInJson(tx, preview, shown);
      return { preview: await previewMessage(tx, preview, shown) };
    }),
});
