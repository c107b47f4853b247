import type { Call } from '@torchbearer/kit';
import { playerActor, testLog } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, test } from 'vitest';
import { FRESH_FOR_ACCOUNT_MS } from '../src/domain/sessions.js';
import { reauthenticate } from '../src/use-cases/reauthenticate.js';
import { reasonOf, startLeague } from './league.js';

const league = await forFile(startLeague());

const NOW = new Date('2025-03-05T17:00:00Z');

/** A call by a user who signed in this long ago; by text message without a time. */
const callOf = (userId: string, signedInAgoMs?: number, now = NOW): Call => ({
  actor: playerActor(
    userId,
    'Player',
    signedInAgoMs === undefined
      ? undefined
      : { id: 'a session', signedInAt: now.getTime() - signedInAgoMs, mustChangePassword: false },
  ),
  userId,
  address: null,
  requestId: 'a request',
  now,
  log: testLog,
  isAbandoned: false,
});

const prove = (call: Call, currentPassword?: string): Promise<unknown> =>
  reasonOf(reauthenticate(league.context, call, { currentPassword, withinMs: FRESH_FOR_ACCOUNT_MS }));

describe('reauthentication', () => {
  test('a sign-in less than five minutes ago is enough', async () => {
    const { user } = await league.signUp('fresh');
    expect(await prove(callOf(user.id, FRESH_FOR_ACCOUNT_MS - 1))).toBe('OK');
    expect(await prove(callOf(user.id, FRESH_FOR_ACCOUNT_MS))).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('a call that comes from no session needs the password', async () => {
    const { user } = await league.signUp('texting');
    expect(await prove(callOf(user.id))).toBe('REAUTHENTICATION_REQUIRED');
    expect(await prove(callOf(user.id), '')).toBe('REAUTHENTICATION_REQUIRED');
    expect(await prove(callOf(user.id), 'texting-2030')).toBe('OK');
  });

  test('a wrong password is refused, and after ten of them at once even the right one, for fifteen minutes', async () => {
    const { user } = await league.signUp('guessed');
    const guesses = Array.from({ length: 15 }, () => prove(callOf(user.id), 'a wrong guess'));
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((answer) => answer === 'WRONG_PASSWORD')).toHaveLength(10);
    expect(outcomes.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(5);
    expect(await prove(callOf(user.id), 'guessed-2030')).toBe('TOO_MANY_REQUESTS');
    const later = new Date(NOW.getTime() + 15 * 60_000);
    expect(await prove(callOf(user.id, undefined, later), 'guessed-2030')).toBe('OK');
  });

  test('a right password resets the count of wrong ones', async () => {
    const { user } = await league.signUp('clumsy');
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 9; guess++) {
        expect(await prove(callOf(user.id), 'a wrong guess')).toBe('WRONG_PASSWORD');
      }
      expect(await prove(callOf(user.id), 'clumsy-2030')).toBe('OK');
    }
  });

  test('a caller who was deleted meanwhile is not signed in', async () => {
    expect(await prove(callOf('00000000-0000-4000-8000-00000000dead'), 'anything')).toBe('NOT_SIGNED_IN');
  });
});
