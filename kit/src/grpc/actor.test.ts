import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  verifyCaller,
  signCaller,
  serviceActor,
  VISITOR,
  type Actor,
  type Opened,
  type Opening,
} from './actor.js';

const SECRET = 'a secret between processes';
const NOW = new Date('2025-03-05T17:00:00Z');
const PLAYER: Actor = { kind: 'user', id: 'u1', name: 'Zoë 🔥', isAdmin: false };
const SUBMIT = '/picks.v1.PicksService/SubmitPick';
const sign = (actor: Actor, { secret = SECRET, address = null as string | null, method = SUBMIT } = {}) =>
  signCaller({ actor, address }, method, secret, NOW);
const verify = (token: string, opening: Partial<Opening> = {}): Opened =>
  verifyCaller(token, { method: SUBMIT, secrets: [SECRET], now: NOW, ...opening });
/** As 0.1 signs: no method, no address, for five minutes. */
const unbound = (actor: Actor) => signed(JSON.stringify({ ...actor, until: after(300_000).getTime() }));
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const signed = (content: string): string => {
  const payload = Buffer.from(content).toString('base64url');
  return `${payload}.${createHmac('sha256', SECRET).update(payload).digest('base64url')}`;
};

describe('the signature of the caller', () => {
  test.each([PLAYER, VISITOR, serviceActor('picks')])('restores a $kind', (actor) => {
    expect(verify(sign(actor))).toEqual({ actor, address: null });
  });

  test('restores the session and the address', () => {
    const session = { id: 's1', signedInAt: NOW.getTime(), mustChangePassword: false };
    const actor = { ...PLAYER, session };
    expect(verify(sign(actor, { address: '2001:db8:1:2::/64' }))).toEqual({
      actor,
      address: '2001:db8:1:2::/64',
    });
  });

  test('is ASCII only, as metadata requires', () => {
    expect(sign(PLAYER)).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  test('made with another secret is refused', () => {
    expect(verify(sign(PLAYER, { secret: 'some other secret' }))).toBe('FORGED');
  });

  test('is accepted with any of the secrets, while one replaces another', () => {
    const OTHER = 'the secret of tomorrow';
    const secrets = [SECRET, OTHER];
    for (const secret of secrets)
      expect(verify(sign(PLAYER, { secret }), { secrets })).toMatchObject({ actor: PLAYER });
    expect(verify(sign(PLAYER, { secret: 'a third secret' }), { secrets })).toBe('FORGED');
    expect(verify(sign(PLAYER), { secrets: [] })).toBe('FORGED');
  });

  test('with any one character altered is refused', () => {
    const token = sign(PLAYER);
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(verify(token.slice(0, at) + other + token.slice(at + 1))).toBe('FORGED');
    }
  });

  test('with a payload that grants more is refused', () => {
    const [, signature] = sign(PLAYER).split('.');
    const admin = Buffer.from(JSON.stringify({ ...PLAYER, isAdmin: true, method: SUBMIT, until: 9e15 }));
    expect(verify(`${admin.toString('base64url')}.${signature}`)).toBe('FORGED');
  });

  test('is valid only for its method', () => {
    const token = sign(PLAYER);
    expect(verify(token, { method: '/picks.v1.PicksService/SubmitPickForUser' })).toBe('FOR_ANOTHER_METHOD');
    expect(verify(token, { method: '/picks.v2.PicksService/SubmitPick' })).toBe('FOR_ANOTHER_METHOD');
    expect(verify(token, { method: SUBMIT.toLowerCase(), acceptUnbound: true })).toBe('FOR_ANOTHER_METHOD');
  });

  test('is valid for 30 seconds, and five more for clock skew', () => {
    const token = sign(PLAYER);
    expect(verify(token, { now: after(34_999) })).toMatchObject({ actor: PLAYER });
    expect(verify(token, { now: after(35_000) })).toBe('OLD');
    expect(verify(token, { now: after(-5_000) })).toMatchObject({ actor: PLAYER });
  });

  test('without a method is accepted only during an upgrade from 0.1', () => {
    expect(verify(unbound(PLAYER))).toBe('FOR_ANOTHER_METHOD');
    expect(verify(unbound(PLAYER), { acceptUnbound: true })).toEqual({ actor: PLAYER, address: null });
    expect(verify(unbound(PLAYER), { acceptUnbound: true, now: after(305_000) })).toBe('OLD');
  });

  test('is read by processes of 0.1 as the actor, because they check only `until`', () => {
    const [payload = ''] = sign(PLAYER).split('.');
    const { until, ...actor } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { until: number };
    expect(until).toBe(after(30_000).getTime());
    expect(actor).toMatchObject(PLAYER);
  });

  test.each([
    '',
    '.',
    '..',
    'x',
    'x.y',
    'null.null',
    '{}',
    `${'é'.repeat(43)}`,
    `x.${'é'.repeat(43)}`, // as many characters as a signature has, twice the bytes
    `${sign(PLAYER)}.more`,
    signed('not JSON'),
    signed('null'),
    signed('{}'),
    signed('"words"'),
    signed('{"until":"soon"}'),
    signed(JSON.stringify({ ...PLAYER, method: SUBMIT, until: 'soon' })),
  ])('that is malformed (%s) is refused without an error', (token) => {
    expect(verify(token, { acceptUnbound: true })).toBe('FORGED');
  });
});
