import pino from 'pino';

/** The longest time that a line waits for others, and how many characters may wait. */
const GATHER_MS = 100;
const GATHER_CHARACTERS = 16_000;
/** pino's number of the level `error`. */
const ERROR = 50;

let output: pino.DestinationStream | null = null;

/** The log's way to standard output, one for all logs of the process, so that their lines keep their order. */
export const standardOutput = (): pino.DestinationStream => (output ??= gatherLines());

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
