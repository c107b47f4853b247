/** Runs programs, among them those that install-tools.sh installs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const platform = join(resolve(root, process.env['TORCHBEARER_CACHE'] || '.cache'), 'platform');

/** The installed program of that name, or the one on PATH. */
export function tool(name) {
  const installed = join(platform, 'bin', name);
  return existsSync(installed) ? installed : name;
}

/**
 * Runs a program. Returns whether it succeeded, its output as `out`, and its output and errors as `said`.
 * @throws Error if there is no such program
 */
export function run(command, args, { input, env } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    input,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (result.error)
    throw new Error(`${command} does not run: ${result.error.message}`, { cause: result.error });
  return { ok: result.status === 0, out: result.stdout, said: `${result.stdout}${result.stderr}` };
}

/**
 * A program's output.
 * @throws Error with all of its output if it fails
 */
export function outputOf(command, args, options) {
  const { ok, out, said } = run(command, args, options);
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${said}`);
  return out;
}

/** The files there that git has or would add, from the root. */
export function filesIn(...places) {
  const known = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...places];
  return outputOf('git', known)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/** The TypeScript of our processes, from the root, without tests. */
export const sourcesOfProcesses = () =>
  filesIn('kit/src', 'gateway/src', 'services/*/src/*').filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\/test(ing)?\//.test(file),
  );
