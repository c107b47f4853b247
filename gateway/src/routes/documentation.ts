import { callsById } from '@torchbearer/contract';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { readFileSync } from 'node:fs';
import type { GatewayConfig } from '../config.js';
import { docsPage } from '../docs-page.js';
import { keepJson, type KeptJson } from '../kept/kept-json.js';
import { okKept } from '../replies.js';
import { route } from '../route.js';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Generated and compressed once, on the first request: both take a while. */
const documents = new WeakMap<GatewayConfig, KeptJson>();

function documentOf(config: GatewayConfig): KeptJson {
  const made = documents.get(config);
  if (made) return made;
  const document = openApiDocument({ version: manifest.version, serverUrl: config.PUBLIC_URL ?? '/' });
  const kept = keepJson(Buffer.from(JSON.stringify(document)));
  documents.set(config, kept);
  return kept;
}

export const documentationRoutes = {
  getOpenApi: route({
    call: callsById.getOpenApi,
    handle: ({ config }) => okKept(documentOf(config)),
  }),

  getDocs: route({
    call: callsById.getDocs,
    handle: () => ({ status: 200 as const, html: docsPage }),
  }),
};
