import react from '@vitejs/plugin-react';
import { env } from 'node:process';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { callsTable } from './plugins/calls-table.js';
import { offline } from './offline.config.js';

/** Workspaces export their TypeScript sources under this condition, so the page is built without building them first. */
const SOURCE = '@torchbearer/source';

/** Where `vite dev` finds a running Torchbearer (`npm start`). */
const target = env['API_ORIGIN'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), callsTable([SOURCE, ...defaultServerConditions]), VitePWA(offline)],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  // Stored responses of another build may have another shape.
  define: { __BUILD_ID__: JSON.stringify(new Date().toISOString()) },
  server: { proxy: { '/api': { target }, '/socket.io': { target, ws: true } } },
  build: {
    // size-limit.config.mjs reads which files a screen loads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A request costs as much as some kilobytes, so code that many screens share is in one file.
          groups: [
            { name: 'entry', tags: ['$initial'] },
            { name: 'shared', minShareCount: 15 },
          ],
        },
      },
    },
  },
});
