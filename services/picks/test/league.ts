/** A league for one test: the real service, fed by events on a real bus, called through a real client. */
import { createBus, serviceActor, type Bus, type ReceivedMessage, type Sql } from '@torchbearer/kit';
import {
  connectForTest,
  createServiceDatabase,
  eventually,
  startForTest,
  testLog,
  type StartOptions,
} from '@torchbearer/kit/testing';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { PickChanged } from '@torchbearer/proto/picks/v1/events';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { Topics } from '@torchbearer/proto/topics';
import { inject, onTestFinished } from 'vitest';
import type { PickRow } from '../src/db/tables.js';
import { service } from '../src/service.js';
import { createTestEvents } from './test-events.js';

export type League = Awaited<ReturnType<typeof startLeague>>;

/** @param variables in addition to those of the databases */
export async function startLeague(variables: Record<string, string> = {}, options: StartOptions = {}) {
  const environment = {
    ...(await createServiceDatabase(inject('postgresUrl'), service)),
    ...variables,
  };
  const bus = createBus(environment, { clientId: 'test', log: testLog, onCrash: () => undefined });
  onTestFinished(() => bus.close());
  const replica = await startReplica(environment, options);
  const { database, copies } = replica;
  const published = await listen(bus);
  const events = createTestEvents(bus);

  /** Resolves once everything published so far is in the copies. */
  const waitForCopies = async (): Promise<void> => {
    const wanted = events.published();
    for (let start = 0; start < wanted.length; start += 500) {
      const request = { versions: wanted.slice(start, start + 500), timeoutMs: 5_000 };
      await eventually(async () => {
        const call = { actor: serviceActor('gateway'), deadlineMs: 10_000 };
        const { applied } = await copies.awaitVersions(request, call);
        if (!applied) throw new Error('the copies are behind');
      });
    }
  };

  return {
    ...events,
    ...replica,
    environment,
    waitForCopies,
    /** Starts another replica on the same database, or restarts after `stop`. */
    startReplica: (more: Record<string, string> = {}) => startReplica({ ...environment, ...more }),
    /** A player with two castaways, all known to the service. */
    player: async (fields: Partial<UserChanged> = {}) => {
      const user = await events.user(fields);
      const first = await events.castaway({ name: `First of ${user.name}` });
      const second = await events.castaway({ name: `Second of ${user.name}` });
      await events.roster(user.id, [first.id, second.id]);
      await waitForCopies();
      return { id: user.id, name: user.name, first, second };
    },
    stored: () => storedPicks(database),
    /** Resolves once the automatic picks of the week are done for its current close. */
    autoPicked: async (weekNumber: number) => {
      await eventually(async () => {
        const done = await database.rows(
          `select from copied.weeks week join auto_picked_weeks done using (picks_close_at)
           where done.week_id = week.id and week_number = $1`,
          [weekNumber],
        );
        if (done.length === 0) throw new Error(`week ${weekNumber} is not done`);
      });
    },
    /** All events of the pick topic, once the outbox is empty and all of them are consumed. */
    allPublished: async (): Promise<readonly PublishedPick[]> => {
      await eventually(async () => {
        const rows = await database.rows('select from outbox where published_at is null');
        const lag = await bus.lag('test', [Topics.pick.name]);
        if (rows.length > 0 || lag.some((entry) => entry.lag > 0))
          throw new Error('events are still being published');
      });
      return published;
    },
  };
}

/** Picks as stored, by week and player. */
export const storedPicks = (sql: Sql): Promise<PickRow[]> =>
  sql.rows<PickRow>(
    `select id, version, user_id as "userId", week_number as "weekNumber", castaway_id as "castawayId",
       is_auto_selected as "isAutoSelected", submitted_at as "submittedAt", submitted_by as "submittedBy"
     from picks order by week_number, user_id`,
  );

/** Stops at the end of the test, unless the test stops it earlier. */
async function startReplica(environment: Record<string, string>, options: StartOptions = {}) {
  const replica = await startForTest(service, environment, options);
  const { started, clock } = replica;
  const picks = await connectForTest(PicksServiceService, started.grpcPort, 'picks');
  const copies = await connectForTest(CopiesServiceService, started.grpcPort, 'picks');
  const end = async (): Promise<void> => {
    picks.close();
    copies.close();
    await replica.stop();
  };
  onTestFinished(end);
  return { clock, picks, copies, database: started.database, stop: end };
}

/** A published state of a pick; null for a withdrawal. */
export interface PublishedPick {
  readonly id: string;
  readonly version: number;
  readonly pick: PickChanged | null;
}

/** Consumes the pick topic from the start. */
async function listen(bus: Bus): Promise<PublishedPick[]> {
  const published: PublishedPick[] = [];
  const receive = ({ key, value, headers }: ReceivedMessage): void => {
    const pick = value === null ? null : PickChanged.decode(value);
    published.push({ id: key, version: Number(headers['ce_entityversion']), pick });
  };
  const subscription = await bus.consume({
    group: 'test',
    topics: [Topics.pick.name],
    handle: (messages) => {
      messages.forEach(receive);
      return Promise.resolve();
    },
  });
  onTestFinished(() => subscription.stop());
  return published;
}
