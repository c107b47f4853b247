/** The whole system in the test's own process: it starts faster, and the test controls the clock. */
import { service as gateway } from '@torchbearer/gateway';
import { service as analytics } from '@torchbearer/analytics';
import { service as feedback } from '@torchbearer/feedback';
import { service as identity } from '@torchbearer/identity';
import { service as league } from '@torchbearer/league';
import { service as picks } from '@torchbearer/picks';
import { service as realtime } from '@torchbearer/realtime';
import { service as scoring } from '@torchbearer/scoring';
import { service as sms } from '@torchbearer/sms';
import { createLog, type Service } from '@torchbearer/kit';
import {
  createTestClock,
  startForTest,
  type StartedForTest,
  type StartOptions,
  type TestClock,
} from '@torchbearer/kit/testing';
import { forPeople, supervise, type Child, type ChildSpec, type ProcessName } from '@torchbearer/local';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { startTestSystem, type TestSystem, type TestSystemOptions } from './system.js';
import { eventually } from './wait.js';

type Start = (env: Record<string, string>, options: StartOptions) => Promise<StartedForTest<unknown>>;

const startOf =
  <Shape extends z.ZodRawShape, Started>(service: Service<Shape, Started>): Start =>
  (env, options) =>
    startForTest(service, env, options);

const services: Readonly<Record<ProcessName, Start>> = {
  identity: startOf(identity),
  league: startOf(league),
  picks: startOf(picks),
  scoring: startOf(scoring),
  analytics: startOf(analytics),
  feedback: startOf(feedback),
  sms: startOf(sms),
  realtime: startOf(realtime),
  gateway: startOf(gateway),
};

export interface SystemInProcess extends TestSystem {
  /** The clock of the services in this process. */
  readonly clock: TestClock;
}

/**
 * Starts the system of `startTestSystem`, for tests that neither kill a service nor examine its process.
 * @param asProcesses names of services that run as separate processes nevertheless, such as `picks` or `picks-2`
 */
export async function startSystemInProcess({
  asProcesses = [],
  ...options
}: TestSystemOptions & { readonly asProcesses?: readonly string[] }): Promise<SystemInProcess> {
  const clock = createTestClock();
  const env = { ...IN_PROCESS_ENV, ...options.env };
  return { ...(await startTestSystem({ ...options, env, launch: launchHere(asProcesses, clock) })), clock };
}

/** All services share one thread, so calls take longer. */
export const IN_PROCESS_ENV = {
  GRPC_DEADLINE_MS: '30000',
};

/**
 * Starts services in this process instead of as processes.
 * @param asProcesses names of services that run as separate processes nevertheless, such as `picks` or `picks-2`
 */
export const launchHere =
  (asProcesses: readonly string[] = [], clock: TestClock = createTestClock()) =>
  (spec: ChildSpec): Child =>
    asProcesses.includes(spec.name) ? supervise(spec) : startHere(spec, clock);

/** Only a poll notices that a test has moved the clock. In milliseconds. */
const POLL_MS = 1_000;

/** Starts a service here; it can be stopped, but not killed. */
function startHere(spec: ChildSpec, clock: TestClock): Child {
  const file = createWriteStream(join(spec.logDir, `${spec.name}.log`), { flags: 'a' });
  const log = createLog(spec.process, spec.env['LOG_LEVEL'] ?? 'info', {
    write: (line: string) => {
      file.write(line);
      const shown = forPeople(line);
      if (shown !== null) spec.show(shown);
    },
  });
  let crashes = 0;
  const onCrash = (error: unknown): void => {
    crashes += 1;
    log.fatal({ err: error }, 'crashed');
  };
  const started = services[spec.process]({ ...spec.env }, { clock, pollMs: POLL_MS, log, onCrash });
  // `ready` reports a failed start.
  started.catch(() => undefined);
  return {
    name: spec.name,
    pid: undefined,
    get restarts() {
      return crashes;
    },
    async ready(timeoutMs) {
      const running = await started;
      await eventually(async () => {
        const problems = await running.readiness();
        if (Object.keys(problems).length > 0)
          throw new Error(`${spec.name} is not ready: ${JSON.stringify(problems)}`);
      }, timeoutMs);
    },
    kill: () => {
      throw new Error(`${spec.name} runs in this process and cannot be killed.`);
    },
    async stop() {
      await started.then(
        (running) => running.stop(),
        () => undefined,
      );
      await new Promise<void>((resolve) => file.end(resolve));
    },
  };
}
