import { trace } from '@opentelemetry/api';
import pino from 'pino';

export type Log = pino.Logger;

/** Fields that are removed from every log line. */
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
 * JSON lines on standard output: time, level, service, message and, inside a traced call, the trace id. Secrets and
 * personal data are removed by field name, one level deep too. @param destination where the lines go instead of
 * standard output
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
  // Synchronous: at exit pino would wait forever for a pending write that no process reads.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }));
}

/**
 * An error without its extra properties: a driver's error has the statement's parameters and, for a unique index, the
 * existing value.
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
