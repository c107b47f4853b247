/** Feeds a violation to each rule of .dependency-cruiser.cjs, so that a rule that can't fire is noticed. */
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: (IForbiddenRuleType & { name: string })[];
  options: Record<string, unknown>;
};

/** By rule: a file and its import. All imported files exist. */
const violations: Record<string, readonly (readonly [file: string, imports: string])[]> = {
  'no-circular': [['web/src/x.ts', './x.js']],
  'proto-and-parts-stand-alone': [['proto/x.ts', '../kit/src/own.js']],
  'rules-import-nothing': [
    ['rules/src/x.ts', '../../proto/own.js'],
    ['rules/src/y.ts', 'node:crypto'],
    ['rules/src/z.ts', 'typeorm'],
  ],
  'kit-knows-proto-and-rules-only': [['kit/src/x.ts', '../../services/picks/src/own.js']],
  'services-know-proto-rules-and-kit-only': [
    ['services/picks/src/x.ts', '../../league/src/own.js'],
    ['services/picks/test/x.test.ts', '../../../web/src/own.js'],
  ],
  'gateway-knows-its-contract-proto-rules-and-kit-only': [
    ['gateway/src/x.ts', '../../services/league/src/own.js'],
  ],
  'parts-are-for-tests-and-one-machine': [
    ['services/picks/src/x.ts', '../../../parts/src/own.js'],
    ['gateway/src/x.ts', '../../parts/src/own.js'],
  ],
  'contract-knows-rules-only': [
    ['gateway/contract/src/x.ts', '../../src/own.js'],
    ['gateway/contract/src/y.ts', '../../../kit/src/own.js'],
  ],
  'web-knows-contract-and-rules-only': [
    ['web/src/x.ts', '../../kit/src/own.js'],
    ['web/src/y.ts', '../../proto/own.js'],
  ],
  'domain-knows-domain-and-rules-only': [
    ['services/picks/src/domain/x.ts', '../db/own.js'],
    ['services/picks/src/domain/y.ts', '../../../../kit/src/own.js'],
  ],
  'domain-does-no-input-or-output': [
    ['services/picks/src/domain/x.ts', 'node:fs/promises'],
    ['services/picks/src/domain/y.ts', 'fs'],
    ['services/picks/src/domain/z.ts', 'typeorm'],
    ['services/picks/src/domain/v.ts', 'redis'],
    ['services/picks/src/domain/w.ts', '@grpc/grpc-js'],
  ],
  'db-serves-and-does-not-call-back': [
    ['services/picks/src/db/x.ts', '../use-cases/own.js'],
    ['services/picks/src/domain/x.ts', '../use-cases/own.js'],
  ],
};

/** The files of ours that the violations import. */
const imported = [
  'gateway/src/own.ts',
  'kit/src/own.ts',
  'parts/src/own.ts',
  'proto/own.ts',
  'services/league/src/own.ts',
  'services/picks/src/own.ts',
  'services/picks/src/db/own.ts',
  'services/picks/src/use-cases/own.ts',
  'web/src/own.ts',
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchbearer-guards-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const file of imported) await write(file, 'export const own = 1;\n');
  await write('tsconfig.json', '{}');
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

it('every rule has a violation', () => {
  expect(Object.keys(violations).toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted());
});

it.each(Object.entries(violations))('%s catches its violation', async (rule, files) => {
  for (const [file, imports] of files) await write(file, `export * from '${imports}';\n`);
  const paths = files.map(([file]) => file);
  const { output } = await cruise(paths, {
    ...config.options,
    baseDir: folder,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  const caught = (output as ICruiseResult).summary.violations.filter((found) => found.rule.name === rule);
  expect(new Set(caught.map(({ from }) => from))).toEqual(new Set(paths));
  for (const file of paths) await rm(join(folder, file));
});
