import { openApiDocument } from '@torchbearer/contract/openapi';
import { createMetrics } from '@torchbearer/kit';
import { testLog } from '@torchbearer/kit/testing';
import { describe, expect, it } from 'vitest';
import { addressesOf } from '../src/api/handler.js';
import { createApp } from '../src/app.js';
import type { Gateway } from '../src/gateway.js';
import { OpenApiChecker, type OpenApiDocument } from '@torchbearer/contract/testing';

const document = openApiDocument({ version: '1', serverUrl: '/' }) as unknown as OpenApiDocument;
const checker = new OpenApiChecker(document);
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', 'x-request-id': 'x', ...headers }),
  text: body === undefined ? '' : JSON.stringify(body),
});
const problems = (method: string, path: string, ...rest: Parameters<typeof answer>) =>
  checker.findErrors(method, path, answer(...rest)).join('\n');

describe('checking a response against the document', () => {
  const error = { error: 'Not signed in', code: 'NOT_SIGNED_IN', requestId: 'x' };

  it('accepts what is documented', () => {
    expect(problems('GET', '/api/league/weeks-in-first', 200, { weeksInFirst: 2 })).toBe('');
    expect(problems('GET', '/api/league/weeks-in-first?x=1', 401, error)).toBe('');
    expect(problems('GET', '/api/nothing', 404, error)).toBe('');
    expect(problems('PUT', '/api/league', 405, error, { allow: 'GET' })).toBe('');
  });

  it('reports a body of another shape', () => {
    expect(problems('GET', '/api/league/weeks-in-first', 200, { weeksInFirst: 'two' })).toContain('integer');
    expect(problems('GET', '/api/league/weeks-in-first', 200, {})).toContain('weeksInFirst');
    expect(problems('GET', '/api/league/weeks-in-first', 401, { error: 'No' })).toContain('requestId');
    expect(problems('GET', '/api/users', 200, [{ id: 'u' }])).toContain('createdAt');
  });

  it('reports an undocumented status, type and address, and a missing header', () => {
    const good = { weeksInFirst: 2 };
    expect(problems('GET', '/api/league/weeks-in-first', 201, good)).toContain('is not in the document');
    const html = { 'content-type': 'text/html' };
    expect(problems('GET', '/api/league/weeks-in-first', 200, good, html)).toContain("as 'text/html'");
    expect(problems('GET', '/api/castaways', 200, [])).toContain('lacks the header ETag');
    expect(problems('GET', '/api/nothing', 200, {})).toContain('is not in the document');
    expect(problems('PUT', '/api/league', 200, {})).toContain('does not know PUT');
  });
});

interface Layer {
  readonly route?: { readonly path: string; readonly stack: readonly { readonly method?: string }[] };
  readonly handle: { readonly stack?: readonly Layer[] };
}

function* routesIn(layers: readonly Layer[]): Generator<string> {
  for (const { route, handle } of layers) {
    for (const { method } of route?.stack ?? []) yield `${method ?? 'other methods'} ${route?.path}`;
    yield* routesIn(handle.stack ?? []);
  }
}

describe('the addresses that are served', () => {
  it('are those of the document, the script of its own page, and the web client', () => {
    const gateway = {
      config: { TRUST_PROXY: 0, WEB_DIR: '/nowhere' },
      log: testLog,
      metrics: createMetrics('gateway'),
      isStopping: () => false,
    } as unknown as Gateway;
    const realtime = { handler: () => undefined, attach: () => undefined, stop: () => undefined };
    const { stack } = createApp(gateway, realtime).router as unknown as { stack: readonly Layer[] };
    const documented = Object.entries(document.paths).map(([path, methods]) => {
      const named = Object.keys(methods).map((method) => method.toUpperCase());
      return [path, [...named, ...(named.includes('GET') ? ['HEAD'] : [])].sort()];
    });
    const inTable = [...addressesOf(gateway)].map(([path, { handlers }]) => [
      path,
      Object.keys(handlers).sort(),
    ]);
    expect(Object.fromEntries(inTable)).toEqual(Object.fromEntries(documented));
    // All calls are in the table, so Express itself has no other routes.
    expect([...routesIn(stack)].sort()).toEqual(['get /start.js', 'get /{*page}']);
  });
});
