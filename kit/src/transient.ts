import { Refusal } from './errors.js';

/** Node's and Postgres' codes for transient failures: the same work may succeed later. */
const NODE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/**
 * Classes 08 (connection), 53 (resources), 57 (operator intervention); 40001 and 40P01 are lost races, 55P03 an
 * unavailable lock, 25006 a server that has just stopped being the primary.
 */
const POSTGRES_CODE = /^(08|53|57)[0-9A-Z]{3}$|^40001$|^40P01$|^55P03$|^25006$/;
const MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|connection is closed/i;

/** Whether an error is an infrastructure failure (a database or broker is down, a lost race) and not the work's own. */
export function isTransient(error: unknown): boolean {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth++
  ) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (NODE_CODES.has(code) || POSTGRES_CODE.test(code) || MESSAGE.test(cause.message)) return true;
    if (cause instanceof Refusal && cause.reason === 'UNAVAILABLE') return true;
    if (cause instanceof AggregateError && cause.errors.some(isTransient)) return true;
    if ('driverError' in cause && cause.driverError !== cause && isTransient(cause.driverError)) return true;
  }
  return false;
}
