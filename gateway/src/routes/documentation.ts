import { callsById } from '@torchbearer/contract';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { readFileSync } from 'node:fs';
import type { GatewayConfig } from '../config.js';
import { docsPage } from '../docs-page.js';
import { okJson } from '../replies.js';
import { route } from '../route.js';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Generated once, on the first request: it takes a while. */
const documents = new WeakMap<GatewayConfig, Buffer>();

function documentOf(config: GatewayConfig): Buffer {
  const made = documents.get(config);
  if (made) return made;
  const document = openApiDocument({ version: manifest.version, serverUrl: config.PUBLIC_URL ?? '/' });
  const bytes = Buffer.from(JSON.stringify(document));
  documents.set(config, bytes);
  return bytes;
}

export const documentationRoutes = {
  getOpenApi: route({
    call: callsById.getOpenApi,
    handle: ({ config }) => okJson(documentOf(config)),
  }),

  getDocs: route({
    call: callsById.getDocs,
    handle: () => ({ status: 200 as const, html: docsPage }),
  }),
};
