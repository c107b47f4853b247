/** Picks as they are stored, for players and admins. */
import { asMessage, idsInput, pageInput, pageOf, Refusal, resultsUntil } from '@torchbearer/kit';
import type { ListPicksRequest, ListPicksResponse, PickEntry } from '@torchbearer/proto/picks/v1/picks';
import {
  arePicksShown,
  castawayUntil,
  FIRST_WEEK,
  isOut,
  LAST_WEEK,
  LISTS,
  type ResultsUntil,
} from '@torchbearer/rules';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import { staysOf, type CastawayCopy } from '../copies.js';
import { readOwnWeek, type OwnWeek } from '../db/own-week.js';
import {
  countAll,
  newestPicks,
  pickLog,
  picksOfWeek,
  picksSeenBy,
  readPickLog,
  weeksHiddenFrom,
  type Viewer,
} from '../db/pick-entries.js';
import {
  findUser,
  listCastaways,
  listDrafted,
  listParticipants,
  playerList,
  readPlayers,
} from '../db/players.js';
import { activeWeek, listWeeks } from '../db/weeks.js';
import { suggest } from '../domain/suggest.js';

export const getMyPicks: Rpcs['getMyPicks'] = {
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
      assigned: assigned.map((row) => ({ round: row.round, castaway: asMessage(row) })),
      pick: pick && pickUntil(pick, castaways, until),
      week: asMessage(week),
      previousPick: previousPick && pickUntil(previousPick, castaways, until),
      suggestedCastaway: suggested ? asMessage(suggested) : undefined,
      withdrawnCastaway: pick || !withdrawn ? undefined : asMessage(castawayUntil(withdrawn, until)),
      hidesEliminated: hidesEliminated || undefined,
      withdrawnByMove: (!pick && own.withdrawnByMove) || undefined,
    };
  },
};

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

const picksInput = z
  .object({
    page: pageInput(LISTS.picks),
    week: z.int().min(FIRST_WEEK).max(LAST_WEEK).optional(),
    picked: z.boolean().optional(),
    users: idsInput().optional(),
  })
  .refine(({ picked, week }) => picked === undefined || week !== undefined, { path: ['week'] });

export const listPicks: Rpcs['listPicks'] = {
  who: 'player',
  input: picksInput,
  handle: async ({ database }, request, call) => {
    // A former admin counts as a player, even if demoted since the call was signed.
    const isAdmin = call.actor.isAdmin && (await findUser(database, call.userId))?.isAdmin !== false;
    const until = resultsUntil(call.actor);
    const viewer = { userId: call.userId, isAdmin, now: call.now, until };
    const [castaways, weeks, hiddenWeekNumbers, shown] = await Promise.all([
      listCastaways(database),
      listWeeks(database),
      weeksHiddenFrom(database, viewer),
      shownTo(viewer, database, request),
    ]);
    return {
      castaways: castaways.map((castaway) => asMessage(castawayUntil(castaway, until))),
      weekNumbers: weeks.map((week) => week.weekNumber),
      hiddenWeekNumbers,
      ...shown,
      picks: shown.picks.map((pick) => pickUntil(pick, castaways, until)),
    };
  },
};

type Shown = Pick<ListPicksResponse, 'users' | 'draftPicks' | 'picks' | 'page'>;

/** Without a page, a week and users these are all players and picks. */
async function shownTo(
  viewer: Viewer,
  database: Context['database'],
  { page: asked, week, picked, users: ids }: ListPicksRequest,
): Promise<Shown> {
  const isWhole = asked === undefined && week === undefined && ids === undefined;
  const { rows, page } = isWhole
    ? { rows: await listParticipants(database), page: undefined }
    : await readPlayers(database, pageOf(playerList, asked), {
        users: ids?.split(',') ?? null,
        picked: week === undefined || picked === undefined ? null : { week, is: picked, viewer },
      });
  const userIds = isWhole ? null : rows.map(({ id }) => id);
  const [draftPicks, picks] = await Promise.all([
    listDrafted(database, userIds),
    picksSeenBy(database, viewer, userIds, week ?? null),
  ]);
  return { users: rows.map(({ id, name }) => ({ id, name })), draftPicks, picks, page };
}

export const listWeekPicks: Rpcs['listWeekPicks'] = {
  who: 'admin',
  handle: async ({ database }, { weekNumber }) => {
    const weeks = await listWeeks(database);
    if (!weeks.some((week) => week.weekNumber === weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    return { picks: await picksOfWeek(database, weekNumber) };
  },
};

/** Without a page, how many. */
const MOST_NEWEST = 1_000;

const logInput = z.object({
  page: pageInput(LISTS.pickLog),
  week: z.int().min(FIRST_WEEK).max(LAST_WEEK).optional(),
});

export const listPickLog: Rpcs['listPickLog'] = {
  who: 'admin',
  input: logInput,
  handle: async ({ database }, { page: asked, week }) => {
    const wanted = pageOf(pickLog, asked, week === undefined ? MOST_NEWEST : undefined);
    const { rows, page } = await readPickLog(database, wanted, week ?? null);
    return { picks: [...rows], page };
  },
};

export const getPicksDebug: Rpcs['getPicksDebug'] = {
  who: 'admin',
  handle: async ({ database }) => {
    const [week, counts, weeks, recentPicks] = await Promise.all([
      activeWeek(database),
      countAll(database),
      listWeeks(database),
      newestPicks(database),
    ]);
    return {
      activeWeek: week ? asMessage(week) : undefined,
      ...counts,
      totalWeeks: weeks.length,
      weeks: weeks.map(asMessage),
      recentPicks,
    };
  },
};

/** The pick, without whether its castaway left later than results are shown. @param castaways of which it is one */
function pickUntil(
  pick: PickEntry,
  castaways: readonly Pick<CastawayCopy, 'id' | 'eliminated' | 'eliminatedInWeek'>[],
  until: ResultsUntil,
): PickEntry {
  if (until === null || !pick.castawayEliminated) return pick;
  const castaway = castaways.find(({ id }) => id === pick.castawayId);
  return { ...pick, castawayEliminated: castaway !== undefined && isOut(castaway, until) };
}
