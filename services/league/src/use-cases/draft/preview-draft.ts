import { audit, Refusal, rpc } from '@torchbearer/kit';
import type { PreviewDraftRequest, PreviewDraftResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { readDraftInputs } from '../../db/draft-inputs.js';
import { insertPreview } from '../../db/draft-previews.js';
import { lockDraft } from '../../db/draft.js';
import { inputHash } from '../../domain/draft-input-hash.js';
import { draft } from '../../domain/snake-draft.js';
import { toDraftPicks } from '../responses.js';

export const previewDraft = rpc<Context, PreviewDraftRequest, PreviewDraftResponse>({
  who: 'admin',
  handle: ({ database, chance }, _request, call) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'shared');
      if (status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
      const inputs = await readDraftInputs(tx);
      if (inputs.castaways.length === 0)
        throw new Refusal('DRAFT_NOT_POSSIBLE', noneToDraft(inputs.eliminated.length));
      if (inputs.participants.length === 0)
        throw new Refusal('DRAFT_NOT_POSSIBLE', 'There are no players to draft yet.');
      const seed = chance.draftSeed();
      const picks = draft({ ...inputs, seed }).map((pick) => ({ id: chance.id(), ...pick }));
      const preview = { id: chance.id(), seed, inputHash: inputHash(inputs) };
      await insertPreview(tx, { ...preview, generation, picks, createdAt: call.now, createdBy: call.userId });
      await audit(tx, Topics.leagueAudit, call, {
        action: 'draft.previewed',
        target: { type: 'draft', id: preview.id, name: 'Draft' },
        before: null,
        after: { seed, inputHash: preview.inputHash, picks: picks.length, leftOut: inputs.eliminated.length },
      });
      return {
        previewId: preview.id,
        seed,
        inputHash: preview.inputHash,
        picks: await toDraftPicks(tx, picks),
        leftOut: inputs.eliminated.length,
        createdAt: call.now,
      };
    }),
});

const noneToDraft = (eliminated: number): string =>
  eliminated === 0
    ? 'There are no castaways to draft yet.'
    : 'All castaways are eliminated: nobody is left to draft.';
