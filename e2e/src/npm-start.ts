/** Runs `npm start` like a user: the real script in a separate process. */
import { root } from '@torchbearer/local';
import { spawn, type ChildProcess } from 'node:child_process';
import { pause } from './wait.js';

export interface Started {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Resolves with the printed address once ready. @throws Error with the output if it exits or takes too long */
  ready(): Promise<string>;
  /** Resolves with the exit code, after all output. */
  readonly ended: Promise<number | null>;
}

/** @param folder a built checkout, maybe of another version */
export const npmStartIn = (folder: string, env: Record<string, string>): Started =>
  run(process.execPath, ['local/start.mjs'], env, folder);

export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd = root,
): Started {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    process: child,
    output: () => printed,
    ended,
    async ready() {
      const deadline = Date.now() + 120_000;
      for (;;) {
        const address = /Torchbearer is ready at (http:\S+)/.exec(printed)?.[1];
        if (address !== undefined) return address;
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`npm start did not get ready:\n${printed}`);
        await pause(50);
      }
    },
  };
}
