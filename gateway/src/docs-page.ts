import express, { type Router } from 'express';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { markAs } from './request-state.js';

/** Path of the page's scripts and styles: on our own origin, outside /api, which has calls only. */
export const DOCS_ASSETS = '/swagger-ui';

/** The OpenAPI document as a page. No inline script: our Content-Security-Policy allows none. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Torchbearer API</title>
    <link rel="icon" type="image/png" href="${DOCS_ASSETS}/favicon-32x32.png" />
    <link rel="stylesheet" href="${DOCS_ASSETS}/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${DOCS_ASSETS}/swagger-ui-bundle.js"></script>
    <script src="${DOCS_ASSETS}/start.js"></script>
  </body>
</html>
`;

const START = `window.ui = SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

const SHOWN = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

export function docsAssets(): Router {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const files = express.static(folder, { index: false, maxAge: '1d' });
  const router = express.Router();
  router.use(markAs('swagger-ui'));
  router.get('/start.js', (_request, response) => {
    response.type('text/javascript').set('cache-control', 'public, max-age=86400').send(START);
  });
  router.use((request, response, next) =>
    SHOWN.has(request.path) ? files(request, response, next) : next(),
  );
  return router;
}
