import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, callEnv, rpcEnv } from '../config.js';
import { serviceActor, VISITOR, type Actor } from './actor.js';
import { calleesOf, callersOf, isCaller, keysOf, maySpeakFor, pairKey, type Caller } from './callers.js';
import { acceptedCallers, checkSignature, createSigner, signersOf, type Checked } from './signed-call.js';

const NOW = new Date('2025-03-05T17:00:00Z');
const SUBMIT = '/picks.v1.PicksService/SubmitPick';
const session = { id: 's1', signedInAt: NOW.getTime(), mustChangePassword: false };
const player: Actor = { kind: 'user', id: 'u1', name: 'Zoë 🔥', isAdmin: false };
const actors = {
  visitor: VISITOR,
  player,
  'player in a session': { ...player, session },
  admin: { ...player, isAdmin: true },
  itself: serviceActor('itself'),
  'another service': serviceActor('league'),
  'itself as an admin': { ...serviceActor('itself'), isAdmin: true },
} satisfies Record<string, Actor>;

const key = (caller: string, callee: string): string => pairKey(`the master of ${caller}`, callee);
const accepted = (service: string, keys: Readonly<Record<string, readonly string[]>>) => ({
  service,
  keys: new Map(Object.entries(keys)) as Map<Caller, readonly string[]>,
});
const ofPicks = accepted('picks', { gateway: [key('gateway', 'picks')], sms: [key('sms', 'picks')] });
const byGateway = createSigner('gateway', 'picks', key('gateway', 'picks'));
const sign = (actor: Actor = player, sender = byGateway, address: string | null = null): string =>
  sender({ actor, address }, SUBMIT, NOW);
const check = (signed: string, { at = 0, method = SUBMIT, by = ofPicks } = {}): Checked =>
  checkSignature(signed, method, by, new Date(NOW.getTime() + at));

const services = ['identity', 'league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'] as const;

describe('who may speak for whom', () => {
  const speaks = (caller: Caller, callee: string): string[] =>
    Object.entries(actors).flatMap(([name, actor]) => {
      const own = actor.id === 'itself' ? { ...actor, id: caller } : actor;
      return maySpeakFor(caller, callee, own) ? name : [];
    });
  const ANYBODY = ['visitor', 'player', 'player in a session', 'admin', 'itself'];
  test.each<[Caller, Readonly<Record<string, string[]>>]>([
    ['gateway', Object.fromEntries(services.map((service) => [service, ANYBODY]))],
    ['sms', { identity: ['itself'], picks: ['player'], scoring: ['player'] }],
    ['identity', { sms: ['itself'] }],
    ['realtime', { identity: ['itself'], scoring: ['itself'] }],
  ])('%s speaks for whom the table says, and nowhere else', (caller, voices) => {
    expect(calleesOf(caller)).toEqual(Object.keys(voices));
    for (const service of services) expect(speaks(caller, service)).toEqual(voices[service] ?? []);
  });

  test('league, picks, scoring, analytics and feedback have no key with which they can sign', () => {
    for (const name of ['league', 'picks', 'scoring', 'analytics', 'feedback'] as const) {
      expect(isCaller(name)).toBe(false);
      const { CALL_KEYS, CALLER_KEYS } = keysOf(name, (caller) => `the master of ${caller}`);
      expect(CALL_KEYS).toBe('');
      expect(CALLER_KEYS).toBe(
        callersOf(name)
          .map((caller) => `${caller}=${key(caller, name)}`)
          .join(','),
      );
    }
  });
});

test('with the keys of any process but the gateway, nobody speaks for more than the table allows', () => {
  const processes = [...services, 'realtime'] as const;
  const keysHeldBy = (name: (typeof processes)[number]): string[] => {
    const { CALL_KEYS, CALLER_KEYS } = keysOf(name, (caller) => `the master of ${caller}`);
    return `${CALL_KEYS},${CALLER_KEYS}`.split(',').flatMap((entry) => entry.split('=')[1] ?? []);
  };
  for (const thief of processes) {
    for (const service of services.filter((name) => name !== thief)) {
      const by = accepted(
        service,
        Object.fromEntries(callersOf(service).map((name) => [name, [key(name, service)]])),
      );
      for (const stolen of keysHeldBy(thief)) {
        for (const claimed of ['gateway', 'sms', 'identity', 'realtime', thief]) {
          for (const actor of [...Object.values(actors), serviceActor('gateway'), serviceActor(thief)]) {
            const signed = createSigner(claimed, service, stolen)({ actor, address: null }, SUBMIT, NOW);
            const isAllowed =
              claimed === thief &&
              stolen === key(thief, service) &&
              isCaller(thief) &&
              maySpeakFor(thief, service, actor);
            const about = `${actor.name} at ${service} by a key of ${thief}, as ${claimed}`;
            expect(typeof check(signed, { by }) === 'object', about).toBe(isAllowed);
            expect(
              isAllowed && (actor.isAdmin || (actor.kind === 'user' && service === 'identity')),
              about,
            ).toBe(false);
          }
        }
      }
    }
  }
});

describe('the signature of a call', () => {
  test('restores the actor, the session and the address', () => {
    const actor = actors['player in a session'];
    expect(check(sign(actor, byGateway, '2001:db8:1:2::/64'))).toEqual({
      actor,
      address: '2001:db8:1:2::/64',
    });
  });

  test('is ASCII only, and names the caller in clear', () => {
    expect(sign()).toMatch(/^gateway\.[\w-]+\.[\w-]+$/);
  });

  test('with any one character altered is refused', () => {
    const signed = sign();
    for (let at = 0; at < signed.length; at++) {
      const other = signed[at] === 'A' ? 'B' : 'A';
      expect(check(signed.slice(0, at) + other + signed.slice(at + 1))).toBe('FORGED');
    }
  });

  test('is valid for its method, for 30 seconds and five more for clock skew', () => {
    expect(check(sign(), { method: `${SUBMIT}ForUser` })).toBe('FOR_ANOTHER_METHOD');
    expect(check(sign(), { at: 34_999 })).toMatchObject({ actor: player });
    expect(check(sign(), { at: 35_000 })).toBe('OLD');
    expect(check(sign(), { at: -5_000 })).toMatchObject({ actor: player });
  });

  test('is refused where its caller may not speak for the actor', () => {
    const bySms = createSigner('sms', 'picks', key('sms', 'picks'));
    expect(check(sign(player, bySms))).toMatchObject({ actor: player });
    for (const actor of [actors.admin, actors['player in a session'], VISITOR, serviceActor('sms')])
      expect(check(sign(actor, bySms))).toBe('MAY_NOT_SPEAK_FOR_THIS_ACTOR');
  });

  test('by the key of another caller, or for another service, is refused', () => {
    expect(check(sign(player, createSigner('gateway', 'picks', key('sms', 'picks'))))).toBe('FORGED');
    expect(check(sign(player, createSigner('gateway', 'picks', key('gateway', 'scoring'))))).toBe('FORGED');
    expect(check(sign(player, createSigner('league', 'picks', key('gateway', 'picks'))))).toBe('FORGED');
    // Even if two services had the same key.
    expect(check(sign(player, createSigner('gateway', 'scoring', key('gateway', 'picks'))))).toBe(
      'FOR_ANOTHER_SERVICE',
    );
  });

  test.each([
    '',
    '.',
    '..',
    'gateway',
    'gateway.',
    'gateway..',
    'gateway.x.y',
    '.x.y',
    'constructor.x.y',
    `${'é'.repeat(43)}`,
    `gateway.x.${'é'.repeat(43)}`, // as many characters as a signature has, twice the bytes
  ])('that is malformed (%s) is refused without an error', (signed) => {
    expect(check(signed)).toBe('FORGED');
  });

  test.each(['gateway', 'not JSON', 'null'])('with a payload that is none (%s) is refused', (words) => {
    const content = `gateway.${Buffer.from(words).toString('base64url')}`;
    const mac = createHmac('sha256', key('gateway', 'picks')).update(content).digest('base64url');
    expect(check(`${content}.${mac}`)).toBe('FORGED');
  });
});

describe('the keys of a process', () => {
  const masterOf = (caller: Caller): string => `the master of ${caller}`;
  const sms = keysOf('sms', masterOf);
  const start = (keys: Readonly<Record<string, string>>, name = 'sms') => {
    const config = readConfig({ ...callEnv, ...rpcEnv }, keys);
    return { signers: signersOf(name, config), callers: acceptedCallers(name, config) };
  };
  const faultOf = (keys: Readonly<Record<string, string>>): string => {
    try {
      start(keys);
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
      throw error;
    }
    return 'accepted';
  };

  test('are those of its callees and its callers, and each other side understands them', () => {
    const { signers, callers } = start(sms);
    expect([...callers.keys.keys()]).toEqual(['gateway', 'identity']);
    const picks = acceptedCallers('picks', readConfig(rpcEnv, keysOf('picks', masterOf)));
    const signed = signers('picks')({ actor: player, address: null }, SUBMIT, NOW);
    expect(checkSignature(signed, SUBMIT, picks, NOW)).toMatchObject({ actor: player });
    expect(() => signers('league')).toThrow('sms does not call league');
  });

  const own = sms.CALL_KEYS.split(',');
  const [gateway = '', identity = ''] = sms.CALLER_KEYS.split(',');
  test.each([
    ['a caller’s key is missing', { ...sms, CALLER_KEYS: gateway }, 'CALLER_KEYS: lacks the key of identity'],
    [
      'a callee’s key is missing',
      { ...sms, CALL_KEYS: own.slice(1).join(',') },
      'CALL_KEYS: lacks the key of identity',
    ],
    [
      'it has a key of a service that does not call it',
      { ...sms, CALLER_KEYS: `${sms.CALLER_KEYS},league=${key('league', 'sms')}` },
      'CALLER_KEYS: has a key of league',
    ],
    [
      'two callers have the same key',
      { ...sms, CALLER_KEYS: `${gateway},identity=${gateway.slice(8)}` },
      'two of the keys are equal',
    ],
    [
      'a caller has one of its own keys',
      { ...sms, CALLER_KEYS: `gateway=${own[0]?.slice(9)},${identity}` },
      'two of the keys are equal',
    ],
    [
      'it has two keys for one service',
      { ...sms, CALL_KEYS: `${sms.CALL_KEYS},picks=${key('x', 'y')}` },
      'CALL_KEYS: has two keys for picks',
    ],
    [
      'a key is short',
      { ...sms, CALLER_KEYS: `${identity},gateway=short` },
      'CALLER_KEYS: must be a list of name=key',
    ],
    [
      'a key is a repeated word',
      { ...sms, CALLER_KEYS: `${identity},gateway=${'secret'.repeat(8)}` },
      'CALLER_KEYS: must be a list of name=key',
    ],
  ])('are refused if %s', (_why, keys, words) => {
    expect(faultOf(keys)).toContain(words);
    expect(faultOf(keys)).not.toContain(gateway.slice(8));
  });

  test('may be two of one caller, while one replaces the other', () => {
    expect(faultOf({ ...sms, CALLER_KEYS: `${sms.CALLER_KEYS},gateway=${key('next', 'sms')}` })).toBe(
      'accepted',
    );
  });
});
