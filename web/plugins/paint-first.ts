import type { Plugin } from 'vite';

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Has the browser paint the splash before it runs the site's scripts, which it fetches meanwhile: reading them keeps a
 * slow phone busy for longer than fetching them does.
 */
export const paintFirst = (): Plugin => ({
  name: 'torchbearer-paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const entries = Array.from(html.matchAll(ENTRY), ([, src = '']) => src);
      const script = `(${String(runAfterPaint)})(${JSON.stringify(entries)})`;
      return html
        .replace(
          ENTRY,
          (_script, src: string) =>
            `<link rel="modulepreload" crossorigin fetchpriority="low" href="${src}">`,
        )
        .replace('</body>', () => `  <script>${script}</script>\n  </body>`);
    },
  },
});

/** Runs in the page, written into it as text. */
function runAfterPaint(entries: string[]): void {
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
  // A page that nobody sees is never painted.
  setTimeout(run, document.hidden ? 0 : 400);

  function run(): void {
    for (const src of entries.splice(0)) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.async = false;
      script.src = src;
      document.head.append(script);
    }
  }
}
