import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../errors.js';
import { serviceActor, VISITOR, type Actor } from './actor.js';
import { authorize, checkInput, isId, text } from './rpc.js';

const refusalOf = (work: () => void): Refusal | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

describe('who may make a call', () => {
  const actors = {
    visitor: VISITOR,
    player: { kind: 'user', id: 'u1', name: 'P', isAdmin: false },
    admin: { kind: 'user', id: 'u2', name: 'A', isAdmin: true },
    service: serviceActor('sms'),
    'service that the call does not name': serviceActor('gateway'),
    'user with the id of a service': { kind: 'user', id: 'sms', name: 'P', isAdmin: true },
    // Actors that should have no rights: only a user can be an admin.
    'visitor that claims to be an admin': { ...VISITOR, isAdmin: true },
    'service that claims to be an admin': { ...serviceActor('sms'), isAdmin: true },
  } satisfies Record<string, Actor>;
  const [NOBODY, PLAYER, OURS] = ['NOT_SIGNED_IN', 'ADMINS_ONLY', 'SERVICES_ONLY'] as const;
  /** For a call of players, of admins, and of sms and realtime; public calls are for all of them. */
  test.each<[keyof typeof actors, player: string, admin: string, service: string]>([
    ['visitor', NOBODY, NOBODY, OURS],
    ['player', 'yes', PLAYER, OURS],
    ['admin', 'yes', 'yes', OURS],
    ['service', NOBODY, PLAYER, 'yes'],
    ['service that the call does not name', NOBODY, PLAYER, OURS],
    ['user with the id of a service', 'yes', 'yes', OURS],
    ['visitor that claims to be an admin', NOBODY, NOBODY, OURS],
    ['service that claims to be an admin', NOBODY, PLAYER, 'yes'],
  ])('a %s: %s, %s, %s', (name, ...outcomes) => {
    const lists = ['player', 'admin', ['sms', 'realtime']] as const;
    const outcome = (who: Parameters<typeof authorize>[0]['who']) =>
      refusalOf(() => authorize({ who }, actors[name]))?.reason ?? 'yes';
    expect(lists.map(outcome)).toEqual(outcomes);
    expect(outcome('public')).toBe('yes');
  });
});

describe('a session that began with a temporary password', () => {
  const session = { id: 's1', signedInAt: 0, mustChangePassword: true };
  const limited = (isAdmin: boolean): Actor => ({ kind: 'user', id: 'u1', name: 'P', isAdmin, session });
  const outcome = (rpc: Parameters<typeof authorize>[0], isAdmin = false) =>
    refusalOf(() => authorize(rpc, limited(isAdmin)))?.reason ?? 'yes';

  test('is refused by every call for players and admins', () => {
    expect(outcome({ who: 'player' })).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(outcome({ who: 'player', openWhile: [] })).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(outcome({ who: 'admin' }, true)).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  test('may make the calls that allow it, and public ones', () => {
    expect(outcome({ who: 'player', openWhile: ['PASSWORD_CHANGE_REQUIRED'] })).toBe('yes');
    expect(outcome({ who: 'public' })).toBe('yes');
  });
});

describe('the content of a request', () => {
  const schema = z.object({
    week: z.number().int().min(1),
    points: z.array(z.object({ castawayId: text(5, 1), points: z.number() })),
  });

  test('that is valid passes', () => {
    expect(
      refusalOf(() => checkInput(schema, { week: 1, points: [{ castawayId: 'a', points: 2 }] })),
    ).toBeNull();
  });

  test('is refused with every field error at once, each with its path', () => {
    const refusal = refusalOf(() =>
      checkInput(schema, {
        week: 0,
        points: [
          { castawayId: 'a', points: 1 },
          { castawayId: '', points: 'x' },
        ],
      }),
    );
    expect(refusal?.reason).toBe('INVALID_INPUT');
    expect(refusal?.message).toBe('Please check the highlighted fields.');
    expect(refusal?.details?.map((fieldError) => fieldError.field)).toEqual([
      'week',
      'points.1.castawayId',
      'points.1.points',
    ]);
    for (const fieldError of refusal?.details ?? []) expect(fieldError.message).not.toBe('');
  });

  test('a text that Postgres cannot store is a field error, not a later failure', () => {
    expect(refusalOf(() => checkInput(text(10), 'a\0b'))?.details?.[0]?.message).toContain('NUL');
    expect(refusalOf(() => checkInput(text(10), 'line\nbreak'))).toBeNull();
    expect(refusalOf(() => checkInput(text(3), 'long'))?.reason).toBe('INVALID_INPUT');
  });

  test('only a lower-case UUID can be an id', () => {
    expect(isId('0b0f2a0e-7c1d-4a8e-9f55-1f6f0f3d2c11')).toBe(true);
    for (const word of ['', '1', '0b0f2a0e-7c1d-4a8e-9f55-1f6f0f3d2c1', "0' or true --"])
      expect(isId(word)).toBe(false);
  });
});
