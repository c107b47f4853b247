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

export default defineConfig({
  ...common,
  test: {
    // Starts Postgres, and Kafka and Redis where they are to be had, once for both projects.
    globalSetup: ['./parts/src/vitest-setup.ts'],
    maxWorkers: 2,
    projects: [
      {
        ...common,
        test: {
          ...commonTest,
          name: 'unit',
          include: ['{proto,kit,parts,gateway,services,local}/**/*.test.ts'],
        },
      },
      {
        ...common,
        test: {
          ...commonTest,
          name: 'e2e',
          include: ['e2e/**/*.test.ts', 'e2e/**/*.e2e.ts'],
          // The journeys each run a whole system: after everything else, and one file at a time.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
