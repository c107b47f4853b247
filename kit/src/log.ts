import { trace } from '@opentelemetry/api';
import pino from 'pino';
import { inSources } from './source-places.js';

export type Log = pino.Logger;

/** Fields whose values are hidden in every log line. */
const SECRET_OR_PERSONAL: ReadonlySet<string> = new Set([
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
]);

/**
 * JSON lines on standard output: time, level, service, message and, inside a traced call, the trace id. Secrets and
 * personal data are hidden by field name, one level deep too. Lines are written within a tenth of a second, errors at
 * once. @param destination where the lines go instead of standard output
 */
export function createLog(service: string, level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    timestamp: createIsoTime(),
    // pino's own `redact` costs five times as much as the rest of the line, for its wildcard paths.
    formatters: { level: (label) => ({ level: label }), log: hideSecrets },
    mixin: () => {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { traceId: span.traceId, spanId: span.spanId } : NO_TRACE;
    },
    mixinMergeStrategy: (fields, of) => (of === NO_TRACE ? fields : { ...of, ...fields }),
    serializers: { err: describe },
  };
  return hidingInChildren(pino(options, destination ?? standardOutput()));
}

/** pino's `isoTime` that formats once per millisecond, in which busy processes write many lines. */
function createIsoTime(): () => string {
  let [at, text] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/** pino formats the fields of each line, but not those that a child adds to its lines. */
function hidingInChildren(log: Log): Log {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the log that the child is made from
  const { child } = log;
  // Inherited by children.
  log.child = function (this: Log, fields: Fields, ...rest: never[]) {
    return child.call(this, hideSecrets(fields), ...rest);
  } as typeof child;
  return log;
}

type Fields = Record<string, unknown>;
const NO_TRACE: Fields = {};

/** The fields themselves, or a copy of them if something has to be hidden. */
function hideSecrets(fields: Fields): Fields {
  let shown = fields;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const shownValue = SECRET_OR_PERSONAL.has(name) ? '[hidden]' : hideInside(value);
    if (shownValue === value) continue;
    if (shown === fields) shown = { ...fields };
    shown[name] = shownValue;
  }
  return shown;
}

/** Errors have a serializer of their own, which names what it shows. */
function hideInside(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  const names = Object.keys(value).filter((name) => SECRET_OR_PERSONAL.has(name));
  return names.length === 0
    ? value
    : { ...value, ...Object.fromEntries(names.map((name) => [name, '[hidden]'])) };
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
    stack: error.stack && inSources(error.stack),
    ...(error.cause !== undefined && depth < 5 && { cause: describe(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(String) }),
  };
}

/** The longest time that a line waits for others, and how many characters may wait. */
const GATHER_MS = 100;
const GATHER_CHARACTERS = 16_000;
/** pino's number of the level `error`. */
const ERROR = 50;

let output: pino.DestinationStream | null = null;

/** The log's way to standard output, one for all logs of the process, so that their lines keep their order. */
const standardOutput = (): pino.DestinationStream => (output ??= gatherLines());

/**
 * Writes the lines of a tenth of a second at once, because a write costs as much as composing several lines. Errors
 * are written at once, after the lines before them, and the rest when the process exits; only SIGKILL loses lines.
 *
 * pino's own buffering does not fit: `periodicFlush` wakes an idle process ten times a second, and `flushSync` repeats
 * a failed write forever once no process reads the output.
 */
function gatherLines(): pino.DestinationStream {
  // Synchronous: at exit pino would wait forever for a pending write that no process reads.
  const file = pino.destination({ dest: 1, sync: true });
  let waiting = '';
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const lines = waiting;
    waiting = '';
    if (lines !== '') file.write(lines);
  };
  process.on('exit', flush);
  const gathered = {
    // pino then sets `lastLevel` before each line.
    [pino.symbols.needsMetadataGsym]: true as const,
    lastLevel: 0,
    write(line: string) {
      waiting += line;
      if (gathered.lastLevel >= ERROR || waiting.length >= GATHER_CHARACTERS) flush();
      else timer ??= setTimeout(flush, GATHER_MS).unref();
    },
  };
  return gathered;
}
