import { isDeleted, Refusal, rpc, text } from '@torchbearer/kit';
import type { SubmitRankingRequest, SubmitRankingResponse } from '@torchbearer/proto/league/v1/league';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { copies } from '../../copies.js';
import { listCastaways } from '../../db/castaways.js';
import { lockDraft } from '../../db/draft.js';
import { saveRanking } from '../../db/rosters.js';
import { readSeason } from '../../db/season.js';
import { rankingFault, shownOrder } from '../../domain/ranking.js';
import { areRankingsLocked, rankingsCloseAt } from '../../domain/rankings-lock.js';
import { rankingRows } from '../responses.js';

export const submitRanking = rpc<Context, SubmitRankingRequest, SubmitRankingResponse>({
  who: 'player',
  input: z.object({ castawayIds: z.array(text(100)).max(500) }),
  handle: ({ database }, { castawayIds }, { userId, now }) =>
    database.transaction(async (tx) => {
      const draft = await lockDraft(tx, 'shared');
      // A session may outlive its account by seconds, and a deleted player's data must not return.
      if (await isDeleted(tx, copies.user, userId)) throw new Refusal('NOT_SIGNED_IN');
      const season = await readSeason(tx);
      const lock = { ...draft, rankingsCloseAt: season.rankingsCloseAt };
      if (areRankingsLocked(lock, now)) throw new Refusal('RANKINGS_LOCKED');
      const castaways = await listCastaways(tx);
      const problem = rankingFault(castawayIds, castaways);
      if (problem !== null) throw new Refusal('RANKING_NOT_COMPLETE', problem);
      const submittedAt = await saveRanking(tx, userId, castawayIds, now);
      const order = rankingRows(shownOrder(castawayIds, castaways));
      const closesAt = rankingsCloseAt(lock, now) ?? undefined;
      return { order, locked: false, submittedAt: submittedAt ?? undefined, closesAt };
    }),
});
