import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import type { Gateway } from '../gateway.js';
import { stateOf } from '../request-state.js';

/** Routes whose lines would drown the others. */
const QUIET = new Set(['web', 'swagger-ui', 'socket.io']);

/** One log line, one measurement and one span a request; ids and addresses of people stay out of all three. */
export function observe({ log, metrics }: Pick<Gateway, 'log' | 'metrics'>): RequestHandler {
  const durations = metrics.histogram(
    'http_server_duration_seconds',
    'Time from the arrival of a request to the end of its answer',
    ['method', 'route', 'status'],
  );
  const tracer = trace.getTracer('torchbearer');
  return (request, response, next) => {
    const { method } = request;
    const state = stateOf(response);
    const parent = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
    const traced = trace.setSpan(parent, span);
    const start = process.hrtime.bigint();
    // Whatever is left over is also called finished when its connection is cut.
    let isOut = false;
    response.once('finish', () => {
      isOut = !request.socket.destroyed;
    });
    response.once('close', () => {
      const { route, requestId, userId } = state;
      // 499, as proxies say it: the caller left before there was an answer.
      const status = isOut ? response.statusCode : 499;
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
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
      context.with(traced, () => log[QUIET.has(route) ? 'debug' : 'info'](line, 'request'));
    });
    context.with(traced, next);
  };
}
