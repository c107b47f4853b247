/** The whole system inside the test's own process: faster to start, and with a clock that the test moves. */
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

const starting =
  <Shape extends z.ZodRawShape, Started>(service: Service<Shape, Started>): Start =>
  (env, options) =>
    startForTest(service, env, options);

const services: Readonly<Record<ProcessName, Start>> = {
  identity: starting(identity),
  league: starting(league),
  picks: starting(picks),
  scoring: starting(scoring),
  analytics: starting(analytics),
  feedback: starting(feedback),
  sms: starting(sms),
  realtime: starting(realtime),
  gateway: starting(gateway),
};

export interface SystemInProcess extends TestSystem {
  /** The clock of every service in this process. */
  readonly clock: TestClock;
}

/**
 * The same system as `startTestSystem` starts, for tests that neither kill a service nor examine its process.
 * @param asProcesses names of those that run as separate processes nevertheless, `picks` or `picks-2`
 */
export async function startSystemInProcess({
  asProcesses = [],
  ...options
}: TestSystemOptions & { readonly asProcesses?: readonly string[] }): Promise<SystemInProcess> {
  const clock = createTestClock();
  const env = { ...IN_PROCESS_ENV, ...options.env };
  return { ...(await startTestSystem({ ...options, env, launch: launchHere(asProcesses, clock) })), clock };
}

/** All share one thread, so a call waits for the work of the others. */
export const IN_PROCESS_ENV = { GRPC_DEADLINE_MS: '30000', OUTBOX_POLL_MS: '100' };

/**
 * Starts services in this process instead of as processes.
 * @param asProcesses names of those that run as separate processes nevertheless, `picks` or `picks-2`
 */
export const launchHere =
  (asProcesses: readonly string[] = [], clock: TestClock = createTestClock()) =>
  (spec: ChildSpec): Child =>
    asProcesses.includes(spec.name) ? supervise(spec) : startHere(spec, clock);

/** It shuts down in order, and cannot be killed. */
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
  const started = services[spec.process]({ ...spec.env }, { clock, log, onCrash });
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
