/** Feeds a violation to each of our rules in .oxlintrc.json, all in one run of the linter. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The violation, the kind of code, and the rule that reports it. */
const violations = [
  ['a clock', 'domain', 'export const at = new Date();', 'eslint-js(no-restricted-syntax)'],
  ['a clock in milliseconds', 'domain', 'export const at = Date.now();', 'eslint(no-restricted-properties)'],
  ['a random number', 'domain', 'export const die = Math.random();', 'eslint(no-restricted-properties)'],
  ['the network', 'domain', "export const got = fetch('/');", 'eslint(no-restricted-globals)'],
  ['the environment', 'domain', 'export const port = process.env;', 'eslint(no-restricted-globals)'],
  ['a timer', 'domain', 'setTimeout(() => undefined, 1);', 'eslint(no-restricted-globals)'],
  [
    'a promise that is not awaited',
    'db',
    'const save = async (): Promise<void> => {};\nsave();\n',
    'typescript(no-floating-promises)',
  ],
  [
    'a copy that the service writes',
    'db',
    "export const text = `update copied.users set name = ''`;",
    'eslint-js(no-restricted-syntax)',
  ],
  [
    'a copied row that the service adds',
    'db',
    "export const text = 'insert into copied.users (id) values ($1)';",
    'eslint-js(no-restricted-syntax)',
  ],
  [
    'a query that refuses',
    'db',
    "import { Refusal } from '@torchbearer/kit';\nexport const refuse = (): never => { throw new Refusal('CONFLICT'); };",
    'eslint(no-restricted-imports)',
  ],
  ['a line for the console', 'db', "console.log('here');", 'eslint(no-console)'],
  [
    'storage that may throw',
    'web',
    "export const held = localStorage.getItem('x');",
    'eslint(no-restricted-globals)',
  ],
  [
    'storage of the window that may throw',
    'web',
    "export const held = window.sessionStorage.getItem('x');",
    'eslint(no-restricted-properties)',
  ],
  [
    'a module that is replaced for other test files too',
    'test',
    "import { vi } from 'vitest';\nvi.mock('./a.js');",
    'eslint(no-restricted-properties)',
  ],
] as const;
/** Passes the time as an argument. */
const FINE = 'export const later = (now: Date): Date => new Date(now.getTime() + 1);';

const folders = {
  domain: 'services/picks/src/domain',
  db: 'services/picks/src/db',
  web: 'web/src',
  test: 'web/src',
};
const fileOf = (index: number | 'fine', where: keyof typeof folders = 'domain'): string =>
  `${folders[where]}/${String(index)}${where === 'test' ? '.test' : ''}.ts`;

let folder: string;
let found: { readonly code: string; readonly filename: string }[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchbearer-lint-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
  for (const path of Object.values(folders)) await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, fileOf('fine')), FINE);
  for (const [index, [, where, text]] of violations.entries())
    await writeFile(join(folder, fileOf(index, where)), text);
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--format', 'json', 'services', 'web'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics;
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

const brokenIn = (file: string): string[] =>
  found.filter(({ filename }) => filename === file).map(({ code }) => code);

it.each(violations.map(([what, where, , rule], index) => [what, fileOf(index, where), rule]))(
  'finds %s',
  (_, file, rule) => {
    expect(brokenIn(file)).toContain(rule);
  },
);

it('allows time as an argument', () => {
  expect(brokenIn(fileOf('fine'))).toEqual([]);
});
