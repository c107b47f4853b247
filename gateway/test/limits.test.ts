import { Refusal } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ids } from './sample.js';
import { samples } from './samples.js';
import {
  codeOf,
  startGatewayForTest,
  type ReceivedResponse,
  type GatewayForTest,
} from './gateway-for-test.js';

let gateway: GatewayForTest;
afterEach(() => gateway?.stop());

const OWNER = '203.0.113.1';
const otherAddress = (number: number) => `198.51.100.${number}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

const signIn = (password: string, address: string, email = 'robin@example.com', cookie = '') =>
  gateway.call('logIn', { body: { email, password }, headers: { ...from(address), cookie } });
const wrong = async (address: string, email?: string) => codeOf(await signIn('wrong', address, email));

/** The cookie that identifies a browser, as the browser sends it back. */
const deviceCookieOf = ({ headers }: ReceivedResponse): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('torchbearer_device='))
    ?.split(';')[0] ?? '';

describe('signing in', () => {
  it('is refused after ten failed attempts, for that address and account only', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1' });
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await wrong(otherAddress(1))).toBe('WRONG_CREDENTIALS');
    const refused = await signIn('sparks-fly', otherAddress(1), ' ROBIN@example.com');
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
    expect(await wrong(otherAddress(1), 'alex@example.com')).toBe('WRONG_CREDENTIALS');
  });

  it('counts simultaneous attempts', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1' });
    const codes = await Promise.all(Array.from({ length: 30 }, () => wrong(otherAddress(1))));
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
    expect(gateway.identity.seen.filter(({ method }) => method === 'logIn')).toHaveLength(10);
  });

  it('resets the count when it succeeds', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1' });
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 9; attempt++) expect(await wrong(OWNER)).toBe('WRONG_CREDENTIALS');
      expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
    }
  });

  it('from an address that tries many accounts has two attempts left for each', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ADDRESS: '5' });
    for (let n = 0; n < 5; n++)
      expect(await wrong(otherAddress(1), `p${n}@example.com`)).toBe('WRONG_CREDENTIALS');
    for (const email of ['another@example.com', 'one.more@example.com']) {
      for (let n = 0; n < 2; n++) expect(await wrong(otherAddress(1), email)).toBe('WRONG_CREDENTIALS');
      expect(await wrong(otherAddress(1), email)).toBe('TOO_MANY_REQUESTS');
    }
    expect(await wrong(otherAddress(2), 'another@example.com')).toBe('WRONG_CREDENTIALS');
  });

  it('with the right password succeeds at an address that has failed very often', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ADDRESS: '5' });
    for (let n = 0; n < 20; n++) await wrong(OWNER, `p${n}@example.com`);
    for (let n = 0; n < 4; n++) expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
  });

  it('still works in a browser that signed in before, whatever others try', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ACCOUNT: '20' });
    const device = deviceCookieOf(await signIn('sparks-fly', OWNER));
    for (let n = 0; n < 10; n++) expect(await wrong(OWNER)).toBe('WRONG_CREDENTIALS');
    expect(codeOf(await signIn('sparks-fly', OWNER))).toBe('TOO_MANY_REQUESTS');
    for (let n = 0; n < 20; n++) await wrong(otherAddress(n));
    for (const address of [OWNER, otherAddress(101)])
      expect((await signIn('sparks-fly', address, undefined, device)).status).toBe(200);
    // It does not bypass the few attempts of each place, and counts for its own account only.
    const guess = (email?: string) => signIn('wrong', otherAddress(102), email, device);
    for (let n = 0; n < 10; n++) expect(codeOf(await guess())).toBe('WRONG_CREDENTIALS');
    expect(codeOf(await guess())).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await guess('alex@example.com'))).toBe('WRONG_CREDENTIALS');
  });

  it('with the right password succeeds in any browser at an address that floods us', async () => {
    gateway = await startGatewayForTest({
      TRUST_PROXY: '1',
      LIMIT_CALLS_ADDRESS: '30',
      LIMIT_SIGN_IN_ADDRESS: '20',
    });
    const device = deviceCookieOf(await signIn('sparks-fly', otherAddress(1)));
    const signOut = () => gateway.call('logOut', { headers: from(OWNER) });
    await Promise.all(Array.from({ length: 40 }, (_, n) => wrong(OWNER, `p${n}@example.com`)));
    await Promise.all(Array.from({ length: 30 }, signOut));
    expect(codeOf(await signOut())).toBe('TOO_MANY_REQUESTS');
    expect((await signIn('sparks-fly', OWNER, undefined, device)).status).toBe(200);
    expect((await signIn('sparks-fly', OWNER, 'alex@example.com')).status).toBe(200);
    const external = { body: { token: 'a-good-id-token', email: 'wren@example.com' }, headers: from(OWNER) };
    expect((await gateway.call('createNonce', { headers: from(OWNER) })).status).toBe(201);
    expect((await gateway.call('logInExternally', external)).status).toBe(200);
    // Even a known browser has few attempts left: each costs a hash.
    const more = await Promise.all(
      Array.from({ length: 4 }, () => signIn('sparks-fly', OWNER, undefined, device)),
    );
    expect(more.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('takes turns at an address that tries very many accounts', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ADDRESS: '1' });
    await wrong(OWNER);
    let [running, most] = [0, 0];
    gateway.identity.answer('logIn', async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      throw new Refusal('WRONG_CREDENTIALS');
    });
    const codes = await Promise.all(Array.from({ length: 40 }, (_, n) => wrong(OWNER, `p${n}@example.com`)));
    expect(most).toBe(2);
    expect(codes).toContain('WRONG_CREDENTIALS');
  });

  it('trusts no browser cookie that it did not issue', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_PAIR: '2' });
    for (const id of ['a'.repeat(22), 'b'.repeat(22), 'x', ''])
      await signIn('wrong', otherAddress(1), undefined, `torchbearer_device=${id}`);
    expect(await wrong(otherAddress(1))).toBe('TOO_MANY_REQUESTS');
  });

  it.each([
    ['resetPassword', { body: { token: 'a-good-reset-token', password: 'embers-glow' } }],
    ['signUp', samples.signUp],
    ['logInExternally', samples.logInExternally],
  ] as const)('works again for an owner who is known there by %s', async (id, input) => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ACCOUNT: '1' });
    await wrong(otherAddress(1));
    expect(codeOf(await signIn('sparks-fly', OWNER))).toBe('TOO_MANY_REQUESTS');
    expect((await gateway.call(id, { ...input, headers: from(OWNER) })).status).toBeLessThan(300);
    expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
  });

  it('that is refused is reported to identity, once for each account and address', async () => {
    gateway = await startGatewayForTest({
      TRUST_PROXY: '1',
      LIMIT_SIGN_IN_PAIR: '2',
      LIMIT_SIGN_IN_ACCOUNT: '4',
    });
    for (let n = 0; n < 5; n++) await wrong(otherAddress(1));
    for (let n = 0; n < 4; n++) await wrong(otherAddress(2));
    for (let n = 0; n < 2; n++) await wrong(otherAddress(3));
    const reported = () =>
      gateway.identity.seen
        .filter(({ method }) => method === 'reportLockout')
        .map(({ request, call }) => ({ ...(request as object), by: call.actor.id, address: call.address }));
    const lockout = (address: string, everywhere: boolean) => ({
      email: 'robin@example.com',
      everywhere,
      by: 'gateway',
      address,
    });
    await eventually(() =>
      expect(reported()).toEqual([
        lockout(otherAddress(1), false),
        lockout(otherAddress(2), false),
        lockout(otherAddress(3), true),
      ]),
    );
  });

  it('to one account from many addresses is refused, but not at its owner’s address', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ACCOUNT: '20' });
    expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
    for (let n = 0; n < 20; n++) expect(await wrong(otherAddress(n))).toBe('WRONG_CREDENTIALS');
    expect(await wrong(otherAddress(100))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await signIn('sparks-fly', otherAddress(101)))).toBe('TOO_MANY_REQUESTS');
    expect((await signIn('sparks-fly', OWNER)).status).toBe(200);
    // The owner's address does not bypass the few attempts of each address.
    for (let attempt = 0; attempt < 10; attempt++) expect(await wrong(OWNER)).toBe('WRONG_CREDENTIALS');
    expect(await wrong(OWNER)).toBe('TOO_MANY_REQUESTS');
  });

  it('counts a whole IPv6 network as one address', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_PAIR: '2' });
    expect(await wrong('2001:db8:1:2::1')).toBe('WRONG_CREDENTIALS');
    expect(await wrong('2001:db8:1:2:ffff::2')).toBe('WRONG_CREDENTIALS');
    expect(await wrong('2001:db8:1:2::3')).toBe('TOO_MANY_REQUESTS');
    expect(await wrong('2001:db8:1:3::1')).toBe('WRONG_CREDENTIALS');
  });

  it('ignores forwarded addresses unless a proxy is trusted', async () => {
    gateway = await startGatewayForTest({ LIMIT_SIGN_IN_PAIR: '2' });
    expect(await wrong(otherAddress(1))).toBe('WRONG_CREDENTIALS');
    expect(await wrong(otherAddress(2))).toBe('WRONG_CREDENTIALS');
    expect(await wrong(otherAddress(3))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('signing up', () => {
  it('is refused at an address that has signed up often, or has tried many invite codes', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_UP_ADDRESS: '2' });
    const signUp = (address: string) => gateway.call('signUp', { ...samples.signUp, headers: from(address) });
    expect((await signUp(OWNER)).status).toBe(201);
    expect((await signUp(OWNER)).status).toBe(201);
    expect(codeOf(await signUp(OWNER))).toBe('TOO_MANY_REQUESTS');
    expect((await signUp(otherAddress(1))).status).toBe(201);
    gateway.identity.refuse('signUp', 'INVITE_CODE_INVALID', () => true);
    for (let n = 0; n < 2; n++) expect(codeOf(await signUp(otherAddress(2)))).toBe('INVITE_CODE_INVALID');
    expect(codeOf(await signUp(otherAddress(2)))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('signing in by the identity provider', () => {
  const external = (token: string, address: string) =>
    gateway.call('logInExternally', {
      body: { token, email: 'robin@example.com' },
      headers: from(address),
    });

  it('has two attempts left for each account at an address that has failed often', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ADDRESS: '4' });
    expect(await wrong(otherAddress(1))).toBe('WRONG_CREDENTIALS');
    for (let n = 0; n < 5; n++)
      expect(codeOf(await external('forged', otherAddress(1)))).toBe('EXTERNAL_SIGN_IN_REFUSED');
    expect(codeOf(await external('a-good-id-token', otherAddress(1)))).toBe('TOO_MANY_REQUESTS');
    // It uses up no attempts by password.
    expect(await wrong(otherAddress(1))).toBe('WRONG_CREDENTIALS');
    expect((await external('a-good-id-token', OWNER)).status).toBe(200);
  });

  it('succeeds with a valid token at an address that has failed very often', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ADDRESS: '4' });
    for (let n = 0; n < 10; n++) await wrong(OWNER, `p${n}@example.com`);
    for (let n = 0; n < 4; n++) expect((await external('a-good-id-token', OWNER)).status).toBe(200);
  });

  it('does not count successes, or attempts while it is off', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_SIGN_IN_ADDRESS: '2' });
    for (let n = 0; n < 4; n++) expect((await external('a-good-id-token', OWNER)).status).toBe(200);
    gateway.identity.answer('logInExternally', () => {
      throw new Refusal('EXTERNAL_SIGN_IN_OFF');
    });
    for (let n = 0; n < 4; n++)
      expect(codeOf(await external('a-good-id-token', OWNER))).toBe('EXTERNAL_SIGN_IN_OFF');
  });
});

describe('requesting a reset link', () => {
  const forgot = (email: string, address: string) =>
    gateway.call('forgotPassword', { body: { email }, headers: from(address) });

  it('mails an account five times an hour, whether it exists or not', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1' });
    for (const email of ['robin@example.com', 'nobody@example.com']) {
      gateway.identity.forgetSeen();
      for (let n = 0; n < 5; n++) expect((await forgot(email, otherAddress(n))).status).toBe(200);
      const refused = await forgot(` ${email.toUpperCase()}`, OWNER);
      expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
      expect(gateway.identity.seen).toHaveLength(5);
    }
    expect((await forgot('alex@example.com', OWNER)).status).toBe(200);
  });

  it('counts simultaneous requests', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1' });
    await Promise.all(Array.from({ length: 30 }, (_, n) => forgot('robin@example.com', otherAddress(n))));
    expect(gateway.identity.seen).toHaveLength(5);
  });

  it('is refused at an address that requests many, without using up the accounts’ own limits', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_FORGOT_PASSWORD_ADDRESS: '2' });
    for (const name of ['a', 'b']) expect((await forgot(`${name}@example.com`, OWNER)).status).toBe(200);
    for (let n = 0; n < 6; n++)
      expect(codeOf(await forgot('c@example.com', OWNER))).toBe('TOO_MANY_REQUESTS');
    expect((await forgot('c@example.com', otherAddress(1))).status).toBe(200);
  });
});

describe('secrets and expensive calls', () => {
  it('reset tokens have a limited number of attempts per hour and address', async () => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', LIMIT_RESET_ADDRESS: '3' });
    const reset = (token: string, address: string) =>
      gateway.call('resetPassword', { body: { token, password: 'embers-glow' }, headers: from(address) });
    for (let n = 0; n < 3; n++)
      expect(codeOf(await reset(`guess-${n}`, otherAddress(1)))).toBe('INVALID_RESET_TOKEN');
    expect(codeOf(await reset('a-good-reset-token', otherAddress(1)))).toBe('TOO_MANY_REQUESTS');
    expect((await reset('a-good-reset-token', OWNER)).status).toBe(200);
  });

  it('the current password has a limited number of attempts per 15 minutes', async () => {
    gateway = await startGatewayForTest({ LIMIT_PASSWORD_USER: '2' });
    const change = (as: 'player' | 'admin') =>
      gateway.call('changePassword', { as, body: { currentPassword: 'wrong', newPassword: 'embers-glow' } });
    for (let n = 0; n < 2; n++) expect(codeOf(await change('player'))).toBe('WRONG_PASSWORD');
    const refused = await change('player');
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(codeOf(await change('admin'))).toBe('WRONG_PASSWORD');
  });

  it('pictures are limited by player, before they are read', async () => {
    gateway = await startGatewayForTest({ LIMIT_PICTURES_USER: '2' });
    for (let n = 0; n < 2; n++)
      expect((await gateway.call('uploadPicture', samples.uploadPicture)).status).toBe(200);
    const broken = { ...samples.uploadPicture, raw: 'nonsense' };
    expect(codeOf(await gateway.call('uploadPicture', broken))).toBe('TOO_MANY_REQUESTS');
    expect((await gateway.call('uploadPicture', { ...samples.uploadPicture, as: 'admin' })).status).toBe(200);
  });

  it('calendars are limited by address like every public call', async () => {
    gateway = await startGatewayForTest({ LIMIT_CALLS_ADDRESS: '2' });
    for (let n = 0; n < 2; n++)
      expect((await gateway.call('getCalendar', samples.getCalendar)).status).toBe(200);
    expect(codeOf(await gateway.call('getCalendar', samples.getCalendar))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('every other call', () => {
  it('is limited by user, and by address for visitors', async () => {
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

describe('codes of groups', () => {
  const RIGHT = ids.groupCode;
  const [SEE, JOIN] = ['getGroupByCode', 'joinGroup'] as const;
  const start = async (settings: Record<string, string> = {}) => {
    gateway = await startGatewayForTest({ TRUST_PROXY: '1', ...settings });
    for (const method of [SEE, JOIN])
      gateway.league.refuse(method, 'GROUP_CODE_UNKNOWN', ({ code }) => code !== RIGHT);
  };
  const send = (id: typeof SEE | typeof JOIN, code: string, as: 'player' | 'admin', address: string) =>
    gateway.call(id, {
      as,
      headers: from(address),
      ...(id === SEE ? { params: { code } } : { body: { code } }),
    });
  const guess = async (
    as: 'player' | 'admin' = 'player',
    address = OWNER,
    id: typeof SEE | typeof JOIN = JOIN,
  ) => codeOf(await send(id, '00000-00000', as, address));

  it('are refused after twenty wrong ones of a player in an hour, right ones too, wherever they come from', async () => {
    await start();
    for (let n = 0; n < 20; n++)
      expect(await guess('player', otherAddress(n), n % 2 ? SEE : JOIN)).toBe('GROUP_CODE_UNKNOWN');
    for (const id of [SEE, JOIN] as const) {
      const refused = await send(id, RIGHT, 'player', OWNER);
      expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    expect(await guess('admin')).toBe('GROUP_CODE_UNKNOWN');
  });

  it('are counted when they are sent at the same time', async () => {
    await start();
    const codes = await Promise.all(Array.from({ length: 60 }, () => guess()));
    expect(codes.filter((code) => code === 'GROUP_CODE_UNKNOWN')).toHaveLength(20);
    expect(gateway.league.seen).toHaveLength(20);
  });

  it('are limited at an address, too', async () => {
    await start({ LIMIT_GROUP_CODES_ADDRESS: '5' });
    for (let n = 0; n < 5; n++) expect(await guess()).toBe('GROUP_CODE_UNKNOWN');
    expect(await guess('admin')).toBe('TOO_MANY_REQUESTS');
    expect(await guess('admin', otherAddress(1))).toBe('GROUP_CODE_UNKNOWN');
  });

  it('do not count if they are right, or if they could not be checked', async () => {
    await start({ LIMIT_GROUP_CODES_USER: '2', LIMIT_GROUP_CODES_ADDRESS: '2' });
    for (let n = 0; n < 6; n++)
      expect((await send(n % 2 ? SEE : JOIN, RIGHT, 'player', OWNER)).status).toBe(200);
    gateway.league.answer(JOIN, () => {
      throw new Refusal('GROUP_FULL');
    });
    for (let n = 0; n < 3; n++) expect(await guess()).toBe('GROUP_FULL');
  });
});
