import type { Call } from '@torchbearer/contract';
import { Refusal, TimedOut } from '@torchbearer/kit';
import type { Request, Response } from 'express';
import type { GatewayConfig } from './config.js';
import { stateOf } from './request-state.js';

/** Work for a large league takes seconds, as do many passwords; stopping half-way would leave users in doubt. */
const SLOW_FACTOR = 6;
const MINUTES_FACTOR = 24;

/** Time for the gateway's own work. */
const OWN_WORK_MS = 1_000;

type Deadlines = Pick<GatewayConfig, 'GRPC_DEADLINE_MS' | 'SETTLE_TIMEOUT_MS'>;

/** Timeout of the service that does a call's work, retries included. */
export const deadlineOf = (call: Pick<Call, 'slow'>, { GRPC_DEADLINE_MS }: Deadlines): number =>
  GRPC_DEADLINE_MS * (call.slow === 'minutes' ? MINUTES_FACTOR : call.slow ? SLOW_FACTOR : 1);

/** Timeout of a whole call: looking up the session, the work, and waiting for copies. */
export const timeLimitOf = (call: Pick<Call, 'slow'>, config: Deadlines): number =>
  config.GRPC_DEADLINE_MS + deadlineOf(call, config) + config.SETTLE_TIMEOUT_MS + OWN_WORK_MS;

/** The error for a call that exceeds its time limit. */
export class Overdue extends Refusal {
  constructor(cause: unknown) {
    super('UNAVAILABLE');
    this.cause = cause;
  }
}

/**
 * The work's result, if it is ready in time. The clock doesn't run while the request is still arriving: that is up to
 * the caller, and the server has its own limits for it.
 * @throws Overdue
 */
export function inTime<T>(
  work: Promise<T>,
  limitMs: number,
  request: Pick<Request, 'complete'>,
  response: Pick<Response, 'locals'>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let hadArrived = request.complete;
    const timer = setTimeout(() => {
      if (!hadArrived) {
        hadArrived = request.complete;
        return void timer.refresh();
      }
      stateOf(response).isOverdue = true;
      reject(new Overdue(new TimedOut('a call', limitMs)));
    }, limitMs);
    void work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
