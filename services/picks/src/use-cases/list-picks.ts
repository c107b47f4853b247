import { rpc } from '@torchbearer/kit';
import type { ListPicksRequest, ListPicksResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { picksSeenBy, weeksHiddenFrom } from '../db/pick-entries.js';
import { knownAsAdmin, listCastaways, listDrafted, listParticipants } from '../db/players.js';
import { listWeeks } from '../db/weeks.js';
import { toCastaway } from './castaway-response.js';

export const listPicks = rpc<Context, ListPicksRequest, ListPicksResponse>({
  who: 'player',
  handle: async ({ database }, _request, call) => {
    // A former admin counts as a player, even if demoted since the call was signed.
    const isAdmin = call.actor.isAdmin && (await knownAsAdmin(database, call.userId)) !== false;
    const viewer = { userId: call.userId, isAdmin, now: call.now };
    const [draftPicks, castaways, users, weeks, picks, hiddenWeekNumbers] = await Promise.all([
      listDrafted(database),
      listCastaways(database),
      listParticipants(database),
      listWeeks(database),
      picksSeenBy(database, viewer),
      weeksHiddenFrom(database, viewer),
    ]);
    return {
      draftPicks,
      castaways: castaways.map(toCastaway),
      users,
      weekNumbers: weeks.map((week) => week.weekNumber),
      picks,
      hiddenWeekNumbers,
    };
  },
});
