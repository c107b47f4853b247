import { afterEach, describe, expect, it } from 'vitest';
import { goodAsks } from './asks.js';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';

let gateway: GatewayForTest;
afterEach(() => gateway.stop());

const OWNER = '203.0.113.1';
const stranger = (number: number) => `198.51.100.${number}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

const signIn = (password: string, address: string, email = 'robin@example.com') =>
  gateway.call('logIn', { body: { email, password }, headers: from(address) });
const wrong = async (address: string, email?: string) => codeOf(await signIn('wrong', address, email));

describe('signing in', () => {
  it('is refused after ten failed tries, to that address and that account alone', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1' });
    for (let attempt = 0; attempt < 10; attempt++) expect(await wrong(stranger(1))).toBe('WRONG_CREDENTIALS');
    const refused = await signIn('sparks-fly', stranger(1), ' ROBIN@example.com');
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
    expect(await wrong(stranger(1), 'alex@example.com')).toBe('WRONG_CREDENTIALS');
  });

  it('counts tries that are made at the same moment', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1' });
    const codes = await Promise.all(Array.from({ length: 30 }, () => wrong(stranger(1))));
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
    expect(gateway.identity.seen).toHaveLength(10);
  });

  it('starts counting anew when it succeeds', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1' });
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 9; attempt++) expect(await wrong(OWNER)).toBe('WRONG_CREDENTIALS');
      expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
    }
  });

  it('is refused to an address that tries many accounts', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ADDRESS: '5' });
    for (let n = 0; n < 5; n++)
      expect(await wrong(stranger(1), `p${n}@example.com`)).toBe('WRONG_CREDENTIALS');
    expect(await wrong(stranger(1), 'another@example.com')).toBe('TOO_MANY_REQUESTS');
    expect(await wrong(stranger(2), 'another@example.com')).toBe('WRONG_CREDENTIALS');
  });

  it('of many strangers to one account ends, while its owner goes on', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ACCOUNT: '20' });
    expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
    for (let n = 0; n < 20; n++) expect(await wrong(stranger(n))).toBe('WRONG_CREDENTIALS');
    expect(await wrong(stranger(100))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await signIn('sparks-fly', stranger(101)))).toBe('TOO_MANY_REQUESTS');
    expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
    // The owner's address is no way around the few tries that each address has.
    for (let attempt = 0; attempt < 10; attempt++) expect(await wrong(OWNER)).toBe('WRONG_CREDENTIALS');
    expect(await wrong(OWNER)).toBe('TOO_MANY_REQUESTS');
  });

  it('knows the address that an account was opened from', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ACCOUNT: '1' });
    await gateway.call('signUp', { ...goodAsks.signUp, headers: from(OWNER) });
    const email = 'wren@example.com';
    expect(await wrong(stranger(1), email)).toBe('WRONG_CREDENTIALS');
    expect(await wrong(stranger(2), email)).toBe('TOO_MANY_REQUESTS');
    expect((await signIn('sparks-fly', OWNER, email)).status).toBe(200);
  });

  it('counts the whole of an IPv6 network as one address', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_PAIR: '2' });
    expect(await wrong('2001:db8:1:2::1')).toBe('WRONG_CREDENTIALS');
    expect(await wrong('2001:db8:1:2:ffff::2')).toBe('WRONG_CREDENTIALS');
    expect(await wrong('2001:db8:1:2::3')).toBe('TOO_MANY_REQUESTS');
    expect(await wrong('2001:db8:1:3::1')).toBe('WRONG_CREDENTIALS');
  });

  it('believes nobody about addresses unless a proxy is trusted', async () => {
    gateway = await startGatewayForTest({ LIMIT_SIGN_IN_PAIR: '2' });
    expect(await wrong(stranger(1))).toBe('WRONG_CREDENTIALS');
    expect(await wrong(stranger(2))).toBe('WRONG_CREDENTIALS');
    expect(await wrong(stranger(3))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('signing up', () => {
  it('is refused to an address that has done it often', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_UP_ADDRESS: '2' });
    const signUp = (address: string) =>
      gateway.call('signUp', { ...goodAsks.signUp, headers: from(address) });
    expect((await signUp(OWNER)).status).toBe(201);
    expect((await signUp(OWNER)).status).toBe(201);
    expect(codeOf(await signUp(OWNER))).toBe('TOO_MANY_REQUESTS');
    expect((await signUp(stranger(1))).status).toBe(201);
  });
});

describe('every other call', () => {
  it('is counted by user, and by address for visitors', async () => {
    gateway = await startGatewayForTest({ LIMIT_CALLS_USER: '3', LIMIT_CALLS_ADDRESS: '2' });
    for (let call = 0; call < 3; call++)
      expect((await gateway.call('getLeague', { as: 'player' })).status).toBe(200);
    expect(codeOf(await gateway.call('getLeague', { as: 'player' }))).toBe('TOO_MANY_REQUESTS');
    expect((await gateway.call('getLeague', { as: 'admin' })).status).toBe(200);
    expect(codeOf(await gateway.call('getLeague'))).toBe('NOT_SIGNED_IN');
    expect((await gateway.call('listCastaways')).status).toBe(200);
    expect(codeOf(await gateway.call('listCastaways'))).toBe('TOO_MANY_REQUESTS');
  });
});
