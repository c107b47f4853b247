import type { Plugin } from 'vite';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Has the page's own styles come beside the splash instead of before it: a browser paints nothing until it has the
 * stylesheets that stand in a page, but does not wait for one that a script adds. The site waits for it itself
 * (src/main.tsx). It stands where it stood, since what comes later in the head has the last word.
 */
export const stylesBeside = (): Plugin => ({
  name: 'torchbearer-styles-beside',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(STYLESHEET, (_link, href: string) => {
        const preload = `<link rel="preload" as="style" crossorigin href="${href}">`;
        return `${preload}\n    <script>(${String(addStyles)})(${JSON.stringify(href)})</script>`;
      }),
  },
});

/** Runs in the page, written into it as text. */
function addStyles(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  link.dataset['page'] = '';
  document.head.append(link);
}
