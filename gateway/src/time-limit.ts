import type { Call } from '@torchbearer/contract';
import { Refusal, TimedOut, withTimeout } from '@torchbearer/kit';
import type { Request, Response } from 'express';
import type { GatewayConfig } from './config.js';
import { stateOf } from './request-state.js';

/** The draft of a large league takes seconds, a crowd's passwords too; to give up half-way would leave people in doubt. */
const SLOW_FACTOR = 6;

/** For what the gateway itself has to do beside asking services. */
const OWN_WORK_MS = 1_000;

type Deadlines = Pick<GatewayConfig, 'GRPC_DEADLINE_MS' | 'SETTLE_TIMEOUT_MS'>;

/** How long the service that does a call's work may take, retries included. */
export const deadlineOf = (call: Pick<Call, 'slow'>, { GRPC_DEADLINE_MS }: Deadlines): number =>
  GRPC_DEADLINE_MS * (call.slow ? SLOW_FACTOR : 1);

/** After which a call has certainly got stuck: looking the session up, the work, and waiting for its copies. */
export const timeLimitOf = (call: Pick<Call, 'slow'>, config: Deadlines): number =>
  config.GRPC_DEADLINE_MS + deadlineOf(call, config) + config.SETTLE_TIMEOUT_MS + OWN_WORK_MS;

/** Nothing that a call waits for should take longer than its limit; where it does, the caller is told so. */
export class Overdue extends Refusal {
  constructor(cause: unknown) {
    super('UNAVAILABLE');
    this.cause = cause;
  }
}

/**
 * The work's result, if it comes in time. While the request is still arriving the time doesn't run: that is up to the
 * caller, and the server has limits of its own for it.
 * @throws Overdue
 */
export async function inTime<T>(
  work: Promise<T>,
  limitMs: number,
  request: Pick<Request, 'complete'>,
  response: Pick<Response, 'locals'>,
): Promise<T> {
  for (;;) {
    const hasArrived = request.complete;
    try {
      return await withTimeout(work, limitMs);
    } catch (error) {
      if (!(error instanceof TimedOut)) throw error;
      if (!hasArrived) continue;
      stateOf(response).isOverdue = true;
      throw new Overdue(error);
    }
  }
}
