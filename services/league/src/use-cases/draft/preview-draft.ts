import { audit, pageInput, pageOf, Refusal, rpc } from '@torchbearer/kit';
import type { PreviewDraftRequest, PreviewDraftResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertPreview, storedPicks } from '../../db/draft-previews.js';
import { lockDraft } from '../../db/draft.js';
import { readHashedInputs } from '../../db/input-hash.js';
import { previewList } from '../../db/preview-list.js';
import { drafting } from '../../domain/snake-draft.js';
import { inChunks } from './in-chunks.js';
import { previewInJson, previewMessage, previewPage, withoutPicks } from './preview-response.js';

export const previewDraft = rpc<Context, PreviewDraftRequest, PreviewDraftResponse>({
  who: 'admin',
  input: z.object({ page: pageInput(LISTS.draft) }),
  handle: ({ database, chance }, { wantsJson, page: asked, picks: wanted }, call) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'shared');
      if (status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
      const inputs = await readHashedInputs(tx);
      if (inputs.castaways.length === 0)
        throw new Refusal('DRAFT_NOT_POSSIBLE', noneToDraft(inputs.eliminated.length));
      if (inputs.participants.length === 0)
        throw new Refusal('DRAFT_NOT_POSSIBLE', 'There are no players to draft yet.');
      const seed = chance.draftSeed();
      const stored: Buffer[] = [];
      let count = 0;
      for await (const picks of inChunks(drafting({ ...inputs, seed }))) {
        stored.push(Buffer.from(storedPicks(picks.map((pick) => ({ id: chance.id(), ...pick })))));
        count += picks.length;
      }
      const preview = { id: chance.id(), seed, inputHash: inputs.hash, createdAt: call.now };
      await insertPreview(tx, { ...preview, generation, picks: stored, createdBy: call.userId });
      await audit(tx, Topics.leagueAudit, call, {
        action: 'draft.previewed',
        target: { type: 'draft', id: preview.id, name: 'Draft' },
        before: null,
        after: { seed, inputHash: preview.inputHash, picks: count, leftOut: inputs.eliminated.length },
      });
      const shown = { leftOut: inputs.eliminated.length, isStale: false };
      if (wanted === 'none') return withoutPicks(preview, shown);
      if (asked) {
        const { preview: message, page } = await previewPage(tx, preview, shown, pageOf(previewList, asked));
        return { ...message, page };
      }
      return wantsJson ? await previewInJson(tx, preview, shown) : await previewMessage(tx, preview, shown);
    }),
});

const noneToDraft = (eliminated: number): string =>
  eliminated === 0
    ? 'There are no castaways to draft yet.'
    : 'All castaways are eliminated: nobody is left to draft.';
