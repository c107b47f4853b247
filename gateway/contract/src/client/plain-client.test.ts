import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { calls } from '../calls/index.js';
import { ErrorBodySchema } from '../errors.js';
import { isErrorBody } from './api-error.js';
import { callDataOf, type CallData } from './call-data.js';
import { createPlainClient } from './plain-client.js';

/** The calls' data as a browser gets it. */
const table = JSON.parse(JSON.stringify(calls.map(callDataOf))) as CallData[];

describe('the plain client', () => {
  it('has a function for every call', () => {
    expect(Object.keys(createPlainClient(table))).toEqual(calls.map(({ id }) => id));
  });

  it('sends each kind of body with its content type', async () => {
    const seen: RequestInit[] = [];
    const client = createPlainClient(table, {
      fetch: async (_input, init) => {
        seen.push(init ?? {});
        return Response.json({});
      },
    });
    await client.logIn({ body: { email: 'ada@example.com', password: 'torches' } });
    await client.uploadPicture({ file: new Blob(['GIF89a'], { type: 'image/gif' }) });
    await client.importCastaways({ text: 'name\nAda', query: { dryRun: true } });
    await client.getMe();
    const [json, picture, list, none] = seen;
    expect(json?.body).toBe('{"email":"ada@example.com","password":"torches"}');
    expect(new Headers(json?.headers).get('content-type')).toBe('application/json');
    expect([...((picture?.body as FormData | undefined)?.keys() ?? [])]).toEqual(['profilePicture']);
    expect(new Headers(picture?.headers).has('content-type')).toBe(false);
    expect(list?.body).toBe('name\nAda');
    expect(new Headers(list?.headers).get('content-type')).toBe('text/csv');
    expect(none).not.toHaveProperty('body');
  });

  it('bundles no schema', async () => {
    const entry = fileURLToPath(new URL('index.ts', import.meta.url));
    const bundle = await build({ entryPoints: [entry], bundle: true, write: false, metafile: true });
    const files = Object.keys(bundle.metafile.inputs);
    expect(files).not.toHaveLength(0);
    expect(files.filter((file) => !file.includes('/contract/src/client/'))).toEqual([]);
  });

  it.each([
    {},
    null,
    'no',
    [],
    { error: 'Slowly', code: 'X', requestId: 'r-1' },
    { error: 'Slowly', code: 'X', requestId: 'r-1', details: undefined },
    { error: 'Slowly', code: 'X', requestId: 'r-1', details: [] },
    { error: 'Slowly', code: 'X', requestId: 'r-1', details: [{ field: '', message: 'No' }] },
    { error: 'Slowly', code: 'X', requestId: 'r-1', details: [{ field: 1, message: 'No' }] },
    { error: 'Slowly', code: 'X', requestId: 'r-1', details: null },
    { error: 'Slowly', code: 'X' },
    { error: 1, code: 'X', requestId: 'r-1' },
  ])('recognizes an error body exactly if the schema does: %j', (body) => {
    expect(isErrorBody(body)).toBe(ErrorBodySchema.safeParse(body).success);
  });
});
