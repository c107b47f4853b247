import { Refusal } from '@torchbearer/kit';
import { forFile } from '@torchbearer/kit/testing/suites';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from './samples.js';
import { startGatewayForTest } from './gateway-for-test.js';
import { ids, player, tokens } from './sample.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

/** The calls that identity received, session look-ups excluded. */
const received = () =>
  gateway.identity.seen.filter(({ method }) => method !== 'getSession').map(({ request }) => request);

describe('an account', () => {
  it('is created with an invite code or without one', async () => {
    const { body } = samples.signUp;
    const headers = { 'user-agent': 'A browser' };
    await gateway.call('signUp', { body, headers });
    await gateway.call('signUp', { body: { ...(body as object), inviteCode: ' KT7-MXW-4RD ' }, headers });
    const request = { ...(body as object), userAgent: 'A browser', replaced: { tokens: [] } };
    expect(received()).toEqual([request, { ...request, inviteCode: 'KT7-MXW-4RD' }]);
  });

  it('is created or signed in to by an ID token', async () => {
    const body = {
      token: 'a-good-id-token',
      email: 'robin@example.com',
      name: null,
      picture: 'https://x.example/p',
    };
    const answer = await gateway.call('logInExternally', { body, headers: { 'user-agent': 'A browser' } });
    expect(answer.json).toMatchObject({ token: tokens.fresh, user: { id: ids.player } });
    expect(received()).toEqual([
      {
        idToken: 'a-good-id-token',
        email: 'robin@example.com',
        name: '',
        picture: 'https://x.example/p',
        userAgent: 'A browser',
        replaced: { tokens: [] },
      },
    ]);
  });

  it('has a profile without its empty fields', async () => {
    const body = { name: ' Robin ', email: 'robin@example.com', city: ' ', state: null, about: 'Popcorn.' };
    await gateway.call('updateProfile', { as: 'player', body });
    await gateway.call('updateUser', {
      as: 'admin',
      params: { id: ids.player },
      body: { ...body, phone: '5555550123' },
    });
    const request = { name: 'Robin', email: 'robin@example.com', about: 'Popcorn.' };
    expect(received()).toEqual([request, { userId: ids.player, phone: '5555550123', ...request }]);
  });

  it('changes its password with its session and a code, and says if the phone number was removed', async () => {
    const body = { currentPassword: 'sparks-fly', newPassword: 'embers-glow', code: ' 287082 ' };
    const answer = await gateway.call('changePassword', { as: 'player', body });
    expect(answer.json).toEqual({ message: 'Your password has been changed.' });
    expect(received()).toEqual([{ ...body, code: '287082', sessionToken: tokens.player }]);
    gateway.identity.answer('changePassword', () => ({ phoneRemoved: true }));
    const { json } = await gateway.call('changePassword', samples.changePassword);
    expect((json as { message: string }).message).toContain('Your phone number was removed');
    gateway.identity.answer('resetPassword', () => ({ email: player.email, phoneRemoved: true }));
    const byReset = await gateway.call('resetPassword', samples.resetPassword);
    expect((byReset.json as { message: string }).message).toContain('Please add your phone number again');
  });

  it('changes its password and removes its phone with or without the current password', async () => {
    const body = { newPassword: 'embers-glow' };
    for (const currentPassword of [undefined, null, '']) {
      await gateway.call('changePassword', { as: 'player', body: { ...body, currentPassword } });
      await gateway.call('removePhone', { as: 'player', body: { currentPassword } });
    }
    await gateway.call('removePhone', { as: 'player' });
    const change = { ...body, sessionToken: tokens.player };
    expect(received()).toEqual([
      ...[change, {}, change, {}],
      ...[{ ...change, currentPassword: '' }, { currentPassword: '' }, {}],
    ]);
  });

  it('gets the same response to a reset request, whether it exists or not', async () => {
    const known = await gateway.call('forgotPassword', samples.forgotPassword);
    const unknown = await gateway.call('forgotPassword', { body: { email: 'nobody@example.com' } });
    expect(known.text).toBe(unknown.text);
    expect(known.json).toEqual({ message: 'Password reset link sent! Check your email' });
    const body = { token: 'guess', password: 'embers-glow' };
    const answer = await gateway.call('resetPassword', { body });
    expect(answer.json).toMatchObject({
      code: 'INVALID_RESET_TOKEN',
      error: 'Invalid or expired reset token. Please request a new one.',
    });
  });

  it('lists its sessions with the token of the current one', async () => {
    const answer = await gateway.call('listSessions', { cookie: tokens.player });
    expect(received()).toEqual([{ sessionToken: tokens.player }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('turns SMS notifications on and off', async () => {
    gateway.identity.answer('setSmsEnabled', ({ enabled }) => ({ user: { ...player, smsEnabled: enabled } }));
    const toggle = async (enabled: boolean) =>
      (await gateway.call('toggleSms', { as: 'player', body: { enabled } })).json;
    expect(await toggle(true)).toEqual({ message: 'SMS notifications are on.', smsEnabled: true });
    expect(await toggle(false)).toEqual({ message: 'SMS notifications are off.', smsEnabled: false });
  });

  it('says how long to wait if too many codes were sent', async () => {
    gateway.identity.answer('setPhone', () => {
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        'Too many codes were sent. Please try again later.',
        undefined,
        90_500,
      );
    });
    const refused = await gateway.call('setPhone', samples.setPhone);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('91');
    expect(refused.json).toMatchObject({ error: 'Too many codes were sent. Please try again later.' });
  });

  it('gets a temporary password from an admin, which is not cached', async () => {
    const answer = await gateway.call('resetUserPassword', samples.resetUserPassword);
    expect(answer.json).toEqual({ tempPassword: 'kite-7-ember-42' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const user = { ...player, mustChangePassword: true };
    gateway.identity.answer('getSession', () => ({ session: { id: 'temporary', userId: player.id }, user }));
    expect((await gateway.call('getMe', { as: 'player' })).json).toMatchObject({ mustChangePassword: true });
  });
});

describe('an invite code', () => {
  it('is valid for one use, or for as many and as long as an admin says', async () => {
    await gateway.call('createInvite', { as: 'admin', body: {} });
    const body = { note: 'For the office', maxUses: 10, expiresAt: '2026-01-01T00:00:00+01:00' };
    const answer = await gateway.call('createInvite', { as: 'admin', body });
    expect(received()).toEqual([
      { note: '', mostUses: 1 },
      { note: 'For the office', mostUses: 10, expiresAt: new Date('2025-12-31T23:00:00Z') },
    ]);
    expect(answer.json).toMatchObject({ code: 'KT7-MXW-4RD', maxUses: 1, uses: 0 });
  });
});
