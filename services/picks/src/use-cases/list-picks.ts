import { FIRST_PAGE, idsInput, pageInput, pageOf, resultsUntil, rpc } from '@torchbearer/kit';
import type { ListPicksRequest, ListPicksResponse } from '@torchbearer/proto/picks/v1/picks';
import { castawayUntil, FIRST_WEEK, LAST_WEEK, LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../context.js';
import { picksOf, picksSeenBy, weeksHiddenFrom, type Viewer } from '../db/pick-entries.js';
import { playerList, readPlayers } from '../db/player-list.js';
import { knownAsAdmin, listCastaways, listDrafted, listParticipants } from '../db/players.js';
import { listWeeks } from '../db/weeks.js';
import { toCastaway } from './castaway-response.js';
import { pickUntil } from './pick-until.js';

const input = z
  .object({
    page: pageInput(LISTS.picks),
    week: z.int().min(FIRST_WEEK).max(LAST_WEEK).optional(),
    picked: z.boolean().optional(),
    users: idsInput().optional(),
  })
  .refine(({ picked, week }) => picked === undefined || week !== undefined, { path: ['week'] });

export const listPicks = rpc<Context, ListPicksRequest, ListPicksResponse>({
  who: 'player',
  input,
  handle: async ({ database }, request, call) => {
    // A former admin counts as a player, even if demoted since the call was signed.
    const isAdmin = call.actor.isAdmin && (await knownAsAdmin(database, call.userId)) !== false;
    const until = resultsUntil(call.actor);
    const viewer = { userId: call.userId, isAdmin, now: call.now, until };
    const [castaways, weeks, hiddenWeekNumbers, shown] = await Promise.all([
      listCastaways(database),
      listWeeks(database),
      weeksHiddenFrom(database, viewer),
      asksForPage(request) ? pageOfPicks(database, viewer, request) : allPicks(database, viewer),
    ]);
    return {
      castaways: castaways.map((castaway) => toCastaway(castawayUntil(castaway, until))),
      weekNumbers: weeks.map((week) => week.weekNumber),
      hiddenWeekNumbers,
      ...shown,
      picks: shown.picks.map((pick) => pickUntil(pick, castaways, until)),
    };
  },
});

type Shown = Pick<ListPicksResponse, 'users' | 'draftPicks' | 'picks' | 'page'>;

const asksForPage = ({ page, week, users }: ListPicksRequest): boolean =>
  page !== undefined || week !== undefined || users !== undefined;

async function allPicks(database: Context['database'], viewer: Viewer): Promise<Shown> {
  const [draftPicks, users, picks] = await Promise.all([
    listDrafted(database),
    listParticipants(database),
    picksSeenBy(database, viewer),
  ]);
  return { draftPicks, users, picks };
}

async function pageOfPicks(
  database: Context['database'],
  viewer: Viewer,
  { page: asked, week, picked, users: ids }: ListPicksRequest,
): Promise<Shown> {
  const { rows, page } = await readPlayers(database, pageOf(playerList, asked ?? FIRST_PAGE), {
    users: ids?.split(',') ?? null,
    picked: week === undefined || picked === undefined ? null : { week, is: picked, viewer },
  });
  const users = rows.map(({ id, name }) => ({ id, name }));
  const userIds = users.map(({ id }) => id);
  const [draftPicks, picks] = await Promise.all([
    listDrafted(database, userIds),
    picksOf(database, userIds, viewer, week ?? null),
  ]);
  return { users, draftPicks, picks, page };
}
