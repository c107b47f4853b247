import express, { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { markAs } from './request-state.js';

/** Vite names these by their content, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the web client's build. The client's own routes (`/league/standings`) get its index page,
 * which browsers revalidate each time, so that a new build shows at once.
 */
export function webFiles(folder: string): Router {
  const router = Router();
  router.use(markAs('web'));
  router.use(
    '/assets',
    withoutPagePolicies,
    // The build contains `<name>.br` of each; the app's own compression serves browsers that can't read that.
    expressStaticGzip(join(folder, 'assets'), {
      index: false,
      enableBrotli: true,
      orderPreference: ['br'],
      serveStatic: caching(FOREVER),
    }),
  );
  router.use(express.static(folder, { index: false, ...caching('no-cache') }));
  router.get('/{*page}', (request, response, next) => {
    // An address of a missing file gets no page, which would be taken for the file.
    if (extname(request.path) !== '' || request.accepts(['html', 'json']) !== 'html') return next();
    response.setHeader('cache-control', 'no-cache');
    response.sendFile('index.html', { root: folder, cacheControl: false }, (error?: Error) => {
      // If half of it was sent, the caller has disconnected.
      if (error && !response.headersSent) next(error);
    });
  });
  return router;
}

/** The hashes of the index page's inline scripts, for the page's policy. Empty without a build. */
export function scriptsOfPage(folder: string): string[] {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(
    scripts,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

const caching = (value: string) => ({
  cacheControl: false,
  setHeaders: (response: { setHeader(name: string, value: string): unknown }) =>
    void response.setHeader('cache-control', value),
});

/** Only pages need these headers, which are as large as many a file. */
const PAGE_POLICIES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const withoutPagePolicies: RequestHandler = (_request, response, next) => {
  for (const name of PAGE_POLICIES) response.removeHeader(name);
  next();
};
