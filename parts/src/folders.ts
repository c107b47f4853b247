import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchownSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMark } from './processes.js';

const OWNER_FILE = 'owner.json';

/** True when this process runs as root on Unix. */
export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

function reason(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code ?? '') {
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'there is a file in its place';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** Creates a folder and checks that it is writable; otherwise throws one clear sentence. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(`Cannot write to the folder ${folder}: ${reason(error)}.`, { cause: error });
  }
}

/** Writes a private file; under root it gets the folder's owner, so that they can use it later. */
export function writePrivateFile(folder: string, name: string, content: string): void {
  const temporary = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
  const file = openSync(temporary, 'wx', 0o600);
  writeFileSync(file, content, { flush: true });
  giveToFolderOwner(file, folder);
  closeSync(file);
  renameSync(temporary, join(folder, name));
}

/** Opens a log for appending; rotates one over 5 MB. The caller closes the descriptor. */
export function openLog(folder: string, name: string): number {
  const path = join(folder, name);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 5_000_000) renameSync(path, `${path}.1`);
  const file = openSync(path, 'a', 0o600);
  giveToFolderOwner(file, folder);
  return file;
}

function giveToFolderOwner(file: number, folder: string): void {
  if (!isRoot()) return;
  const { uid, gid } = statSync(folder);
  fchownSync(file, uid, gid);
}

/** The process that holds a folder, if it still runs; otherwise null. */
export function folderOwner(folder: string): number | null {
  const owner = readOwner(folder);
  if (owner?.pid === undefined) return null;
  return startMark(owner.pid) === owner.started ? owner.pid : null;
}

function readOwner(folder: string): { text: string; pid?: number; started?: string } | null {
  let text: string;
  try {
    text = readFileSync(join(folder, OWNER_FILE), 'utf8');
  } catch {
    return null;
  }
  try {
    return { text, ...(JSON.parse(text) as { pid: number; started: string }) };
  } catch {
    return { text };
  }
}

/**
 * Claims a folder for this process, so that two runners never fight for one engine: an engine found running in
 * a folder that we hold is an orphan by definition. Returns the function that releases it.
 * Throws one sentence when a running process holds it; a killed one's claim is taken over.
 */
export async function claimFolder(folder: string, engine: string): Promise<() => void> {
  const path = join(folder, OWNER_FILE);
  const mine = JSON.stringify({ pid: process.pid, started: startMark(process.pid) });
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      writeFileSync(path, mine, { flag: 'wx', mode: 0o644 });
      return () => {
        if (readOwner(folder)?.text === mine) rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = folderOwner(folder);
    if (holder !== null) {
      const who = holder === process.pid ? 'this process' : `process ${String(holder)}`;
      throw new Error(`${engine} in ${folder} is already run by ${who}; stop that one first.`);
    }
    const left = readOwner(folder);
    // Another process may be about to fill an empty file: give it a moment first.
    if (left?.text === '' && attempt < 10) await sleep(100);
    else if (left !== null) removeIfStill(path, left.text);
  }
  throw new Error(`${engine} in ${folder} is being started by another process at the same moment.`);
}

/** Removing by name could hit a newer claim, so the file is moved aside, compared, and put back. */
function removeIfStill(path: string, seen: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const text = readFileSync(aside, 'utf8');
  rmSync(aside);
  if (text !== seen) writeFileSync(path, text, { flag: 'wx' });
}
