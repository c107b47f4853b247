import { audit, refuseAbandoned, Refusal } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { continueDraft, roundsOf } from '@torchbearer/rules/draft';
import { z } from 'zod';
import type { Rpcs } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { currentInputHash, listDrafting } from '../../db/draft-inputs.js';
import { addLatePlayer, everythingDrafted, findLateSeed, findPreview } from '../../db/draft-previews.js';
import { announceRun, completeDraft, findRunDraft, lockDraft } from '../../db/draft.js';
import { findPlayer } from '../../db/players.js';
import { addRoster, hasRoster, readRanking, replaceRosters } from '../../db/rosters.js';
import { readSeason } from '../../db/season.js';
import { plainText } from '../../domain/plain-text.js';
import { draftStatus, toDraftPicks } from '../responses.js';
import { draftInJson } from './get-draft.js';

/**
 * All in one transaction, so that after a crash the draft is either unchanged or done. The response is made in it, too:
 * a draft whose caller no longer waits for it is not saved.
 */
export const runDraft: Rpcs['runDraft'] = {
  who: 'admin',
  handle: ({ database }, { previewId, picks: wanted }, call) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'exclusive');
      if (status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
      const preview = await findPreview(tx, previewId, generation, ['season']);
      if (!preview) throw new Refusal('DRAFT_PREVIEW_MISSING');
      if (preview.kind !== 'season') throw anotherSeed(preview.kind);
      if ((await currentInputHash(tx)) !== preview.inputHash) throw new Refusal('DRAFT_PREVIEW_STALE');
      await announceRun(tx);
      const before = await findRunDraft(tx);
      const picks = await replaceRosters(tx, preview.id, await listDrafting(tx), call.now);
      await completeDraft(tx, preview.id, { now: call.now, by: call.actor.name ?? '' });
      await audit(tx, Topics.leagueAudit, call, {
        action: 'draft.run',
        target: { type: 'draft', id: preview.id, name: 'Draft' },
        before,
        after: { seed: preview.seed, inputHash: preview.inputHash, picks },
      });
      const response =
        wanted === 'none'
          ? { draftStatus: draftStatus('COMPLETED'), picks: [] }
          : await draftInJson(tx, { status: 'COMPLETED', hasEmails: true, until: null });
      refuseAbandoned(call);
      return response;
    }),
};

const anotherSeed = (kind: 'practice' | null): Refusal =>
  kind === 'practice'
    ? new Refusal(
        'DRAFT_PREVIEW_STALE',
        'This was a practice preview, which can’t be run. Preview the draft.',
      )
    : new Refusal('DRAFT_PREVIEW_STALE');

export const draftRoster: Rpcs['draftRoster'] = {
  who: 'admin',
  input: z.object({ userId: plainText('Player', 100) }),
  handle: ({ database, chance }, { userId }, call) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'exclusive');
      if (!(await findRunDraft(tx))) throw new Refusal('DRAFT_NOT_RUN');
      const player = await findPlayer(tx, userId);
      if (!player) throw new Refusal('USER_NOT_FOUND');
      if (await hasRoster(tx, userId)) throw new Refusal('ROSTER_EXISTS');
      if (!player.isParticipant) throw watching();
      const existing = await everythingDrafted(tx);
      const castaways = await listCastaways(tx);
      const season = await readSeason(tx);
      const { ranking } = await readRanking(tx, userId);
      const late = { userId, seed: (await findLateSeed(tx, userId)) ?? chance.draftSeed(), ranking };
      const drafted = continueDraft(existing, late, {
        castaways: castaways.filter(({ eliminated }) => !eliminated).map(({ id }) => id),
        eliminated: castaways.filter(({ eliminated }) => eliminated).map(({ id }) => id),
        rounds: roundsOf(existing) || season.rounds,
        shareCastaways: season.shareCastaways,
      });
      if (drafted.length === 0) throw poolEmpty();
      const picks = drafted.map((pick) => ({ id: chance.id(), ...pick }));
      await addRoster(tx, userId, picks, call.now);
      await addLatePlayer(tx, late, picks);
      const messages = await toDraftPicks(tx, picks, null);
      await audit(tx, Topics.leagueAudit, call, {
        action: 'roster.drafted',
        target: { type: 'user', id: userId, name: player.name },
        before: null,
        after: { castaways: messages.map(({ castaway }) => castaway?.name), seed: late.seed },
      });
      return { picks: messages };
    }),
};

const watching = (): Refusal =>
  new Refusal('INVALID_INPUT', undefined, [
    { field: 'userId', message: 'An admin takes part in the league only after submitting rankings' },
  ]);

const poolEmpty = (): Refusal =>
  new Refusal('DRAFT_NOT_POSSIBLE', 'No castaway is left to draft, and castaways are not shared.');
