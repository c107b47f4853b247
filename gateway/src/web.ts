import express, { Router, type RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { stateOf } from './request-state.js';

/** Vite names these by their content, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The static build of the web client. Addresses that it makes up itself (`/league/standings`) get its index page,
 * which browsers revalidate each time, so that a new build shows at once.
 */
export function webFiles(folder: string): Router {
  const router = Router();
  router.use(markAsWeb);
  router.use(
    '/assets',
    withoutPagePolicies,
    express.static(join(folder, 'assets'), { index: false, ...caching(FOREVER) }),
  );
  router.use(express.static(folder, { index: false, ...caching('no-cache') }));
  router.get('/{*page}', (request, response, next) => {
    // What looks like a file is one that is not there: a page in its place would only be taken for it.
    if (extname(request.path) !== '' || request.accepts(['html', 'json']) !== 'html') return next();
    response.setHeader('cache-control', 'no-cache');
    response.sendFile('index.html', { root: folder, cacheControl: false }, (error?: Error) => {
      // With half of it sent, the caller has gone away.
      if (error && !response.headersSent) next(error);
    });
  });
  return router;
}

/** The inline scripts of the index page, each as the hash that the page's policy allows. Without a build there are none. */
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

/** Only pages obey these headers, and they weigh as much as many a file. */
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

const markAsWeb: RequestHandler = (_request, response, next) => {
  stateOf(response).route = 'web';
  next();
};
