import react from '@vitejs/plugin-react';
import { env } from 'node:process';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { callsTable } from './plugins/calls-table.js';
import { offline } from './plugins/offline.js';
import { paintFirst } from './plugins/paint-first.js';
import { precompress } from './plugins/precompress.js';
import { stylesBeside } from './plugins/styles-beside.js';
import { usedPalettes } from './plugins/used-palettes.js';
import { screenPreloads } from './plugins/screen-preloads.js';

/** Workspaces name their TypeScript sources under it, so that nothing of ours need be built before. */
const SOURCE = '@torchbearer/source';

/** Where `vite dev` finds a running Torchbearer (`npm start`). */
const target = env['API_ORIGIN'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [
    react(),
    usedPalettes(),
    callsTable([SOURCE, ...defaultServerConditions]),
    paintFirst(),
    stylesBeside(),
    screenPreloads(),
    offline(),
    precompress(),
  ],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  // Answers that another build has kept may look otherwise.
  define: { __BUILD_ID__: JSON.stringify(new Date().toISOString()) },
  server: { proxy: { '/api': { target }, '/socket.io': { target, ws: true } } },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // Inlined assets would need `data:` in more of the content security policy than images.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and a new version of ours seldom changes; in two, since a connection is slow to
            // warm up and two of them carry more.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown[/\\:]runtime/,
              priority: 4,
            },
            {
              name: 'framework',
              test: /\/node_modules\/(react-router|react-router-dom|@tanstack\/(query-core|react-query))\//,
              priority: 3,
            },
            // A request costs as much as some kilobytes: what comes together on most screens comes in one.
            {
              name: 'index',
              test: /\/web\/src\/(main\.tsx|(layout|ui)\/(beach|brand|deadline|footer|header|layout|loading|menu-button|note|page|portrait|sms-banner|connection-bar|stat-tile|states|tabs|toggle-group|tribe|announcer|avatar-menu)\.module\.css)$/,
              priority: 2,
            },
            {
              name: 'common',
              test: /\/web\/src\/(ui\/(announcer|beach|note|page|phone)|theme\/color-scheme-switch|api\/(sign-in|use-config))\.tsx?$|\/@mantine\/core\/.*\/(Anchor|InputBase|TextInput)\.mjs$/,
              priority: 1,
            },
            {
              name: 'auth',
              test: /\/web\/src\/features\/auth\/(login|sign-up|forgot-password|reset-password)\.tsx$/,
            },
            {
              name: 'layout',
              test: /\/web\/src\/(layout\/user-layout|time\/(countdown|use-now)|features\/(surveys\/(use-survey|use-asking-survey|survey-dialog)|admin\/season\/show-clock|rankings\/weekly-deadline)|ui\/(deadline|email|hometown|lazy-dialog|named|portrait|save-file|stat-tile|states|tabs\.module|toggle-group|tribe|when-wanted))\.(tsx?|css)$|\/@mantine\/core\/.*\/(Skeleton|Tabs|CheckIcon)\.mjs$|\/use-debounced-value\.mjs$|\/@tabler\/icons-react\/.*\/Icon(Arrow(BackUp|Down|Left|Up)|CalendarPlus|ChartBar|Check|ChevronRight|Dots|Download|Flame|GripVertical|ListNumbers|Lock|Mail|Pencil|Refresh|Search|Trophy|UserPlus|Users|UsersGroup)\.mjs$/,
            },
            {
              name: 'information',
              test: /\/web\/src\/features\/public\//,
            },
            {
              name: 'draft-parts',
              test: /\/web\/src\/features\/draft\//,
            },
            {
              name: 'long-lists',
              test: /\/web\/src\/ui\/use-window-rows\.ts$|\/@tanstack\/(react-virtual|virtual-core)\//,
            },
            {
              name: 'forms',
              test: /\/web\/src\/ui\/(confirm-dialog|unsaved-guard)\.tsx$|\/@mantine\/core\/.*\/(ComboboxChevron|InlineInput|NativeSelect|Progress|Switch|Textarea)\.mjs$/,
            },
            {
              name: 'admin-parts',
              test: /\/web\/src\/features\/admin\/parts\/(?!side-panel)/,
            },
          ],
        },
      },
    },
  },
});
