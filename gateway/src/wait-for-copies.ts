import { serviceActor, type EntityVersion, type Log } from '@torchbearer/kit';
import { allTopics, type ServiceName } from '@torchbearer/proto/topics';
import type { Clients } from './clients.js';

/** Waits until other services have copied what a call wrote; never fails. */
export type WaitForCopies = (versions: readonly EntityVersion[], requestId: string) => Promise<void>;

const copiedBy = new Map<string, readonly ServiceName[]>(
  allTopics.map((topic) => [topic.name, topic.copiedBy]),
);

/**
 * After a write, the caller's next call sees the change, whichever service handles it: the gateway asks every service
 * with a copy, in parallel, to respond once it has it. A service that is slow or
 * down costs `timeoutMs` at most: it gets its copy later.
 */
export function createWaitForCopies(copies: Clients['copies'], timeoutMs: number, log: Log): WaitForCopies {
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
      if (answer?.applied === false) log.debug({ service, requestId }, 'copies are not up to date yet');
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
