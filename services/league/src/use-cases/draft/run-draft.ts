import { audit, refuseAbandoned, Refusal, rpc, type Tx } from '@torchbearer/kit';
import type { RunDraftRequest, RunDraftResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { hashOf } from '../../db/draft-hash.js';
import { readDraftInputs } from '../../db/draft-inputs.js';
import { listDraftPicks } from '../../db/draft-picks.js';
import { findPreview } from '../../db/draft-previews.js';
import { announceRun, completeDraft, findRunDraft, lockDraft } from '../../db/draft.js';
import { replaceRosters } from '../../db/rosters.js';
import { toDraftPicks, draftStatus } from '../responses.js';
import { draftInJson } from './get-draft.js';

/**
 * All in one transaction, so that after a crash the draft is either unchanged or done. The response is made in it, too:
 * a draft whose caller no longer waits for it is not saved.
 */
export const runDraft = rpc<Context, RunDraftRequest, RunDraftResponse>({
  who: 'admin',
  handle: ({ database }, { previewId, wantsJson, picks: wanted }, call) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'exclusive');
      if (status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
      const preview = await findPreview(tx, previewId, generation, ['season']);
      if (!preview) throw new Refusal('DRAFT_PREVIEW_MISSING');
      if (preview.kind !== 'season') throw anotherSeed(preview.kind);
      const { participants, hash } = await currentInputs(tx);
      if (hash !== preview.inputHash) throw new Refusal('DRAFT_PREVIEW_STALE');
      await announceRun(tx);
      const before = await findRunDraft(tx);
      const picks = await replaceRosters(tx, preview.id, participants, call.now);
      await completeDraft(tx, preview.id, { now: call.now, by: call.actor.name ?? '' });
      await audit(tx, Topics.leagueAudit, call, {
        action: 'draft.run',
        target: { type: 'draft', id: preview.id, name: 'Draft' },
        before,
        after: { seed: preview.seed, inputHash: preview.inputHash, picks },
      });
      const response = await responseFor(tx, wanted === 'none' ? 'no picks' : wantsJson ? 'JSON' : 'rows');
      refuseAbandoned(call);
      return response;
    }),
});

async function responseFor(tx: Tx, form: 'no picks' | 'JSON' | 'rows') {
  if (form === 'JSON') return await draftInJson(tx, { status: 'COMPLETED', hasEmails: true, until: null });
  const picks = form === 'rows' ? await toDraftPicks(tx, await listDraftPicks(tx), null) : [];
  return { draftStatus: draftStatus('COMPLETED'), picks };
}

const anotherSeed = (kind: 'practice' | null): Refusal =>
  kind === 'practice'
    ? new Refusal(
        'DRAFT_PREVIEW_STALE',
        'This was a practice preview, which can’t be run. Preview the draft.',
      )
    : new Refusal('DRAFT_PREVIEW_STALE');

/** Without the rankings, which need not stay in memory during the run. */
async function currentInputs(
  tx: Tx,
): Promise<{ readonly participants: readonly string[]; readonly hash: string }> {
  const { inputs, differences } = await readDraftInputs(tx);
  const gone = new Set(differences.deleted);
  const drafting = [...inputs.participants, ...differences.late.map(({ userId }) => userId)];
  return {
    participants: drafting.filter((userId) => !gone.has(userId)),
    hash: hashOf(inputs, differences),
  };
}
