import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProvider, type IdentityProvider } from './provider.js';

const now = new Date('2030-03-06T12:00:00Z');
const jo = { email: 'jo@example.com', now };

let server: Server;
let issuer: string;
/** What the provider currently serves. */
let served: { issuer: string; keys: JWK[]; isBroken: boolean };
let provider: IdentityProvider;

beforeEach(async () => {
  server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    if (isKeys && served.isBroken) return void response.writeHead(500).end();
    const metadata = { issuer: served.issuer, jwks_uri: `${issuer}/keys` };
    response.end(JSON.stringify(isKeys ? { keys: served.keys } : metadata));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  served = { issuer, keys: [], isBroken: false };
  provider = createProvider({ authority: issuer, clientId: 'web', name: 'Sample' });
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** A key that the provider serves from now on. */
async function publish(kid: string): Promise<CryptoKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  served.keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' });
  return privateKey;
}

const token = (kid: string, key: CryptoKey, iss = served.issuer) =>
  new SignJWT({ iss, aud: 'web', sub: 'jo', email: 'jo@example.com', email_verified: true, nonce: 'n' })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setExpirationTime(new Date(now.getTime() + 60_000))
    .sign(key);

/** Lets so much time pass for the keys that were fetched. */
const later = (seconds: number): void => {
  const at = Date.now() + seconds * 1_000;
  vi.spyOn(Date, 'now').mockImplementation(() => at);
};

it('fetches the provider’s keys when a token names an unknown one, at most every half minute', async () => {
  const first = await publish('first');
  expect(await provider.verify(await token('first', first), jo)).toMatchObject({ subject: 'jo', issuer });
  const second = await publish('second');
  const rotated = await token('second', second);
  await expect(provider.verify(rotated, jo)).rejects.toMatchObject({ reason: 'EXTERNAL_SIGN_IN_REFUSED' });
  later(31);
  expect(await provider.verify(rotated, jo)).toMatchObject({ subject: 'jo' });
});

it('uses known keys while the provider is down, and reports the outage for an unknown key', async () => {
  const key = await publish('first');
  const good = await token('first', key);
  await provider.verify(good, jo);
  served.isBroken = true;
  later(31);
  expect(await provider.verify(good, jo)).toMatchObject({ subject: 'jo' });
  const unknown = await token('second', key);
  await expect(provider.verify(unknown, jo)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
});

it('accepts an issuer with or without a trailing slash, as in the provider’s tokens', async () => {
  served.issuer = `${issuer}/`;
  const key = await publish('first');
  const good = await token('first', key);
  expect(await provider.verify(good, jo)).toMatchObject({ issuer: `${issuer}/` });
  const other = await token('first', key, issuer);
  await expect(provider.verify(other, jo)).rejects.toMatchObject({ reason: 'EXTERNAL_SIGN_IN_REFUSED' });
});

it('refuses a provider whose issuer is not the configured one', async () => {
  served.issuer = 'https://id.example';
  const key = await publish('first');
  const forged = await token('first', key);
  await expect(provider.verify(forged, jo)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
});
