import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from './origins.js';

const publicOrigins = ['https://play.example.com', 'http://localhost:5173/'];
const from = (
  origin: string | undefined,
  host = 'torch.example.com',
  { forwardedHost, publicUrl }: { readonly forwardedHost?: string; readonly publicUrl?: string } = {},
) => isAllowedOrigin({ origin, host, forwardedHost }, { publicUrl, publicOrigins });

describe('a page may connect', () => {
  it.each([
    ['of our own site', 'https://torch.example.com'],
    ['of an origin configured', 'https://play.example.com'],
    ['of an origin configured with a slash at its end', 'http://localhost:5173'],
  ])('%s', (_what, origin) => {
    expect(from(origin)).toBe(true);
  });

  it('of our own site behind a proxy, or behind several', () => {
    for (const forwardedHost of ['torch.example.com', 'torch.example.com, inner:80'])
      expect(from('https://torch.example.com', 'realtime:8082', { forwardedHost })).toBe(true);
  });

  it('of our own site as configured, whatever host a proxy sends', () => {
    const publicUrl = 'https://torch.example.com/';
    expect(from('https://torch.example.com', 'realtime:8082', { publicUrl })).toBe(true);
    expect(from('http://localhost:5173', 'realtime:8082', { publicUrl })).toBe(true);
  });

  it('of our own site on any port, written out or not', () => {
    expect(from('http://127.0.0.1:8080', '127.0.0.1:8080')).toBe(true);
    expect(from('https://torch.example.com', 'torch.example.com:443')).toBe(true);
    expect(from('https://TORCH.example.com', 'torch.EXAMPLE.com')).toBe(true);
  });

  it('without an Origin, which no foreign page omits', () => {
    expect(from(undefined)).toBe(true);
  });
});

describe('a page may not connect', () => {
  it.each([
    ['of another site', 'https://evil.example'],
    ['whose address only begins like ours', 'https://torch.example.com.evil.example'],
    ['whose address only ends like ours', 'https://eviltorch.example.com'],
    ['that names us as its user', 'https://torch.example.com@evil.example'],
    ['on another port of our host', 'https://torch.example.com:8443'],
    ['of an allowed host by another scheme', 'http://play.example.com'],
    [
      'of our own host by http, where an https address of it is configured',
      'http://play.example.com',
      'play.example.com',
    ],
    ['in a sandbox', 'null'],
    ['with an empty Origin', ''],
    ['with an Origin that is none', 'torch.example.com'],
    ['from a file', 'file://'],
  ])('%s', (_what, origin, host?: string) => {
    expect(from(origin, host)).toBe(false);
  });

  it('by http if the site uses https', () => {
    const publicUrl = 'https://torch.example.com';
    for (const host of ['torch.example.com', '127.0.0.1:8080'])
      expect(from(`http://${host}`, host, { publicUrl })).toBe(false);
    expect(from('http://127.0.0.1:8080', '127.0.0.1:8080', { publicUrl: 'http://torch.example.com' })).toBe(
      true,
    );
  });

  it('if the requested host is unknown', () => {
    const none = { publicUrl: undefined, publicOrigins: [] };
    for (const host of [undefined, ''])
      expect(isAllowedOrigin({ origin: 'https://a.example', host, forwardedHost: host }, none)).toBe(false);
  });
});
