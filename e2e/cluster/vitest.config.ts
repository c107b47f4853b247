import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

const conditions = ['@torchbearer/source', 'node', 'development|production'];

/** `npm run test:cluster`: tests on the Kubernetes of KUBECONFIG, one after the other. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'cluster',
    pool: 'forks',
    include: ['e2e/cluster/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    bail: 1,
    expect: { poll: { timeout: 60_000 } },
  },
});
