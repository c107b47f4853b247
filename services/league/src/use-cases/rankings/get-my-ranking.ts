import { resultsUntil, rpc } from '@torchbearer/kit';
import type { GetMyRankingRequest, GetMyRankingResponse } from '@torchbearer/proto/league/v1/league';
import { castawayUntil } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { readDraft } from '../../db/draft.js';
import { readRanking } from '../../db/rosters.js';
import { readSeason } from '../../db/season.js';
import { shownOrder } from '../../domain/ranking.js';
import { areRankingsLocked, rankingsCloseAt } from '../../domain/rankings-lock.js';
import { rankingRows } from '../responses.js';

export const getMyRanking = rpc<Context, GetMyRankingRequest, GetMyRankingResponse>({
  who: 'player',
  handle: async ({ database }, _request, { userId, now, actor }) => {
    const [castaways, { ranking, submittedAt }, draft, season] = await Promise.all([
      listCastaways(database),
      readRanking(database, userId),
      readDraft(database),
      readSeason(database),
    ]);
    const until = resultsUntil(actor);
    const lock = { ...draft, rankingsCloseAt: season.rankingsCloseAt };
    return {
      order: rankingRows(shownOrder(ranking, castaways).map((row) => castawayUntil(row, until))),
      locked: areRankingsLocked(lock, now),
      submittedAt: submittedAt ?? undefined,
      closesAt: rankingsCloseAt(lock, now) ?? undefined,
    };
  },
});
