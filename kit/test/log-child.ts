/** A process that logs and ends in the way that its argument names; `-` lines are written past the log. */
import { writeSync } from 'node:fs';
import { createLog } from '../src/log.js';

const log = createLog('child', 'info');
const other = createLog('other', 'info');
const mark = (words: string): void => void writeSync(1, `- ${words}\n`);
const how = process.argv[2];

if (how === 'gathers') {
  log.info('first');
  other.info('second');
  mark('nothing is written yet');
  log.error('third');
  mark('an error is written at once');
  log.info('fourth');
} else if (how === 'fills') {
  for (let line = 0; line < 1_000; line++) log.info({ line }, 'one of many');
} else if (how === 'waits') {
  log.info('alone');
  // Ends only by a signal, so the line has to appear before.
  setInterval(() => undefined, 60_000);
} else if (how === 'exits') {
  log.info('before the exit');
  process.exit(3);
} else if (how === 'throws') {
  log.info('before the error');
  throw new Error('nobody catches this');
} else if (how === 'unread') {
  // Until the test has closed its end of the output.
  process.stdin.once('end', () => {
    log.info('nobody reads this');
    log.error('nor this');
    process.exit(4);
  });
  process.stdin.resume();
}
