import { Refusal } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { Topics } from '@torchbearer/proto/topics';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';
import { samples } from './samples.js';
import { castaway } from './sample.js';
import { publishes } from './stub-service.js';

/** Runs before the first paint, so it is inline in the page. */
const SCRIPT = "document.documentElement.dataset.scheme = 'dark';";
const PAGE = `<!doctype html><title>Torchbearer</title><script>${SCRIPT}</script>${'<!-- page -->'.repeat(200)}`;
const BUILT = `export const words = '${'torch '.repeat(500)}';`;

/** Not what the gateway would make of it, so that a test can tell which of the two was sent. */
const COMPRESSED = brotliCompressSync('// made by the build');

let gateway: GatewayForTest;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'sw.js'), `// ${'worker '.repeat(500)}`);
  await writeFile(join(folder, 'torch.svg'), `<svg>${'<path/>'.repeat(500)}</svg>`);
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Torchbearer"}');
  for (const name of ['index-abc123.js', 'lazy-def456.js', 'index-abc123.css']) {
    await writeFile(join(folder, 'assets', name), BUILT);
  }
  for (const name of ['lazy-def456.js', 'gone-789abc.js'])
    await writeFile(join(folder, 'assets', `${name}.br`), COMPRESSED);
  await writeFile(join(folder, 'images', 'Juniper Hale.webp'), 'picture');
  await writeFile(join(folder, '.secret'), 'secret');
  gateway = await startGatewayForTest({
    WEB_DIR: folder,
    OIDC_ISSUER: 'https://id.example.com/realms/league/',
  });
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml' };

describe('the web client', () => {
  it('has its index page at each of its addresses, revalidated each time', async () => {
    for (const path of ['/', '/index.html', '/league/standings', '/admin/season?week=3']) {
      const answer = await gateway.request('GET', path, { headers: html });
      expect([answer.status, answer.text]).toEqual([200, PAGE]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await gateway.request('HEAD', '/login', { headers: html })).status).toBe(200);
    expect((await gateway.request('GET', '/', { headers: { accept: '*/*' } })).status).toBe(200);
  });

  it('caches built files forever and revalidates others', async () => {
    const built = await gateway.request('GET', '/assets/index-abc123.js');
    expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await gateway.request('GET', '/images/Juniper%20Hale.webp');
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('revalidates the files that install it, and sends each with its type', async () => {
    for (const [path, type] of [
      ['/sw.js', 'text/javascript; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/torch.svg', 'image/svg+xml'],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await gateway.request(method, path);
        expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
        expect(headers.get('content-type')).toContain(type);
      }
    }
  });

  it('is sent compressed', async () => {
    for (const path of ['/', '/sw.js', '/torch.svg', '/assets/index-abc123.css', '/assets/lazy-def456.js']) {
      for (const encoding of ['br', 'gzip']) {
        const headers = { ...html, 'accept-encoding': encoding };
        const answer = await gateway.request('GET', path, { headers });
        expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, 200, encoding]);
        expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      }
    }
    const plain = { 'accept-encoding': 'identity' };
    const built = await gateway.request('GET', '/assets/index-abc123.js', { headers: plain });
    expect([built.headers.get('content-encoding'), built.text]).toEqual([null, BUILT]);
    expect(built.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  it('is sent as the build has compressed it, to browsers that can read that', async () => {
    const script = async (encoding: string) => {
      const headers = { 'accept-encoding': encoding };
      const { text, headers: sent } = await gateway.request('GET', '/assets/lazy-def456.js', { headers });
      expect(sent.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i);
      expect(sent.get('cache-control')).toBe('public, max-age=31536000, immutable');
      return text;
    };
    expect(await script('gzip, br')).toBe('// made by the build');
    expect(await script('gzip')).toBe(BUILT);
  });

  it('refuses a file that is gone with an older build in plain text', async () => {
    await rm(join(folder, 'assets', 'gone-789abc.js.br'));
    const headers = { 'accept-encoding': 'br' };
    const gone = await gateway.request('GET', '/assets/gone-789abc.js', { headers });
    expect([gone.status, codeOf(gone)]).toEqual([404, 'NOT_FOUND']);
  });

  it('may run only the inline script of its page, and connect to itself and the identity provider', async () => {
    const page = await gateway.request('GET', '/login', { headers: html });
    const policy = (page.headers.get('content-security-policy') ?? '').split(';');
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${gateway.port} https://id.example.com`);
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("worker-src 'self'");
  });

  it('may load pictures from the sites of castaways’ pictures, even while league is down', async () => {
    const imageSources = async () => {
      const { headers } = await gateway.request('GET', '/login', { headers: html });
      return /img-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    const imageUrl = 'https://pictures.example.com/cast/wren.webp';
    gateway.league.answer('listCastaways', () => ({ castaways: [{ ...castaway, imageUrl }] }));
    gateway.league.answer('updateCastaway', () => {
      publishes({ topic: Topics.castaway.name, key: castaway.id, version: 2 });
      return { castaway };
    });
    await gateway.call('updateCastaway', samples.updateCastaway);
    await eventually(async () =>
      expect(await imageSources()).toBe("'self' data: https://pictures.example.com"),
    );
    gateway.league.answer('listCastaways', () => {
      throw new Refusal('UNAVAILABLE');
    });
    await gateway.call('updateCastaway', samples.updateCastaway);
    expect(await imageSources()).toBe("'self' data: https://pictures.example.com");
  });

  it('sends no path to other sites, since a mailed link contains a token', async () => {
    const page = await gateway.request('GET', '/reset-password?token=x', { headers: html });
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('does not return its page for a missing file, a write or an API call', async () => {
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

  it('serves nothing from outside its folder', async () => {
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
  it('is a page that loads only files of ours and runs no inline script', async () => {
    const page = await gateway.call('getDocs');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+')?;/);
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

describe('a gateway without a built web client', () => {
  it('has the strictest policy', async () => {
    const bare = await startGatewayForTest({ WEB_DIR: join(folder, 'nowhere') });
    try {
      const answer = await bare.request('GET', '/', { headers: html });
      expect(codeOf(answer)).toBe('NOT_FOUND');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${bare.port};`);
    } finally {
      await bare.stop();
    }
  });

  it('allows the configured public address and picture origins', async () => {
    const bare = await startGatewayForTest({
      PUBLIC_URL: 'https://torchbearer.example:8443/',
      IMAGE_ORIGINS: 'https://pictures.example.com/cast/, https://cdn.example.com',
    });
    try {
      const answer = await bare.request('GET', '/', {
        headers: { ...html, 'x-forwarded-host': 'evil.example' },
      });
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("connect-src 'self' wss://torchbearer.example:8443;");
      expect(policy).toContain("img-src 'self' data: https://pictures.example.com https://cdn.example.com;");
    } finally {
      await bare.stop();
    }
  });
});

describe('the OpenAPI document', () => {
  it('is sent compressed, and not again to those who have it', async () => {
    const get = (headers: Record<string, string>) => gateway.request('GET', '/api/openapi.json', { headers });
    const first = await get({ 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{20,}.*"$/);
    expect((await get({ 'accept-encoding': 'br', 'if-none-match': tag })).status).toBe(304);
    expect((await get({ 'accept-encoding': 'br', 'if-none-match': '"another"' })).status).toBe(200);
  });
});
