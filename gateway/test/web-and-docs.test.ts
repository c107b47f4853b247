import { calls } from '@torchbearer/contract';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';

let gateway: GatewayForTest;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Torchbearer</title>');
  await writeFile(join(folder, 'assets', 'index-abc123.js'), 'export {};');
  await writeFile(join(folder, 'images', 'Juniper Hale.webp'), 'picture');
  await writeFile(join(folder, '.secret'), 'secret');
  gateway = await startGatewayForTest({ WEB_DIR: folder });
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml' };

describe('the web client', () => {
  it('has its index page at every address of its own, asked for anew each time', async () => {
    for (const path of ['/', '/index.html', '/league/standings', '/admin/season?week=3']) {
      const answer = await gateway.request('GET', path, { headers: html });
      expect([answer.status, answer.text]).toEqual([200, '<!doctype html><title>Torchbearer</title>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await gateway.request('HEAD', '/login', { headers: html })).status).toBe(200);
    expect((await gateway.request('GET', '/', { headers: { accept: '*/*' } })).status).toBe(200);
  });

  it('keeps built files for ever and others as long as they are', async () => {
    const built = await gateway.request('GET', '/assets/index-abc123.js');
    expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await gateway.request('GET', '/images/Juniper%20Hale.webp');
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('does not pass a page off as a file, a change or an answer', async () => {
    for (const path of ['/assets/index-gone.js', '/images/Nobody.webp', '/robots.txt']) {
      expect(codeOf(await gateway.request('GET', path, { headers: html }))).toBe('NOT_FOUND');
    }
    expect(codeOf(await gateway.request('GET', '/league', { headers: { accept: 'application/json' } }))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await gateway.request('POST', '/league', { body: {} }))).toBe('NOT_FOUND');
    expect(codeOf(await gateway.request('GET', '/api/nothing', { headers: html }))).toBe('NOT_FOUND');
    expect(codeOf(await gateway.request('GET', '/api', { headers: html }))).toBe('NOT_FOUND');
  });

  it('shows nothing from outside its folder', async () => {
    for (const path of [
      '/.secret',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f.secret',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const answer = await gateway.request('GET', path, { headers: { accept: '*/*;q=0.1' } });
      expect(answer.text).not.toMatch(/secret"?$|root:/);
    }
  });
});

describe('the documentation', () => {
  it('describes every call', async () => {
    const { json } = await gateway.call('getOpenApi');
    const { paths } = json as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  it('is a page whose parts come from here and that runs no inline script', async () => {
    const page = await gateway.call('getDocs');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script>|\son\w+=/);
    const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(parts).toHaveLength(4);
    for (const part of parts) {
      expect(part).toMatch(/^\/swagger-ui\//);
      expect((await gateway.request('GET', part)).status).toBe(200);
    }
    expect(codeOf(await gateway.request('GET', '/swagger-ui/package.json'))).toBe('NOT_FOUND');
  });
});
