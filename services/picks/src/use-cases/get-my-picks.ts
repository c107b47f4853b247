import { Refusal, rpc } from '@torchbearer/kit';
import type { GetMyPicksRequest, GetMyPicksResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { readOwnWeek } from '../db/own-week.js';
import { suggest } from '../domain/suggest.js';
import { toCastaway } from './castaway-response.js';

export const getMyPicks = rpc<Context, GetMyPicksRequest, GetMyPicksResponse>({
  who: 'player',
  handle: async ({ database }, _request, call) => {
    const own = await readOwnWeek(database, call.userId);
    if (!own) throw new Refusal('NO_ACTIVE_WEEK');
    const { week, assigned, pick, previousPick, withdrawn } = own;
    const roster = assigned.map(({ id, round, eliminated }) => ({
      castawayId: id,
      round,
      isAlive: !eliminated,
    }));
    const suggestedId = suggest(roster, previousPick?.castawayId ?? null);
    const suggested = assigned.find((castaway) => castaway.id === suggestedId);
    return {
      assigned: assigned.map((row) => ({ round: row.round, castaway: toCastaway(row) })),
      pick,
      week,
      previousPick,
      suggestedCastaway: suggested && toCastaway(suggested),
      withdrawnCastaway: pick || !withdrawn ? undefined : toCastaway(withdrawn),
    };
  },
});
