import { rpc } from '@torchbearer/kit';
import type { GetLeagueRequest, GetLeagueResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { countCastaways } from '../../db/castaways.js';
import { readDraft } from '../../db/draft.js';
import { readSeason } from '../../db/season.js';
import { countPlayers } from '../../db/users.js';
import { findActiveWeek, scoredWeekNumbers } from '../../db/weeks.js';
import { areRankingsLocked } from '../../domain/rankings-lock.js';
import { draftStatus, toWeek } from '../responses.js';

export const getLeague = rpc<Context, GetLeagueRequest, GetLeagueResponse>({
  who: 'player',
  handle: async ({ database }, _request, { now }) => {
    const [draft, season, week, scored, players, castaways] = await Promise.all([
      readDraft(database),
      readSeason(database),
      findActiveWeek(database),
      scoredWeekNumbers(database),
      countPlayers(database),
      countCastaways(database),
    ]);
    return {
      draftStatus: draftStatus(draft.status),
      rankingsLocked: areRankingsLocked({ ...draft, rankingsCloseAt: season.rankingsCloseAt }, now),
      activeWeek: week ? toWeek(week, scored) : undefined,
      players,
      castaways,
    };
  },
});
