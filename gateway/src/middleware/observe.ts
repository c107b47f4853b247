import {
  context,
  propagation,
  ProxyTracerProvider,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { calls } from '@torchbearer/contract';
import type { Request, RequestHandler } from 'express';
import type { Gateway } from '../gateway.js';
import { stateOf } from '../request-state.js';

/** Routes that would flood the log. */
const QUIET = new Set(['web', 'swagger-ui', 'socket.io']);

/** A caller who disconnects after so long without any response did not change their mind: the request hung. */
const HUNG_S = 5;

/**
 * One log line, one measurement and, where traces are sent, one span per request; none contains personal ids or
 * addresses. It registers its metrics, so a process creates it once.
 */
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
  return (request, response, next) => {
    const { method } = request;
    const state = stateOf(response);
    const traced = areTracesOn() ? beginSpan(request) : null;
    const start = performance.now();
    // A response also emits `finish` when its connection is cut.
    let isOut = false;
    // Both come once, and `once` would cost more.
    response.on('finish', () => {
      isOut = !request.socket.destroyed;
    });
    response.on('close', () => {
      const { route, requestId, userId, code } = state;
      // 499, as proxies report it: the caller left before the response.
      const status = isOut ? response.statusCode : 499;
      const seconds = (performance.now() - start) / 1e3;
      // A Socket.IO poll waits by design, and a slow upload is up to its caller.
      const isLeft = !isOut && !response.headersSent && request.complete && seconds >= HUNG_S;
      const isHung = state.isOverdue || (isLeft && route !== 'socket.io');
      if (isHung) hung.inc({ method, route });
      durations.observe({ method, route, status: String(status) }, seconds);
      if (traced) endSpan(traced.span, method, route, status);
      const write = (): void => {
        const line = {
          method,
          route,
          status,
          ms: Math.round(seconds * 1e5) / 100,
          requestId,
          userId,
          ...(code !== null && { code }),
        };
        if (isHung) log.error({ ...line, hung: true }, 'a request hung');
        else log[QUIET.has(route) ? 'debug' : 'info'](line, 'request');
      };
      if (traced) context.with(traced.context, write);
      else write();
    });
    if (traced) context.with(traced.context, next);
    else next();
  };
}

const tracer = trace.getTracer('torchbearer');

/** Without a provider every span is empty, and creating one only costs time. */
function areTracesOn(): boolean {
  const provider = trace.getTracerProvider();
  return (
    !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer('torchbearer') !== undefined
  );
}

function beginSpan(request: Request): { readonly span: Span; readonly context: Context } {
  const parent = propagation.extract(context.active(), request.headers);
  const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
  return { span, context: trace.setSpan(parent, span) };
}

function endSpan(span: Span, method: string, route: string, status: number): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
