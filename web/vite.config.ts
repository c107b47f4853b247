import react from '@vitejs/plugin-react';
import { env } from 'node:process';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { callsTable } from './plugins/calls-table.js';
import { offline } from './offline.config.js';

/** Workspaces export their TypeScript sources under this condition, so the page is built without building them first. */
const SOURCE = '@torchbearer/source';

/** Where `vite dev` finds a running Torchbearer (`npm start`). */
const target = env['API_ORIGIN'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [
    react(),
    callsTable([SOURCE, ...defaultServerConditions]),
    VitePWA(offline),
    // The gateway sends `<name>.br`, which takes too long to make for each visitor.
    compression({ algorithms: ['brotliCompress'], include: /assets\/.*\.(js|css)$/, logLevel: 'silent' }),
  ],
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
          // A request costs as much as some kilobytes, so code that many screens share is in few files.
          groups: [
            // React changes seldom. Besides, each new connection is slow at first, so two carry more than one.
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial'] },
            { name: 'entry', tags: ['$initial'] },
            { name: 'shared', minShareCount: 24 },
            // Without the long lists, whose library most screens don't need.
            {
              name: 'ui',
              test: /\/src\/(ui\/(?!use-(virtual|window)-rows)|time\/|layout\/|theme\/)|icons-react/,
              minShareCount: 4,
            },
            { name: 'small', test: /\/src\/(time|layout|theme)\/|icons-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
