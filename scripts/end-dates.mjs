// Finds code that has outlived its end date. What exists only for pods of an earlier release is marked `@until <release>`;
// once package.json's version has reached that release, it must be gone. Takes the folder of a checkout as an argument, by
// default ours.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** They describe the mark, or are the data of an earlier release. */
const EXCEPT = [
  'CONTRIBUTING.md',
  'scripts/end-dates.mjs',
  'scripts/guards/end-dates.test.ts',
  'e2e/upgrade',
];

const [folder = '.'] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Whether `version` is `release` or later: 0.8.0 has reached 0.8. */
function hasReached(release) {
  const wanted = release.split('.').map(Number);
  const found = version.split('.').map((part) => Number.parseInt(part, 10));
  const place = found.findIndex((part, index) => part !== (wanted[index] ?? 0));
  return place === -1 || found[place] > (wanted[place] ?? 0);
}

// Also finds files that are not committed yet.
const { status, stdout, stderr } = spawnSync(
  'git',
  ['grep', '--untracked', '-nIi', '@until', '--', '.', ...EXCEPT.map((path) => `:!${path}`)],
  { cwd: folder, encoding: 'utf8' },
);
if (status !== 0 && status !== 1) throw new Error(`git grep failed: ${stderr}`);
const faults = [];
for (const found of stdout.split('\n')) {
  const [, place, line = ''] = /^(.*?:\d+):(.*)$/.exec(found) ?? [];
  for (const [mark] of line.matchAll(/@until\s*\S*/gi)) {
    const [, release] = /^@until (\d+\.\d+(?:\.\d+)?)[.,:;)]?(?:\*\/)?$/.exec(mark) ?? [];
    if (release === undefined) faults.push(`${place}: ${mark} names no release such as 0.8`);
    else if (hasReached(release)) faults.push(`${place}: @until ${release} is due, since this is ${version}`);
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
