import { trace } from '@opentelemetry/api';
import pino from 'pino';

export type Log = pino.Logger;

/** Fields that never reach a log line, wherever a caller put them. */
const SECRET_OR_PERSONAL = [
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'token',
  'tempPassword',
  'authorization',
  'cookie',
  'email',
  'phone',
  'body',
];

/**
 * JSON lines on standard output: time, level, service, message and, inside a traced call, the trace id.
 * Secrets and personal data are taken out by field name, one level deep as well.
 * @param destination where the lines go instead of standard output
 */
export function createLog(service: string, level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRET_OR_PERSONAL.flatMap((field) => [field, `*.${field}`]),
      censor: '[hidden]',
    },
    mixin: () => {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { traceId: span.traceId, spanId: span.spanId } : {};
    },
    serializers: { err: describe },
  };
  // Synchronous: of a write that is still under way at exit pino would wait for ever, once nobody reads it.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }));
}

/**
 * An error without what its thrower hung on it: a driver's error carries the statement's parameters and, for a
 * unique index, the very value that exists already.
 */
function describe(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    ...('query' in error && { query: error.query }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < 5 && { cause: describe(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(String) }),
  };
}
