/** A league for one test: the real service, fed by events on a real bus, called through a real client. */
import type { Sql } from '@torchbearer/kit';
import {
  close,
  eventually,
  playerActor,
  publishedIn,
  sentAtOnce,
  startLeagueFor,
  type StartOptions,
} from '@torchbearer/kit/testing';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';
import type { PickChanged } from '@torchbearer/proto/picks/v1/events';
import type { WeekChanged } from '@torchbearer/proto/league/v1/events';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { Topics } from '@torchbearer/proto/topics';
import { inject, onTestFinished } from 'vitest';
import type { PickRow } from '../src/db/save-pick.js';
import { service } from '../src/service.js';

export { close, opening } from '@torchbearer/kit/testing';
/** A day before the close. */
export const during = (weekNumber: number): Date => new Date(close(weekNumber).getTime() - 24 * 3_600_000);
/** The last millisecond before. */
export const before = (instant: Date): Date => new Date(instant.getTime() - 1);

export type League = Awaited<ReturnType<typeof startLeague>>;

/** Stops at the end of the test. @param variables in addition to those of the databases */
export async function startLeague(variables: Record<string, string> = {}, options: StartOptions = {}) {
  const league = await startLeagueFor(
    inject('postgresUrl'),
    service,
    { picks: PicksServiceService },
    variables,
    options,
  );
  onTestFinished(() => league.end());
  const { clock, database, events, picks, send, waitForCopies } = league;
  const sent = sentAtOnce(events, send);
  const autoPicked = async (weekNumber: number) => {
    await eventually(async () => {
      const done = await database.rows(
        `select from copied.weeks week join auto_picked_weeks done using (picks_close_at)
         where done.week_id = week.id and week_number = $1 and done.published_close_at = picks_close_at`,
        [weekNumber],
      );
      if (done.length === 0) throw new Error(`week ${weekNumber} is not done`);
    });
  };
  return {
    ...league,
    ...sent,
    /** This many players at once, each with a roster of these castaways. */
    players: async (count: number, castawayIds: readonly string[]): Promise<void> => {
      for (let number = 1; number <= count; number++)
        events.roster(events.user({ name: `Player ${number}` }).id, castawayIds);
      await send();
    },
    /** A player with two castaways, all known to the service. */
    player: async (fields: Partial<UserChanged> = {}) => {
      const { id, name } = events.user(fields);
      const first = events.castaway({ name: `First of ${name}` });
      const second = events.castaway({ name: `Second of ${name}` });
      events.roster(id, [first.id, second.id]);
      await waitForCopies();
      return { id, name, first, second };
    },
    stored: () => storedPicks(database),
    /** Submits a player's own pick. @param weekNumber the week that they saw */
    pick: (userId: string, castawayId: string, weekNumber?: number) =>
      picks.submitPick({ castawayId, weekNumber }, { actor: playerActor(userId) }),
    /** The player's own week. */
    mine: (userId: string) => picks.getMyPicks({}, { actor: playerActor(userId) }),
    /** Resolves once the week has its automatic picks for its current close, and is published as locked. */
    autoPicked,
    /** The time of the week's close comes, and the automatic picks are done. */
    closes: async (weekNumber: number) => {
      clock.set(close(weekNumber));
      await autoPicked(weekNumber);
    },
    /** Ends a week and opens the next, with the clock in the middle of it. */
    nextWeek: async (week: WeekChanged) => {
      await sent.week(week.weekNumber, { ...week, isActive: false });
      const next = await sent.week(week.weekNumber + 1);
      await waitForCopies();
      clock.set(during(next.weekNumber));
      return next;
    },
    /** All states of picks that were published, in order; null for a withdrawal. */
    allPublished: async () =>
      (await publishedIn(database, [Topics.pick])).map(({ key, version, state }) => ({
        ...{ id: key, version },
        pick: state as PickChanged | null,
      })),
  };
}

/** Week 3 is open, and there is a player with two castaways. */
export async function openWeek() {
  const league = await startLeague();
  league.clock.set(during(3));
  const week = await league.week(3);
  const robin = await league.player();
  return { league, robin, week };
}

/** Picks as stored, by week and player. */
export const storedPicks = (sql: Sql): Promise<PickRow[]> =>
  sql.rows<PickRow>(
    `select id, version, user_id as "userId", week_number as "weekNumber", castaway_id as "castawayId",
       is_auto_selected as "isAutoSelected", submitted_at as "submittedAt", submitted_by as "submittedBy"
     from picks order by week_number, user_id`,
  );
