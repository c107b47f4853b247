import { defineConfig } from 'vitest/config';

/** Workspaces name their TypeScript sources under the first of these, so tests need no build; then the usual. */
const conditions = ['@torchbearer/source', 'node', 'development|production'];

const common = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const commonTest = {
  pool: 'forks' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  exclude: ['**/node_modules/**', '**/dist/**', '**/gen/**'],
};

const alone = ['harness', 'leaderboard', 'leaderboard-2000', 'lighthouse', 'offline'].map(
  (name) => `e2e/web/${name}.e2e.ts`,
);

export default defineConfig({
  ...common,
  test: {
    // Postgres, and Kafka and Redis where they are to be had, once for all projects; and the door to the leagues that
    // the journeys in Chromium share, which start when the first of them asks.
    globalSetup: ['./parts/src/vitest-setup.ts', './e2e/src/web/vitest-setup.ts'],
    maxWorkers: 2,
    projects: [
      {
        ...common,
        test: {
          ...commonTest,
          name: 'unit',
          include: ['{proto,kit,parts,gateway,services,local,web/src}/**/*.test.ts'],
        },
      },
      {
        ...common,
        test: {
          ...commonTest,
          name: 'e2e',
          include: ['e2e/**/*.test.ts', 'e2e/**/*.e2e.ts'],
          exclude: [...commonTest.exclude, 'e2e/web/**', 'e2e/kafka-outage.e2e.ts'],
          // The journeys each run a whole system: after everything else, and one file at a time.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...common,
        test: {
          ...commonTest,
          // Waits, most of the time, for a Kafka of its own to go and come: beside the unit tests.
          name: 'outage',
          include: ['e2e/kafka-outage.e2e.ts'],
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
