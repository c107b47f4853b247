import { Refusal, resultsUntil, rpc } from '@torchbearer/kit';
import type { GetMyPicksRequest, GetMyPicksResponse } from '@torchbearer/proto/picks/v1/picks';
import { arePicksShown, castawayUntil } from '@torchbearer/rules';
import type { Context } from '../context.js';
import { staysOf } from '../copies.js';
import { readOwnWeek, type OwnWeek } from '../db/own-week.js';
import { suggest } from '../domain/suggest.js';
import { toCastaway, toWeek } from './castaway-response.js';
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
    const suggested = hidesEliminated ? null : suggestedOf(assigned, previousPick, { week, now: call.now });
    return {
      assigned: assigned.map((row) => ({ round: row.round, castaway: toCastaway(row) })),
      pick: pick && pickUntil(pick, castaways, until),
      week: toWeek(week),
      previousPick: previousPick && pickUntil(previousPick, castaways, until),
      suggestedCastaway: suggested ? toCastaway(suggested) : undefined,
      withdrawnCastaway: pick || !withdrawn ? undefined : toCastaway(castawayUntil(withdrawn, until)),
      hidesEliminated: hidesEliminated || undefined,
      withdrawnByMove: (!pick && own.withdrawnByMove) || undefined,
    };
  },
});

/** @param assigned as far as results are shown; after the close, the suggestion is the one of the close */
function suggestedOf<Castaway extends OwnWeek['assigned'][number]>(
  assigned: readonly Castaway[],
  previousPick: OwnWeek['previousPick'],
  { week, now }: Pick<OwnWeek, 'week'> & { readonly now: Date },
): Castaway | null {
  const at = now >= week.picksCloseAt ? week.closedAt : null;
  const roster = assigned.map((castaway) => ({
    castawayId: castaway.id,
    round: castaway.round,
    // An elimination that is not shown is none.
    stays: castaway.eliminated ? staysOf(castaway) : staysOf({ ...castaway, stays: null }),
  }));
  // One that an admin submitted after the close was not there at the close.
  const isLate = at !== null && (previousPick?.submittedAt ?? at) >= at;
  const previous = isLate ? null : (previousPick?.castawayId ?? null);
  const suggestedId = suggest(roster, previous, { weekNumber: week.weekNumber, at });
  return assigned.find((castaway) => castaway.id === suggestedId) ?? null;
}
