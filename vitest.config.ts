import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Workspaces name their TypeScript sources under the first of these, so tests need no build; then the usual. */
const conditions = ['@torchbearer/source', 'node', 'development|production'];

const common = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const commonTest = {
  pool: 'forks' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What a browser shows may come a while after the key that caused it, where two tests share a slow machine.
  expect: { poll: { timeout: 20_000 } },
  // In CI a test that fails is tried once more, for ten processes and a browser on two cores at times stand still for
  // seconds; scripts/test-report.mjs names each that passed only then. Elsewhere it fails at once.
  retry: process.env['CI'] === 'true' ? 1 : 0,
  exclude: ['**/node_modules/**', '**/dist/**', '**/gen/**'],
};

const alone = [
  'harness',
  'insights-10000',
  'leaderboard',
  'leaderboard-2000',
  'lighthouse',
  'offline',
  'scoring',
].map((name) => `e2e/web/${name}.e2e.ts`);

/** They wait much, one for a Kafka of its own to go and come, the other for its next idea. */
const waiting = ['e2e/kafka-outage.e2e.ts', 'e2e/fuzz.e2e.ts'];

const long = [
  ...waiting,
  ...['axe', 'axe-admin', 'screen-texts', 'admin-outcomes', 'admin-season'].map(
    (name) => `e2e/web/${name}.e2e.ts`,
  ),
];

/** What takes longest begins first: started last, it would keep one worker while the others have nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => long.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  ...common,
  test: {
    // Postgres, and Kafka and Redis where they are to be had, once for all projects; and the door to the leagues that
    // the journeys in Chromium share, which start when the first of them asks.
    globalSetup: ['./parts/src/vitest-setup.ts', './e2e/src/web/vitest-setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...common,
        test: {
          ...commonTest,
          name: 'unit',
          // One more than elsewhere, since two files wait at the same time.
          maxWorkers: 3,
          // A worker imports the services once, not once for each of four hundred files.
          isolate: false,
          include: ['{proto,rules,kit,parts,gateway,services,local,scripts,web/src}/**/*.test.ts'],
        },
      },
      {
        ...common,
        test: {
          ...commonTest,
          name: 'e2e',
          // A worker imports the services once, not once for each file.
          isolate: false,
          include: ['e2e/**/*.test.ts', 'e2e/**/*.e2e.ts'],
          exclude: [...commonTest.exclude, 'e2e/web/**', 'e2e/cluster/**', ...waiting],
          // The journeys each run a whole system: after the unit tests.
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...common,
        test: {
          ...commonTest,
          // Beside the unit tests.
          name: 'e2e-waiting',
          maxWorkers: 3,
          include: waiting,
        },
      },
      {
        ...common,
        test: {
          ...commonTest,
          name: 'web',
          include: ['e2e/web/**/*.e2e.ts'],
          exclude: [...commonTest.exclude, ...alone],
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        ...common,
        test: {
          ...commonTest,
          // What is measured, and what changes a league that others look at: one file at a time, at the very end.
          name: 'web-alone',
          include: alone,
          hookTimeout: 300_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
