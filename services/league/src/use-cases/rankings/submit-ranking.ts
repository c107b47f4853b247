import {
  deletedOf,
  Refusal,
  resultsUntil,
  rpc,
  text,
  type Outcome,
  type Submitted,
  type Tx,
} from '@torchbearer/kit';
import type { SubmitRankingRequest, SubmitRankingResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { castawayUntil } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { copies } from '../../copies.js';
import { listCastaways } from '../../db/castaways.js';
import { lockDraft } from '../../db/draft.js';
import { saveRankings } from '../../db/rosters.js';
import { readSeason } from '../../db/season.js';
import { rankingFault, shownOrder, type RankingSubmission } from '../../domain/ranking.js';
import { areRankingsLocked, rankingsCloseAt } from '../../domain/rankings-lock.js';
import { rankingRows } from '../responses.js';

export const submitRanking = rpc<Context, SubmitRankingRequest, SubmitRankingResponse>({
  who: 'player',
  input: z.object({ castawayIds: z.array(text(100)).max(500) }),
  handle: ({ saveInGroup }, { castawayIds }, { userId, now, actor }) =>
    saveInGroup({ userId, castawayIds, now, until: resultsUntil(actor) }),
});

/** Saves rankings of different players, in the service's group commit. */
export async function submitRankings(
  tx: Tx,
  submitted: readonly Submitted<RankingSubmission>[],
): Promise<readonly Outcome<SubmitRankingResponse>[]> {
  const draft = await lockDraft(tx, 'shared');
  // A session may outlive its account by seconds, and a deleted player's data must not return.
  const deleted = await deletedOf(
    tx,
    copies.user,
    submitted.map(({ submission }) => submission.userId),
  );
  const { rankingsCloseAt: closesAt } = await readSeason(tx);
  const lock = { ...draft, rankingsCloseAt: closesAt };
  const castaways = await listCastaways(tx);

  const refusals = submitted.map(({ submission: { userId, castawayIds, now } }) => {
    if (deleted.has(userId)) return new Refusal('NOT_SIGNED_IN');
    if (areRankingsLocked(lock, now)) return new Refusal('RANKINGS_LOCKED');
    const problem = rankingFault(castawayIds, castaways);
    return problem === null ? null : new Refusal('RANKING_NOT_COMPLETE', problem);
  });
  const saved = await saveRankings(
    tx,
    submitted.flatMap(({ submission: { userId, castawayIds, now }, trace }, at) =>
      refusals[at] ? [] : { userId, order: castawayIds, now, trace },
    ),
  );
  return submitted.map(({ submission: { userId, castawayIds, now, until } }, at) => {
    const refusal = refusals[at];
    if (refusal) return { error: refusal };
    const { submittedAt = null, version = null } = saved.get(userId) ?? {};
    const result = {
      order: rankingRows(shownOrder(castawayIds, castaways).map((row) => castawayUntil(row, until))),
      locked: false,
      submittedAt: submittedAt ?? undefined,
      closesAt: rankingsCloseAt(lock, now) ?? undefined,
    };
    return {
      result,
      published: version === null ? [] : [{ topic: Topics.roster.name, key: userId, version }],
    };
  });
}
