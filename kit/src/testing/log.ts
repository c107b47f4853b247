import { createLog, type Log } from '../log.js';

/** Errors only, so that a passing test is quiet. */
export const testLog: Log = createLog('test', 'error');
