import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { calls } from '@torchbearer/contract';
import type { RequestHandler } from 'express';
import type { Gateway } from '../gateway.js';
import { stateOf } from '../request-state.js';

/** Routes that would flood the log. */
const QUIET = new Set(['web', 'swagger-ui', 'socket.io']);

/** A caller who disconnects after so long without any response did not change their mind: the request hung. */
const HUNG_S = 5;

/** One log line, one measurement and one span per request; none contains personal ids or addresses. */
export function observe({ log, metrics }: Pick<Gateway, 'log' | 'metrics'>): RequestHandler {
  const durations = metrics.histogram(
    'http_server_duration_seconds',
    'Time from the arrival of a request to the end of its answer',
    ['method', 'route', 'status'],
  );
  const hung = metrics.counter(
    'http_server_hung_requests_total',
    'Requests that were given up at the time limit of their call, or left by callers who had waited for long',
    ['method', 'route'],
  );
  // Initialized before the first hang: Prometheus does not count a series that starts at 1 as an increase.
  for (const { method, path } of calls) hung.inc({ method: method.toUpperCase(), route: path }, 0);
  const tracer = trace.getTracer('torchbearer');
  return (request, response, next) => {
    const { method } = request;
    const state = stateOf(response);
    const parent = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
    const traced = trace.setSpan(parent, span);
    const start = process.hrtime.bigint();
    // A response also emits `finish` when its connection is cut.
    let isOut = false;
    response.once('finish', () => {
      isOut = !request.socket.destroyed;
    });
    response.once('close', () => {
      const { route, requestId, userId } = state;
      // 499, as proxies report it: the caller left before the response.
      const status = isOut ? response.statusCode : 499;
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      // A Socket.IO poll waits by design, and a slow upload is up to its caller.
      const isLeft = !isOut && !response.headersSent && request.complete && seconds >= HUNG_S;
      const isHung = state.isOverdue || (isLeft && route !== 'socket.io');
      if (isHung) hung.inc({ method, route });
      durations.observe({ method, route, status: String(status) }, seconds);
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      const line = { method, route, status, ms: Math.round(seconds * 1e5) / 100, requestId, userId };
      const level = QUIET.has(route) ? 'debug' : 'info';
      context.with(traced, () =>
        isHung ? log.error({ ...line, hung: true }, 'a request hung') : log[level](line, 'request'),
      );
    });
    context.with(traced, next);
  };
}
