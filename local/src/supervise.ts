/** Supervises one child process: starts it, restarts it when it dies, and stops it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessName } from './layout.js';

export interface ChildSpec {
  readonly process: ProcessName;
  /** Unique: `picks`, or `picks-2` for a second replica. */
  readonly name: string;
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  /** The URL of /readyz. */
  readonly opsPort: number;
  readonly logDir: string;
  /** Called with messages about the process, for the user. */
  readonly say: (line: string) => void;
  /** Called with the process's own messages for the user: a mail's link, a message's text. */
  readonly show: (line: string) => void;
  /** Called after each start. */
  readonly onPid: () => void;
}

export interface Child {
  readonly name: string;
  readonly pid: number | undefined;
  /** The number of restarts after it died. */
  readonly restarts: number;
  /** Resolves when /readyz succeeds. @throws Error with the last lines of its log when it can't start */
  ready(timeoutMs: number): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** SIGTERM, then SIGKILL after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * As in the image (`Dockerfile`). V8 lets the space for new objects grow to 16 MB (three times over) while a process
 * loads, and rarely shrinks it. When a process becomes idle, V8 collects garbage two or three times in a row, each for
 * some 60 ms of processor time; the first frees nearly everything. @param version of Node; only 24 has that option
 */
export function nodeFlags(version: string): string[] {
  return ['--max-semi-space-size=4', ...(version.startsWith('24.') ? ['--memory-reducer-gc-count=1'] : [])];
}

/** Also as in the image. By default glibc keeps freed memory apart for each thread. */
export const PROCESS_ENV = { MALLOC_ARENA_MAX: '1' } as const;

/** How often to ask whether a process is ready: one that has started, and one that is loading or says nothing. */
const READY_MS = 50;
const LOADING_MS = 1_000;

/** A process that ends so often while it is awaited will not become ready. */
const MAX_RESTARTS = 5;

const LOG_LIMIT_BYTES = 20 * 1024 * 1024;
/** The exit code of a process with an invalid configuration: restarting it would not help. */
const EX_CONFIG = 78;

export function supervise(spec: ChildSpec): Child {
  const logFile = join(spec.logDir, `${spec.name}.log`);
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const log = createWriteStream(logFile, { flags: 'a' });
  const tail: string[] = [];
  let child: ChildProcess | null = null;
  let restarts = 0;
  let isStopping = false;
  let failure: string | null = null;
  let closed = Promise.resolve();
  /** Whether the process has said that it can be asked often whether it is ready. */
  let isStarted = false;
  let wake: () => void = () => undefined;

  const start = (): void => {
    const born = Date.now();
    // Its own process group: Ctrl-C reaches the runner alone, which then stops the parts in order.
    const started = spawn(process.execPath, [...nodeFlags(process.versions.node), spec.entry], {
      env: { ...PROCESS_ENV, ...process.env, ...spec.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    child = started;
    isStarted = false;
    started.on('message', () => {
      isStarted = true;
      wake();
    });
    spec.onPid();
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        log.write(chunk);
        const lines = chunk.toString().split('\n').filter(Boolean);
        tail.push(...lines);
        tail.splice(0, Math.max(0, tail.length - 8));
        for (const line of lines) {
          const shown = forPeople(line);
          if (shown !== null) spec.show(shown);
        }
      });
    }
    closed = new Promise((resolve) => {
      started.once('close', (code, signal) => {
        resolve();
        if (isStopping) return;
        if (code === EX_CONFIG) {
          failure = tail.join('\n');
          return wake();
        }
        restarts += 1;
        wake();
        const pause = Date.now() - born < 5_000 ? Math.min(200 * 2 ** Math.min(restarts, 5), 5_000) : 0;
        spec.say(`${spec.name} ended (${signal ?? `exit ${code}`}); starting it again`);
        setTimeout(() => {
          if (!isStopping) start();
        }, pause);
      });
      started.once('error', (error) => {
        failure = error.message;
        resolve();
        wake();
      });
    });
  };
  start();

  /** Asking nine processes often while they load costs as much processor time as loading one of them. */
  const nextLook = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, isStarted ? READY_MS : LOADING_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    name: spec.name,
    get pid() {
      return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
    },
    get restarts() {
      return restarts;
    },
    async ready(timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      const lastRestart = restarts + MAX_RESTARTS;
      let why: string | null = 'It was not asked.';
      while (failure === null && restarts < lastRestart && Date.now() < deadline && !isStopping) {
        why = await whyNotReady(spec.opsPort, child?.pid);
        if (why === null) return;
        await nextLook();
      }
      if (isStopping) return;
      throw new Error(
        `${spec.name} did not start. ${failure ?? `${why}\nThe end of ${logFile}:\n${tail.join('\n')}`}`,
      );
    },
    kill: (signal) => void child?.kill(signal),
    async stop(graceMs) {
      isStopping = true;
      wake();
      const impatience = setTimeout(() => child?.kill('SIGKILL'), graceMs);
      child?.kill('SIGTERM');
      await closed;
      clearTimeout(impatience);
      log.end();
    },
  };
}

/** The log field for the user: `console`. */
export function forPeople(line: string): string | null {
  if (!line.includes('"console":')) return null;
  try {
    const { console: words } = JSON.parse(line) as { console?: unknown };
    return typeof words === 'string' ? words : null;
  } catch {
    return null;
  }
}

/** `null` if that process is ready. Another process on its port does not count: ours could not listen there. */
async function whyNotReady(port: number, pid: number | undefined): Promise<string | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    const body = await answer.text();
    const { pid: answering } = JSON.parse(body) as { pid?: unknown };
    return answer.ok && answering === pid ? null : `/readyz returned ${body}`;
  } catch (error) {
    return `/readyz: ${String(error)}`;
  }
}
