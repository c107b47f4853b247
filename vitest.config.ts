import { defineConfig } from 'vitest/config';
import { callsTable } from './web/plugins/calls-table.js';

/** Workspaces name their TypeScript sources under the first of these, so tests need no build; then the usual. */
const conditions = ['@torchbearer/source', 'node', 'development|production'];

const common = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/**
 * They start engines or whole systems of their own several times, kill processes, or send thousands of requests or messages:
 * only in `npm run check:long`.
 */
const long = [
  'e2e/attacks.e2e.ts',
  'e2e/kafka-outage.e2e.ts',
  'e2e/killed-in-spike.e2e.ts',
  'e2e/fuzz.e2e.ts',
  'e2e/npm-start-again.e2e.ts',
  'e2e/restored.e2e.ts',
  'e2e/season-on-one-machine.e2e.ts',
  'kit/test/bus-kafka-security.test.ts',
  'kit/test/recreate-kafka.test.ts',
  'parts/test/embedded-postgres.test.ts',
  'parts/test/kafka.test.ts',
  'services/sms/test/crash.test.ts',
];
const unlessLong = process.env['LONG_CHECKS'] === 'true' ? [] : long;
/** It needs a checkout of the version before. */
const unlessGiven = process.env['UPGRADE_FROM']
  ? []
  : ['e2e/rolling-upgrade.e2e.ts', 'e2e/upgraded-midway.e2e.ts'];

const commonTest = {
  pool: 'forks' as const,
  // Tests take seconds, and on a busy machine minutes.
  testTimeout: 180_000,
  // More than the 120 s after which a system that does not start says why.
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  exclude: ['**/node_modules/**', '**/dist/**', '**/gen/**', ...unlessLong, ...unlessGiven],
};

export default defineConfig({
  ...common,
  test: {
    // Postgres, and Kafka and Redis where they are to be had, once for all projects.
    globalSetup: ['./parts/src/vitest-setup.ts'],
    maxWorkers: 2,
    projects: [
      {
        ...common,
        plugins: [callsTable(conditions)],
        test: {
          ...commonTest,
          name: 'unit',
          // More than processors, since tests also wait.
          maxWorkers: 4,
          // A worker imports the services once, not once for each of four hundred files.
          isolate: false,
          include: ['{proto,rules,kit,parts,gateway,services,local,bench,scripts,web/src}/**/*.test.ts'],
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
          exclude: [...commonTest.exclude, 'e2e/web/**', 'e2e/cluster/**'],
          // The journeys each run a whole system: after the unit tests.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
