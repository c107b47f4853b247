import { createLog, type Log } from '../log.js';

/** Errors only: a failing test wants to see them, a passing one is quiet. */
export const testLog: Log = createLog('test', 'error');
