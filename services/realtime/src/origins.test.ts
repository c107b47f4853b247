import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from './origins.js';

const allowed = ['https://play.example.com', 'http://localhost:5173/'];
const from = (origin: string | undefined, host = 'torch.example.com', forwardedHost?: string) =>
  isAllowedOrigin({ origin, host, forwardedHost }, allowed);

describe('a page may connect', () => {
  it.each([
    ['of our own site', 'https://torch.example.com'],
    ['of an origin configured', 'https://play.example.com'],
    ['of an origin configured with a slash at its end', 'http://localhost:5173'],
  ])('%s', (_what, origin) => {
    expect(from(origin)).toBe(true);
  });

  it('of our own site behind a proxy, or behind several', () => {
    expect(from('https://torch.example.com', 'realtime:8082', 'torch.example.com')).toBe(true);
    expect(from('https://torch.example.com', 'realtime:8082', 'torch.example.com, inner:80')).toBe(true);
  });

  it('of our own site on any port, written out or not', () => {
    expect(from('http://127.0.0.1:8080', '127.0.0.1:8080')).toBe(true);
    expect(from('https://torch.example.com', 'torch.example.com:443')).toBe(true);
    expect(from('https://TORCH.example.com', 'torch.EXAMPLE.com')).toBe(true);
  });

  it('without an Origin: then it is no foreign page', () => {
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
    ['in a sandbox', 'null'],
    ['with an empty Origin', ''],
    ['with an Origin that is none', 'torch.example.com'],
    ['from a file', 'file://'],
  ])('%s', (_what, origin) => {
    expect(from(origin)).toBe(false);
  });

  it('where the host we were asked for is not known', () => {
    expect(
      isAllowedOrigin({ origin: 'https://a.example', host: undefined, forwardedHost: undefined }, []),
    ).toBe(false);
    expect(isAllowedOrigin({ origin: 'https://a.example', host: '', forwardedHost: '' }, [])).toBe(false);
  });
});
