import { FIRST_PAGE, idsInput, pageInput, pageOf, rpc } from '@torchbearer/kit';
import type { ListRankingsRequest, ListRankingsResponse } from '@torchbearer/proto/league/v1/league';
import { LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { rankingList, readRankings } from '../../db/ranking-list.js';
import { listPlayers } from '../../db/users.js';
import { shownOrder } from '../../domain/ranking.js';
import { rankingRows } from '../responses.js';

const input = z.object({
  page: pageInput(LISTS.rankings),
  submitted: z.boolean().optional(),
  drafted: z.boolean().optional(),
  users: idsInput().optional(),
});

export const listRankings = rpc<Context, ListRankingsRequest, ListRankingsResponse>({
  who: 'admin',
  input,
  handle: async ({ database }, request) => {
    const [castaways, { rankings, page }] = await Promise.all([
      listCastaways(database),
      rankingsOf(database, request),
    ]);
    return {
      rankings: rankings.map(({ user, ranking, submittedAt }) => ({
        user,
        submittedAt: submittedAt ?? undefined,
        entries: submittedAt ? rankingRows(shownOrder(ranking, castaways)) : [],
      })),
      page,
    };
  },
});

async function rankingsOf(
  database: Context['database'],
  { page, submitted, drafted, users }: ListRankingsRequest,
) {
  const isWhole = [page, submitted, drafted, users].every((given) => given === undefined);
  if (isWhole) return { rankings: await listPlayers(database), page: undefined };
  const filter = { submitted, drafted, users: users?.split(',') ?? null };
  return await readRankings(database, pageOf(rankingList, page ?? FIRST_PAGE), filter);
}
