import { callsById } from '@torchbearer/contract';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { readFileSync } from 'node:fs';
import type { GatewayConfig } from '../config.js';
import { docsPage } from '../docs-page.js';
import { cacheJson, type CachedJson } from '../cached/cached-json.js';
import { okCached, route } from '../route.js';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Generated and compressed once, on the first request: both take a while. */
const documents = new WeakMap<GatewayConfig, CachedJson>();

function documentOf(config: GatewayConfig): CachedJson {
  const made = documents.get(config);
  if (made) return made;
  const document = openApiDocument({ version: manifest.version, serverUrl: config.PUBLIC_URL ?? '/' });
  const cached = cacheJson(Buffer.from(JSON.stringify(document)));
  documents.set(config, cached);
  return cached;
}

export const documentationRoutes = {
  getOpenApi: route({
    call: callsById.getOpenApi,
    handle: ({ config }) => okCached(documentOf(config)),
  }),

  getDocs: route({
    call: callsById.getDocs,
    handle: () => ({ status: 200 as const, html: docsPage }),
  }),
};
