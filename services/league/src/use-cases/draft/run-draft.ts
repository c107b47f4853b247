import { audit, Refusal, rpc } from '@torchbearer/kit';
import type { RunDraftRequest, RunDraftResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { readDraftInputs } from '../../db/draft-inputs.js';
import { listDraftPicks } from '../../db/draft-picks.js';
import { findPreview } from '../../db/draft-previews.js';
import { announceRun, completeDraft, findRunDraft, lockDraft } from '../../db/draft.js';
import { replaceRosters } from '../../db/rosters.js';
import { inputHash } from '../../domain/draft-input-hash.js';
import { toDraftPicks, draftStatus } from '../responses.js';

/** All in one transaction, so that after a crash the draft is either unchanged or done. */
export const runDraft = rpc<Context, RunDraftRequest, RunDraftResponse>({
  who: 'admin',
  handle: ({ database }, { previewId }, call) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'exclusive');
      if (status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
      const preview = await findPreview(tx, previewId, generation);
      if (!preview) throw new Refusal('DRAFT_PREVIEW_MISSING');
      const inputs = await readDraftInputs(tx);
      if (inputHash(inputs) !== preview.inputHash) throw new Refusal('DRAFT_PREVIEW_STALE');
      await announceRun(tx);
      const before = await findRunDraft(tx);
      await replaceRosters(tx, preview.id, inputs.participants);
      await completeDraft(tx, preview.id, call.now);
      const picks = await toDraftPicks(tx, await listDraftPicks(tx));
      await audit(tx, Topics.leagueAudit, call, {
        action: 'draft.run',
        target: { type: 'draft', id: preview.id, name: 'Draft' },
        before,
        after: { seed: preview.seed, inputHash: preview.inputHash, picks: picks.length },
      });
      return { draftStatus: draftStatus('COMPLETED'), picks };
    }),
});
