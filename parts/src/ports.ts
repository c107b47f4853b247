import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './processes.js';

export const HOST = '127.0.0.1';

/** Whether that port of 127.0.0.1 is free at this moment. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Below the ports that systems use for outgoing connections (from 32768 on Linux): a port chosen up there may be
 * in use by the time a process listens on it, or when it is restarted.
 */
const FROM = 20_000;
const UP_TO = 32_000;
/** A file for each port handed out, with the requesting process: it may not listen yet, nor may its children. */
const RESERVED = join(tmpdir(), `torchbearer-ports-${String(process.geteuid?.() ?? 0)}`);

/** A port of 127.0.0.1 that is free at this moment and was not given to another running process. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1_000; tries++) {
    const port = randomInt(FROM, UP_TO);
    if ((await isPortFree(port)) && reserve(port)) return port;
  }
  throw new Error('This machine has no free port on 127.0.0.1.');
}

function reserve(port: number): boolean {
  const file = join(RESERVED, String(port));
  mkdirSync(RESERVED, { recursive: true });
  if (create(file)) return true;
  const owner = ownerOf(file);
  if (owner === null || isRunning(owner)) return false;
  rmSync(file, { force: true });
  return create(file);
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Null while its creator is about to write the number. */
function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

export function portTaken(engine: string, port: number): Error {
  return new Error(`Port ${String(port)} on ${HOST}, meant for ${engine}, is taken by another program.`);
}
