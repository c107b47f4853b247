import { createHash } from 'node:crypto';

/**
 * The scripts inside a page of our own, each as the source that a Content-Security-Policy lets run: the SHA-256 of
 * its very text. So the page may have them, and nobody else may slip one in.
 */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script\b(?<attributes>[^>]*)>(?<text>.*?)<\/script\s*>/gis);
  return [...scripts]
    .filter(({ groups }) => !/\ssrc\s*=/i.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.['text'] ?? '')
        .digest('base64'),
    )
    .map((hash) => `'sha256-${hash}'`);
}
