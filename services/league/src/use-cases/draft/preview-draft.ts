import { audit, pageInput, pageOf, Refusal, rpc } from '@torchbearer/kit';
import type { PreviewDraftRequest, PreviewDraftResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { LISTS } from '@torchbearer/rules';
import { drafting } from '@torchbearer/rules/draft';
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertPreview, storedPicks, type IdentifiedPick } from '../../db/draft-previews.js';
import { lockDraft } from '../../db/draft.js';
import { readHashedInputs } from '../../db/input-hash.js';
import { previewList } from '../../db/preview-list.js';
import { closeDraft, refuseImpossible } from './close-draft.js';
import { inChunks } from './in-chunks.js';
import { previewInJson, previewMessage, previewPage, withoutPicks } from './preview-response.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

export const previewDraft = rpc<Context, PreviewDraftRequest, PreviewDraftResponse>({
  who: 'admin',
  input: z.object({ page: pageInput(LISTS.draft), practice: z.boolean().optional() }),
  async handle(context, { wantsJson, page: asked, picks: wanted, practice }, call) {
    const { database, chance } = context;
    if (!practice) await closeDraft(context, call);
    return await database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'shared');
      if (status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
      const { inputs, differences, closed, eliminated, ...read } = await readHashedInputs(tx);
      refuseImpossible({ inputs, differences, eliminated });
      if (!practice && !closed) throw new Error('Rankings are closed, but there is no seed.');
      const seed = practice ? chance.draftSeed() : (closed?.seed ?? '');
      const nobody = new Set(differences.deleted);
      const nobodysPicks: IdentifiedPick[] = [];
      const stored: Buffer[] = [];
      let count = 0;
      for await (const some of inChunks(drafting({ ...inputs, seed, late: differences.late }, sha256))) {
        const picks = some.map((pick) => ({ id: chance.id(), ...pick }));
        const owned = picks.filter(({ userId }) => !nobody.has(userId));
        if (owned.length < picks.length)
          nobodysPicks.push(...picks.filter(({ userId }) => nobody.has(userId)));
        if (owned.length > 0) stored.push(Buffer.from(storedPicks(owned)));
        count += owned.length;
      }
      const kind = practice ? ('practice' as const) : ('season' as const);
      const preview = { id: chance.id(), kind, seed, inputHash: read.hash, createdAt: call.now };
      const rest = { generation, picks: stored, nobodysPicks, differences, createdBy: call.userId };
      await insertPreview(tx, { ...preview, ...rest });
      await audit(tx, Topics.leagueAudit, call, {
        action: practice ? 'draft.practiced' : 'draft.previewed',
        target: { type: 'draft', id: preview.id, name: 'Draft' },
        before: null,
        after: { seed, inputHash: preview.inputHash, picks: count, leftOut: eliminated.length },
      });
      const shown = { leftOut: eliminated.length, isStale: false };
      if (wanted === 'none') return withoutPicks(preview, shown);
      if (asked) {
        const { preview: message, page } = await previewPage(tx, preview, shown, pageOf(previewList, asked));
        return { ...message, page };
      }
      return wantsJson ? await previewInJson(tx, preview, shown) : await previewMessage(tx, preview, shown);
    });
  },
});
