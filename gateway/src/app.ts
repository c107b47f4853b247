/** The API's handler first, and the order of the middleware for everything else. */
import { isSecure } from '@torchbearer/kit';
import compression from 'compression';
import express, { type Express } from 'express';
import { apiHandler } from './api/handler.js';
import { DOCS_ASSETS, docsAssets } from './docs-page.js';
import type { Gateway } from './gateway.js';
import { answerErrors, notFound, refuseBadAddress } from './middleware/answer-errors.js';
import { observe } from './middleware/observe.js';
import { createSecurityHeaders } from './middleware/security-headers.js';
import { imageOrigins } from './picture-origins.js';
import type { RealtimeProxy } from './realtime-proxy.js';
import { beginState, setHeaders } from './request-state.js';
import { scriptsOfPage, webFiles } from './web.js';

export function createApp(gateway: Gateway, realtime: RealtimeProxy): Express {
  const { config, log, pictures } = gateway;
  const app = express();
  app.disable('x-powered-by');
  // Routes set their own ETag; see send-reply.
  app.disable('etag');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');

  const observed = observe(gateway);
  const handleCall = apiHandler(gateway);
  const headersOf = createSecurityHeaders({
    secure: isSecure(config),
    scripts: config.WEB_DIR === undefined ? [] : scriptsOfPage(config.WEB_DIR),
    publicUrl: config.PUBLIC_URL,
    imageOrigins: imageOrigins(config.IMAGE_ORIGINS ?? [], pictures),
    issuer: config.OIDC_ISSUER,
  });

  // In one step, because Express takes a while from one to the next.
  app.use((request, response, next) => {
    const { own } = beginState(request, response, headersOf(request));
    // During shutdown, so that the next request reaches another replica.
    if (gateway.isStopping()) own.push('connection', 'close');
    observed(request, response, () => void handleCall(request, response, next));
  });
  app.use(setHeaders);
  app.use('/socket.io', realtime.handler);
  app.use(refuseBadAddress);
  app.use(compression({ filter: isWorthCompressing }));
  app.use('/api', notFound);
  app.use(DOCS_ASSETS, docsAssets(), notFound);
  if (config.WEB_DIR !== undefined) app.use(webFiles(config.WEB_DIR));
  app.use(notFound);
  app.use(answerErrors(log));
  return app;
}

/** Not errors, which are small. */
const isWorthCompressing: compression.CompressionFilter = (request, response) =>
  response.getHeader('cache-control') !== 'no-store' && compression.filter(request, response);
