import react from '@vitejs/plugin-react';
import { env } from 'node:process';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { callsTable } from './plugins/calls-table.js';
import { offline } from './plugins/offline.js';
import { precompress } from './plugins/precompress.js';

/** Workspaces name their TypeScript sources under it, so that nothing of ours need be built before. */
const SOURCE = '@torchbearer/source';

/** Where `vite dev` finds a running Torchbearer (`npm start`). */
const target = env['API_ORIGIN'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), callsTable([SOURCE, ...defaultServerConditions]), offline(), precompress()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  // Answers that another build has kept may look otherwise.
  define: { __BUILD_ID__: JSON.stringify(new Date().toISOString()) },
  server: { proxy: { '/api': { target }, '/socket.io': { target, ws: true } } },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    manifest: true,
    // Inlined assets would need `data:` in more of the content security policy than images.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and a new version of ours seldom changes. All else goes with whoever imports it.
            {
              name: 'framework',
              test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query))\//,
            },
          ],
        },
      },
    },
  },
});
