import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, lchownSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from './folders.js';

/**
 * The user that Postgres runs as. It refuses root, so under root it is another user; where the paths are closed
 * to others (a checkout under /root), root without its powers inside a user namespace, which the kernel shows
 * to Postgres as `nobody`; and where namespaces are forbidden (containers), another user who may read any path.
 */
export type Identity =
  | { kind: 'self' }
  | { kind: 'user'; uid: number; gid: number }
  | { kind: 'namespace' }
  | { kind: 'capability'; uid: number; gid: number };

function wrapped(
  identity: Identity,
  command: string,
  args: string[],
): [string, string[], { uid?: number; gid?: number }] {
  switch (identity.kind) {
    case 'self':
      return [command, args, {}];
    case 'user':
      return [command, args, { uid: identity.uid, gid: identity.gid }];
    case 'namespace':
      return ['unshare', ['--user', '--', command, ...args], {}];
    case 'capability': {
      const who = [`--reuid=${String(identity.uid)}`, `--regid=${String(identity.gid)}`, '--clear-groups'];
      // The last one: access(2), which Postgres calls for its own path, would otherwise ignore the right.
      const may = [
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--securebits=+no_setuid_fixup',
      ];
      return ['setpriv', [...who, ...may, '--', command, ...args], {}];
    }
  }
}

/** Like `spawn`, as this identity. The process has the child's number: the wrappers replace themselves. */
export function spawnAs(
  identity: Identity,
  command: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [program, all, who] = wrapped(identity, command, args);
  return spawn(program, all, { ...options, ...who });
}

/** Gives a folder and all in it to the user who will run Postgres on it. Only root can, and only root needs to. */
export function giveTo(identity: Identity, path: string): void {
  if (!isRoot()) return;
  const [uid, gid] = 'uid' in identity ? [identity.uid, identity.gid] : [0, 0];
  const give = (entry: string, isFolder: boolean) => {
    if (isFolder) {
      chownSync(entry, uid, gid);
      for (const inside of readdirSync(entry, { withFileTypes: true })) {
        give(join(entry, inside.name), inside.isDirectory());
      }
    } else lchownSync(entry, uid, gid);
  };
  if (statSync(path).uid !== uid) give(path, true);
}

/**
 * The first identity that can run `program` and write inside `folder`, found by trying.
 * `data` is the cluster inside it; if it exists, its owner is tried first.
 * Throws one sentence when none can; its cause lists why each candidate failed.
 */
export function chooseIdentity(program: string, folder: string, data: string): Identity {
  const failures: string[] = [];
  for (const candidate of isRoot() ? rootCandidates(folder, data) : [{ kind: 'self' } as const]) {
    const failure = tryOut(candidate, program, folder);
    if (failure === null) return candidate;
    failures.push(`${nameOf(candidate)}: ${failure}`);
  }
  throw new Error(
    isRoot()
      ? `Postgres refuses to run as root, and nobody else can both run ${program} and write to ${folder}: ` +
          `start as an ordinary user, or move them out of a private folder.`
      : `Postgres does not run on this machine: ${failures.join('; ')}.`,
    { cause: failures },
  );
}

function nameOf(identity: Identity): string {
  if (identity.kind === 'user') return `as user ${String(identity.uid)}`;
  if (identity.kind === 'capability') return `as user ${String(identity.uid)} with the right to every path`;
  return identity.kind === 'namespace' ? 'in a user namespace' : 'as this user';
}

function rootCandidates(folder: string, data: string): Identity[] {
  const owner = statSync(data, { throwIfNoEntry: false }) ?? statSync(folder);
  const users = ['postgres', '_postgres', 'nobody', 'daemon'].flatMap((name) => {
    const ids = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN),
    );
    const [uid = NaN, gid = NaN] = ids;
    return uid > 0 && gid >= 0 ? [{ uid, gid }] : [];
  });
  if (owner.uid !== 0) users.unshift({ uid: owner.uid, gid: owner.gid });
  const inNamespace: Identity = { kind: 'namespace' };
  const asOthers = users.map((user): Identity => ({ kind: 'user', ...user }));
  const alreadyInNamespace = owner.uid === 0 && statSync(data, { throwIfNoEntry: false }) !== undefined;
  return [
    ...(alreadyInNamespace ? [inNamespace, ...asOthers] : [...asOthers, inNamespace]),
    ...users.map((user): Identity => ({ kind: 'capability', ...user })),
  ];
}

/** Null when it works, otherwise why not. Postgres also requires that its user has a name: `id -un` checks. */
function tryOut(identity: Identity, program: string, folder: string): string | null {
  const room = join(folder, `.try-${randomBytes(6).toString('hex')}`);
  mkdirSync(room, { mode: 0o700 });
  try {
    if ('uid' in identity) chownSync(room, identity.uid, identity.gid);
    const [command, args, who] =
      process.platform === 'win32'
        ? wrapped(identity, program, ['--version'])
        : wrapped(identity, '/bin/sh', [
            '-c',
            'id -un && "$1" --version && : >"$2/file"',
            'sh',
            program,
            room,
          ]);
    const tried = spawnSync(command, args, { ...who, cwd: folder, encoding: 'utf8', timeout: 30_000 });
    if (tried.status === 0) return null;
    return tried.error?.message ?? (tried.stderr.trim().split('\n').at(-1) || `exit ${String(tried.status)}`);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}
