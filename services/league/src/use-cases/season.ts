import { asMessage, audit, Refusal } from '@torchbearer/kit';
import type { UpdateSeasonRequest } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { difference, FIRST_WEEK, LAST_WEEK, MAX_ROUNDS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { lockDraft, reopenRankings } from '../db/draft.js';
import { readSeasonNow } from '../db/overview.js';
import { lockSeason, readSeason, writeSeason } from '../db/season.js';
import { listRevisions, listWeeks, scoredWeekNumbers } from '../db/weeks.js';
import { areRankingsLocked } from '../domain/rankings.js';
import { seasonName, seasonWith } from '../domain/season.js';
import { instant, wholeNumber } from './inputs.js';
import { draftStatus, toWeek } from './responses.js';

export const getSeason: Rpcs['getSeason'] = {
  who: 'public',
  handle: async ({ database }) => {
    const { season, activeWeek } = await readSeasonNow(database);
    return { season: asMessage(season), activeWeek: activeWeek ?? undefined };
  },
};

export const getLeague: Rpcs['getLeague'] = {
  who: 'player',
  handle: async ({ readOverview }, _request, { now }) => {
    const { draft, rankingsCloseAt, activeWeek, players, castaways } = await readOverview(now);
    return {
      draftStatus: draftStatus(draft.status),
      rankingsLocked: areRankingsLocked({ ...draft, rankingsCloseAt }, now),
      activeWeek: activeWeek ? toWeek(activeWeek, activeWeek.isScored) : undefined,
      players,
      castaways,
    };
  },
};

/** The season and all its weeks, ascending by number. */
export const getSchedule: Rpcs['getSchedule'] = {
  who: ['gateway'],
  handle: async ({ database }) => {
    const [season, weeks, scored, revisions] = await Promise.all([
      readSeason(database),
      listWeeks(database),
      scoredWeekNumbers(database),
      listRevisions(database),
    ]);
    return {
      season: asMessage(season),
      weeks: weeks.map((week) => toWeek(week, scored.has(week.weekNumber))),
      seasonRevision: revisions.get(null),
      weekRevisions: weeks.map(
        (week) => revisions.get(week.id) ?? { version: week.version, changedAt: undefined },
      ),
    };
  },
};

const input = z
  .object({
    name: seasonName.optional(),
    firstPickWeek: wholeNumber('First pick week', FIRST_WEEK, LAST_WEEK).optional(),
    episodes: wholeNumber('Episodes', FIRST_WEEK, LAST_WEEK).optional(),
    rankingsCloseAt: instant('Rankings deadline').optional(),
    clearRankingsCloseAt: z.boolean(),
    draftAt: instant('Draft date').optional(),
    clearDraftAt: z.boolean(),
    rounds: wholeNumber('Rounds', 1, MAX_ROUNDS).optional(),
  })
  .refine((given) => !given.clearRankingsCloseAt || given.rankingsCloseAt === undefined, {
    path: ['rankingsCloseAt'],
    error: 'Rankings deadline cannot be both set and taken away',
  })
  .refine((given) => !given.clearDraftAt || given.draftAt === undefined, {
    path: ['draftAt'],
    error: 'Draft date cannot be both set and taken away',
  });

export const updateSeason: Rpcs['updateSeason'] = {
  who: 'admin',
  input,
  handle: ({ database }, request, call) =>
    database.transaction(async (tx) => {
      // Rounds and sharing are inputs of the draft, and the deadline closes rankings.
      await lockDraft(tx, 'shared');
      const { id, version, ...stored } = await lockSeason(tx);
      const season = seasonWith(stored, request);
      if (season.firstPickWeek > season.episodes) throw endsBeforePicks(request);
      const changed = difference(stored, season);
      if (changed) {
        await writeSeason(tx, { id, version, ...stored }, season);
        if (isLater(stored.rankingsCloseAt, season.rankingsCloseAt, call.now))
          await reopenRankings(tx, call.now);
        await audit(tx, Topics.leagueAudit, call, {
          action: 'season.updated',
          target: { type: 'season', id: 'season', name: season.name },
          ...changed,
        });
      }
      return { season: asMessage(season) };
    }),
};

/** Whether the deadline has moved to the future, which opens closed rankings again. */
const isLater = (before: Date | null, after: Date | null, now: Date): boolean =>
  after !== null && after > now && after.getTime() !== before?.getTime();

/** Reported at the field that was sent. */
const endsBeforePicks = ({ episodes }: UpdateSeasonRequest): Refusal =>
  new Refusal('INVALID_INPUT', undefined, [
    episodes === undefined
      ? { field: 'firstPickWeek', message: 'First pick week must not be after the last episode' }
      : { field: 'episodes', message: 'Episodes must not end before the first pick week' },
  ]);
