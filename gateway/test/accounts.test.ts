import { Refusal } from '@torchbearer/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodAsks } from './asks.js';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';
import { ids, player, tokens } from './sample.js';

let gateway: GatewayForTest;
beforeAll(async () => {
  gateway = await startGatewayForTest();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.stop());

/** What identity was asked, look-ups of sessions apart. */
const asked = () =>
  gateway.identity.seen.filter(({ method }) => method !== 'getSession').map(({ request }) => request);

describe('an account', () => {
  it('is opened with an invite code or without one', async () => {
    const { body } = goodAsks.signUp;
    const headers = { 'user-agent': 'A browser' };
    await gateway.call('signUp', { body, headers });
    await gateway.call('signUp', { body: { ...(body as object), inviteCode: ' KT7-MXW-4RD ' }, headers });
    const request = { ...(body as object), userAgent: 'A browser', replaced: { tokens: [] } };
    expect(asked()).toEqual([request, { ...request, inviteCode: 'KT7-MXW-4RD' }]);
  });

  it('is opened or entered by an ID token', async () => {
    const body = {
      token: 'a-good-id-token',
      email: 'robin@example.com',
      name: null,
      picture: 'https://x.example/p',
    };
    const answer = await gateway.call('logInExternally', { body, headers: { 'user-agent': 'A browser' } });
    expect(answer.json).toMatchObject({ token: tokens.fresh, user: { id: ids.player } });
    expect(asked()).toEqual([
      {
        idToken: 'a-good-id-token',
        email: 'robin@example.com',
        name: '',
        picture: 'https://x.example/p',
        userAgent: 'A browser',
        replaced: { tokens: [] },
      },
    ]);
    expect(codeOf(await gateway.call('logInExternally', { body: { ...body, token: 'forged' } }))).toBe(
      'EXTERNAL_SIGN_IN_REFUSED',
    );
  });

  it('has a profile whose empty fields are none', async () => {
    const body = { name: ' Robin ', email: 'robin@example.com', city: ' ', state: null, about: 'Popcorn.' };
    await gateway.call('updateProfile', { as: 'player', body });
    await gateway.call('updateUser', {
      as: 'admin',
      params: { id: ids.player },
      body: { ...body, phone: '5555550123' },
    });
    const request = { name: 'Robin', email: 'robin@example.com', about: 'Popcorn.' };
    expect(asked()).toEqual([request, { userId: ids.player, phone: '5555550123', ...request }]);
  });

  it('says the limits of its texts', async () => {
    const body = {
      name: '',
      email: 'nonsense',
      favoriteCastaway: 'x'.repeat(36),
      about: 'x'.repeat(251),
    };
    const answer = await gateway.call('updateProfile', { as: 'player', body });
    expect(answer.json).toMatchObject({
      details: [
        { field: 'name', message: 'Name is required' },
        { field: 'email', message: 'Please enter a valid email' },
        { field: 'favoriteCastaway', message: 'Favorite castaway must be 35 characters or less' },
        { field: 'about', message: 'About must be 250 characters or less' },
      ],
    });
  });

  it('changes its password from the session that asks, which stays', async () => {
    const answer = await gateway.call('changePassword', goodAsks.changePassword);
    expect(answer.json).toEqual({ message: 'Your password has been changed.' });
    expect(asked()).toEqual([
      { currentPassword: 'sparks-fly', newPassword: 'embers-glow', sessionToken: tokens.player },
    ]);
    const withPhone = { currentPassword: 'sparks-fly-with-a-phone', newPassword: 'embers-glow' };
    const { json } = await gateway.call('changePassword', { as: 'player', body: withPhone });
    expect((json as { message: string }).message).toContain('Your phone number was removed');
    const byReset = await gateway.call('resetPassword', goodAsks.resetPassword);
    expect((byReset.json as { message: string }).message).toContain('Please add your phone number again');
    const body = { currentPassword: 'wrong', newPassword: 'embers-glow' };
    expect(codeOf(await gateway.call('changePassword', { as: 'player', body }))).toBe('WRONG_PASSWORD');
  });

  it('may leave the current password out, and removes its phone with or without it', async () => {
    const body = { newPassword: 'embers-glow' };
    for (const currentPassword of [undefined, null, '']) {
      await gateway.call('changePassword', { as: 'player', body: { ...body, currentPassword } });
      await gateway.call('removePhone', { as: 'player', body: { currentPassword } });
    }
    await gateway.call('removePhone', { as: 'player' });
    const change = { ...body, sessionToken: tokens.player };
    expect(asked()).toEqual([
      ...[change, {}, change, {}],
      ...[{ ...change, currentPassword: '' }, { currentPassword: '' }, {}],
    ]);
  });

  it('gets a reset link, or the same words where there is none', async () => {
    const known = await gateway.call('forgotPassword', goodAsks.forgotPassword);
    const unknown = await gateway.call('forgotPassword', { body: { email: 'nobody@example.com' } });
    expect(known.text).toBe(unknown.text);
    expect(known.json).toEqual({ message: 'Password reset link sent! Check your email' });
    const body = { token: 'an-old-token', password: 'embers-glow' };
    const answer = await gateway.call('resetPassword', { body });
    expect(answer.json).toMatchObject({
      code: 'INVALID_RESET_TOKEN',
      error: 'Invalid or expired reset token. Please request a new one.',
    });
  });

  it('lists its sessions by the one that asks', async () => {
    const answer = await gateway.call('listSessions', { cookie: tokens.player });
    expect(asked()).toEqual([{ sessionToken: tokens.player }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('has messages on or off', async () => {
    const toggle = async (enabled: boolean) =>
      (await gateway.call('toggleSms', { as: 'player', body: { enabled } })).json;
    expect(await toggle(true)).toEqual({ message: 'SMS notifications are on.', smsEnabled: true });
    expect(await toggle(false)).toEqual({ message: 'SMS notifications are off.', smsEnabled: false });
  });

  it('has a phone number once its code was typed in', async () => {
    const body = { phone: ' (555) 555-0123 ', currentPassword: 'sparks-fly' };
    for (const call of ['setPhone', 'replacePhone'] as const) {
      const { json } = await gateway.call(call, { as: 'player', body });
      expect(json).toMatchObject({
        phone: '+15555550123',
        phoneVerified: false,
        smsEnabled: false,
        phonePending: {
          phone: '+15555550123',
          expiresAt: '2025-10-08T19:10:00.000Z',
          resendAt: '2025-10-08T19:01:00.000Z',
          triesLeft: 4,
          replaces: null,
        },
      });
      expect(asked().at(-1)).toEqual({ phone: '(555) 555-0123', currentPassword: 'sparks-fly' });
    }
    const wrong = await gateway.call('verifyPhone', { as: 'player', body: { code: '654321' } });
    expect(codeOf(wrong)).toBe('PHONE_CODE_WRONG');
    const right = await gateway.call('verifyPhone', { as: 'player', body: { code: ' 123 456 ' } });
    expect(right.json).toMatchObject({ phoneVerified: true, phonePending: null, smsEnabled: true });
    const none = await gateway.call('verifyPhone', { as: 'player', body: { code: '12345' } });
    expect(none.json).toMatchObject({
      details: [{ field: 'code', message: 'Please enter the six digits of the code' }],
    });
  });

  it('says how long to wait where too many codes were sent', async () => {
    gateway.identity.answer('setPhone', () => {
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        'Too many codes were sent. Please try again later.',
        undefined,
        90_500,
      );
    });
    const refused = await gateway.call('setPhone', goodAsks.setPhone);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('91');
    expect(refused.json).toMatchObject({ error: 'Too many codes were sent. Please try again later.' });
  });

  it('gets a temporary password from an admin, which nobody keeps', async () => {
    const answer = await gateway.call('resetUserPassword', goodAsks.resetUserPassword);
    expect(answer.json).toEqual({ tempPassword: 'kite-7-ember-42' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    gateway.identity.answer('getUser', () => ({ user: { ...player, mustChangePassword: true } }));
    expect((await gateway.call('getMe', { as: 'player' })).json).toMatchObject({ mustChangePassword: true });
  });
});

describe('an invite code', () => {
  it('is good for one use, or as many and as long as an admin says', async () => {
    await gateway.call('createInvite', { as: 'admin', body: {} });
    const body = { note: 'For the office', maxUses: 10, expiresAt: '2026-01-01T00:00:00+01:00' };
    const answer = await gateway.call('createInvite', { as: 'admin', body });
    expect(asked()).toEqual([
      { note: '', mostUses: 1 },
      { note: 'For the office', mostUses: 10, expiresAt: new Date('2025-12-31T23:00:00Z') },
    ]);
    expect(answer.json).toMatchObject({ note: 'For the office', maxUses: 10, uses: 0 });
  });
});
