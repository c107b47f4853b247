import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtScreens, type BuiltScreen } from './screens.js';

/**
 * Has the page ask for the screen of its address together with the shell, instead of after it has read the shell:
 * one trip to the server less before anything is seen. A hint only: what it misses is loaded as ever. What each
 * screen takes is also written to `.vite/screens.json`, for whoever watches its size.
 */
export function screenPreloads(): Plugin {
  let screens: readonly BuiltScreen[] = [];
  let root = '.';
  return {
    name: 'torchbearer-screen-preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        screens = builtScreens(root, bundle);
        const [first] = screens.filter(({ inLayout }) => !inLayout);
        const files = screens.map(({ path, shell, screen, styles }) => [
          path,
          [...shell, ...screen].filter((file) => !first?.shell.includes(file)).concat(styles),
        ]);
        const script = `(${String(preload)})(${JSON.stringify(Object.fromEntries(files))})`;
        return html.replace('</body>', `  <script>${script}</script>\n  </body>`);
      },
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      // Of an entry that only passes another chunk on, Vite leaves nothing.
      const written = screens.map((screen) => ({
        ...screen,
        shell: screen.shell.filter((file) => file in bundle),
      }));
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite/screens.json'), JSON.stringify(written));
    },
  };
}

/** Runs in the page, written into it as text. */
function preload(files: Record<string, string[]>): void {
  // Of `/castaway/7` what `/castaway/:id` takes.
  const path = location.pathname;
  for (const file of files[path] ?? files[path.replace(/[^/]+$/, ':id')] ?? []) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else {
      link.rel = 'modulepreload';
      link.fetchPriority = 'low';
    }
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
