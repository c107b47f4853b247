import { serviceActor, type EntityVersion, type Log } from '@torchbearer/kit';
import { allTopics, type ServiceName } from '@torchbearer/proto/topics';
import type { Clients } from './clients.js';

/** Waits for the copies of what a call has written; never fails. */
export type Settle = (versions: readonly EntityVersion[], requestId: string) => Promise<void>;

const copiedBy = new Map<string, readonly ServiceName[]>(
  allTopics.map((topic) => [topic.name, topic.copiedBy]),
);

/**
 * So that somebody who has changed something finds it changed in the next call, whichever service answers that:
 * every service that keeps a copy is asked, at the same time, to answer once it has it. A service that is slow or
 * away costs `timeoutMs` at most: its copy comes later, by itself.
 */
export function createSettle(copies: Clients['copies'], timeoutMs: number, log: Log): Settle {
  const awaitOne = async (
    service: ServiceName,
    versions: EntityVersion[],
    requestId: string,
  ): Promise<void> => {
    try {
      const answer = await copies[service]?.awaitVersions(
        { versions, timeoutMs },
        { actor: serviceActor('gateway'), requestId, deadlineMs: timeoutMs + 250 },
      );
      if (answer?.applied === false) log.debug({ service, requestId }, 'copies are still on their way');
    } catch (error) {
      log.debug({ err: error, service, requestId }, 'could not wait for copies');
    }
  };
  return async (versions, requestId) => {
    if (timeoutMs === 0) return;
    const wanted = new Map<ServiceName, EntityVersion[]>();
    for (const version of versions) {
      for (const service of copiedBy.get(version.topic) ?? []) {
        wanted.set(service, [...(wanted.get(service) ?? []), version]);
      }
    }
    await Promise.all([...wanted].map(([service, list]) => awaitOne(service, list, requestId)));
  };
}
