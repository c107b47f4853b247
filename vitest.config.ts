import { defineConfig } from 'vitest/config';

/** Workspaces name their TypeScript sources under the first of these, so tests need no build; then the usual. */
const conditions = ['@torchbearer/source', 'node', 'development|production'];

const common = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const commonTest = {
  pool: 'forks' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // In CI a test that fails is tried once more, for ten processes on two cores at times stand still for seconds;
  // scripts/test-report.mjs names each that passed only then. Elsewhere it fails at once.
  retry: process.env['CI'] === 'true' ? 1 : 0,
  exclude: ['**/node_modules/**', '**/dist/**', '**/gen/**'],
};

/** They wait much, one for a Kafka of its own to go and come, the other for its next idea. */
const waiting = ['e2e/kafka-outage.e2e.ts', 'e2e/fuzz.e2e.ts'];

export default defineConfig({
  ...common,
  test: {
    // Postgres, and Kafka and Redis where they are to be had, once for all projects.
    globalSetup: ['./parts/src/vitest-setup.ts'],
    maxWorkers: 2,
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
    ],
  },
});
