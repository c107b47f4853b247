import { Refusal, resultsUntil, rpc } from '@torchbearer/kit';
import type { GetMyPicksRequest, GetMyPicksResponse } from '@torchbearer/proto/picks/v1/picks';
import { arePicksShown, castawayUntil } from '@torchbearer/rules';
import type { Context } from '../context.js';
import { readOwnWeek, type OwnWeek } from '../db/own-week.js';
import { suggest } from '../domain/suggest.js';
import { toCastaway } from './castaway-response.js';
import { pickUntil } from './pick-until.js';

export const getMyPicks = rpc<Context, GetMyPicksRequest, GetMyPicksResponse>({
  who: 'player',
  handle: async ({ database }, { showsEliminated }, call) => {
    const own = await readOwnWeek(database, call.userId);
    if (!own) throw new Refusal('NO_ACTIVE_WEEK');
    const { week, pick, previousPick, withdrawn } = own;
    const until = showsEliminated === true ? null : resultsUntil(call.actor);
    const hidesEliminated = !arePicksShown(week.weekNumber, until);
    const assigned = own.assigned.map((castaway) => castawayUntil(castaway, until));
    const castaways = [...own.assigned, ...(withdrawn ? [withdrawn] : [])];
    const suggested = hidesEliminated ? null : suggestedOf(assigned, previousPick?.castawayId ?? null);
    return {
      assigned: assigned.map((row) => ({ round: row.round, castaway: toCastaway(row) })),
      pick: pick && pickUntil(pick, castaways, until),
      week,
      previousPick: previousPick && pickUntil(previousPick, castaways, until),
      suggestedCastaway: suggested ? toCastaway(suggested) : undefined,
      withdrawnCastaway: pick || !withdrawn ? undefined : toCastaway(castawayUntil(withdrawn, until)),
      hidesEliminated: hidesEliminated || undefined,
    };
  },
});

function suggestedOf<Castaway extends OwnWeek['assigned'][number]>(
  assigned: readonly Castaway[],
  previousCastawayId: string | null,
): Castaway | null {
  const roster = assigned.map(({ id, round, eliminated }) => ({
    castawayId: id,
    round,
    isAlive: !eliminated,
  }));
  const suggestedId = suggest(roster, previousCastawayId);
  return assigned.find((castaway) => castaway.id === suggestedId) ?? null;
}
