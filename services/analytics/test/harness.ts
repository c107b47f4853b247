/** The real analytics service on its own database and bus, with what the other services publish. */
import { groupOf, type Actor, type BusMessage } from '@torchbearer/kit';
import {
  adminActor,
  castawayId,
  createLeagueEvents,
  eventually,
  numberedLeague,
  startLeagueFor,
  uuid,
  weekId,
} from '@torchbearer/kit/testing';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { inject } from 'vitest';
import { copies } from '../src/copies.js';
import { service } from '../src/service.js';

/** An admin without a copy in analytics. */
export const ADMIN: Actor = adminActor(uuid(9, 1), 'Ada');
export const CALL = { actor: ADMIN, deadlineMs: 15_000 };

/** The service's consumer group. */
const GROUP = groupOf('analytics', copies);

export type TestEvents = ReturnType<typeof createTestEvents>;

/** Queues events, each with its entity's next version. Entities have small numbers. */
export const createTestEvents = (queued: BusMessage[], events = createLeagueEvents(queued)) => ({
  ...numberedLeague(events),
  week: (weekNumber: number, wasEverActive = false) =>
    events.week(weekNumber, { id: weekId(weekNumber), isActive: false, wasEverActive }),
  season: (firstPickWeek: number, episodes = 13) => events.season({ firstPickWeek, episodes }),
  pickWithdrawn: (id: string) => events.removed(Topics.pick, id),
  audited: (number: number, fields: Partial<AuditRecorded> = {}, topic?: typeof Topics.leagueAudit) =>
    events.audited(
      {
        id: uuid(6, number),
        at: new Date(Date.UTC(2030, 0, 1, 0, number)),
        ...{ actorId: uuid(9, 1), actorName: 'Ada', action: 'castaway.created', targetType: 'castaway' },
        ...{ targetId: castawayId(number), targetName: `Castaway ${number}` },
        afterJson: '{"eliminated":false}',
        ...fields,
      },
      topic,
    ),
});

export type Harness = Awaited<ReturnType<typeof startAnalytics>>;

export async function startAnalytics() {
  const league = await startLeagueFor(inject('postgresUrl'), service, { analytics: AnalyticsServiceService });
  const { bus, queued } = league;
  return {
    ...league,
    stop: league.end,
    emit: createTestEvents(queued, league.events),
    /**
     * Sends messages (the queued events by default) and waits until their newest versions are in the copies, and no
     * older message is still to be consumed.
     */
    async waitForCopies(messages: readonly BusMessage[] = queued.splice(0)): Promise<void> {
      await league.untilCopied(await league.send(messages));
      await eventually(async () => {
        const lag = await bus.lag(GROUP, [...new Set(messages.map(({ topic }) => topic))]);
        if (lag.some((entry) => entry.lag > 0)) throw new Error('messages are not consumed yet');
      });
    },
  };
}
