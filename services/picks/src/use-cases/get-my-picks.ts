import { Refusal, rpc, type Database } from '@torchbearer/kit';
import type { Castaway, GetMyPicksRequest, GetMyPicksResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { recentPicksOf } from '../db/pick-entries.js';
import { findCastaway, listAssigned } from '../db/players.js';
import { activeWeek } from '../db/weeks.js';
import { withdrawnCastawayId } from '../db/withdraw.js';
import { suggest } from '../domain/suggest.js';
import { toCastaway } from './castaway-response.js';

export const getMyPicks = rpc<Context, GetMyPicksRequest, GetMyPicksResponse>({
  who: 'player',
  handle: async ({ database }, _request, call) => {
    const week = await activeWeek(database);
    if (!week) throw new Refusal('NO_ACTIVE_WEEK');
    const [assigned, { pick, previousPick }] = await Promise.all([
      listAssigned(database, call.userId),
      recentPicksOf(database, call.userId, week.weekNumber),
    ]);
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
      withdrawnCastaway: pick ? undefined : await withdrawnCastaway(database, call.userId, week.weekNumber),
    };
  },
});

async function withdrawnCastaway(
  database: Database,
  userId: string,
  weekNumber: number,
): Promise<Castaway | undefined> {
  const id = await withdrawnCastawayId(database, userId, weekNumber);
  const castaway = id === null ? null : await findCastaway(database, id);
  return castaway ? toCastaway(castaway) : undefined;
}
