/** A thin wrapper of distributed traces; without telemetry it does nothing. */
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Link,
} from '@opentelemetry/api';

/** The trace of a piece of work that is done later or elsewhere. */
export type Trace = Context;

/** The trace of background work. */
export const NO_TRACE: Trace = ROOT_CONTEXT;

/** The trace of the running code. */
export const activeTrace = (): Trace => context.active();

/** Does the work in that trace. */
export const inTrace = <T>(of: Trace, work: () => T): T => context.with(of, work);

/** The active trace as headers (W3C Trace Context: `traceparent`, `tracestate`); none without a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The trace of these headers, if any. */
export const traceOf = (headers: Readonly<Record<string, string>>): Trace =>
  propagation.extract(ROOT_CONTEXT, headers);

export interface SpanOptions {
  readonly kind: 'CONSUMER' | 'PRODUCER';
  readonly attributes?: Attributes;
  /** Further traces that the work belongs to. */
  readonly links?: readonly Link[];
}

/** Does the work in a new span, which is marked as failed if it throws. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T> | T): Promise<T> {
  const { kind, attributes = {}, links = [] } = options;
  const span = trace
    .getTracer('torchbearer')
    .startSpan(name, { kind: SpanKind[kind], attributes, links: [...links] });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({
      code: SpanStatusCode.ERROR,
      ...(error instanceof Error && { message: error.message }),
    });
    throw error;
  } finally {
    span.end();
  }
}
