import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, it } from 'vitest';
import { weaknessOf } from '../src/use-cases/passwords.js';
import { as, createDatabases, newcomer, reasonOf, refusalOf, start, startLeague } from './league.js';

const league = await forFile(startLeague());

const COMMON = 'This is one of the most common passwords, which are guessed first. Please choose another.';
/** From the ten thousand most common: those that the library omits, or has so late in its list that it was cut off. */
const LEFT_OUT = (
  '654321 121212 555555 777777 aaaaaa 987654321 222222 123123123 999999 101010 abcdef abcdefgh qqqqqq 12341234 ' +
  'abcabc admin123 administrator 69696969 hotmail'
).split(' ');
const notYour = (what: string) => `Your password must not be your ${what}. Please choose another.`;

describe('a password that is easy to guess', () => {
  it.each(['123456', 'PassWord', 'trustno1', ...LEFT_OUT])('is refused: %s', (password) => {
    const owner = { email: 'wren@example.com', username: 'wren_hollow', name: 'Wren Hollow Vale' };
    expect(weaknessOf(password, owner)).toBe(COMMON);
  });

  it('is refused at sign-up before any hashing, also for what others know of its owner', async () => {
    const wish = { ...newcomer('wren'), username: 'wren_hollow', name: 'Wren Hollow Vale' };
    const { hashed } = league.counts;
    for (const [password, message] of [
      ['123456', COMMON],
      ['wren@example.com', notYour('email address')],
      ['Wren.Hollow', notYour('username')],
      ['wren hollow-vale', notYour('name')],
    ] as const) {
      const refused = { reason: 'INVALID_INPUT', message, details: [{ field: 'password', message }] };
      expect(await refusalOf(league.identity.signUp({ ...wish, password }, league.visitor))).toMatchObject(
        refused,
      );
    }
    expect(league.counts.hashed).toBe(hashed);
  });

  it('is refused at a password change, and the previous one stays', async () => {
    const { user } = await league.signUp('plover');
    const change = (newPassword: string) =>
      league.identity.changePassword(
        { currentPassword: 'plover-2030', newPassword, sessionToken: '' },
        as(user),
      );
    for (const [wish, message] of [
      ['sunshine', COMMON],
      ['PLOVER', notYour('email address')],
    ] as const) {
      expect(await refusalOf(change(wish))).toMatchObject({
        reason: 'INVALID_INPUT',
        details: [{ field: 'newPassword', message }],
      });
    }
    const logIn = { email: user.email, password: 'plover-2030', userAgent: '' };
    expect(await reasonOf(league.identity.logIn(logIn, league.visitor))).toBe('OK');
  });

  it('cannot replace a temporary one, which a better one then can', async () => {
    const { user } = await league.signUp('dunlin');
    const { temporaryPassword } = await league.identity.resetUserPassword(
      { userId: user.id },
      league.asAdmin,
    );
    const choose = (newPassword: string) =>
      reasonOf(
        league.identity.changePassword(
          { currentPassword: temporaryPassword, newPassword, sessionToken: '' },
          as(user),
        ),
      );
    expect(await choose('iloveyou')).toBe('INVALID_INPUT');
    expect(await choose('dunlin-2031')).toBe('OK');
  });

  it('is refused at a reset, whose link stays valid', async () => {
    const { user } = await league.signUp('knot-bird');
    const token = await league.resetToken(user);
    const reset = (password: string) => league.identity.resetPassword({ token, password }, league.visitor);
    expect(await refusalOf(reset('letmein'))).toMatchObject({
      details: [{ field: 'password', message: COMMON }],
    });
    expect(await refusalOf(reset('KnotBird'))).toMatchObject({
      details: [{ field: 'password', message: notYour('email address') }],
    });
    expect(await reasonOf(reset('a good one, this'))).toBe('OK');
  });

  it('still signs in a user who already has it', async () => {
    const { user } = await league.signUp('godwit');
    const hash = await league.context.passwords.hash('123456');
    await league.database.run('update users set password_hash = $2 where id = $1', [user.id, hash]);
    const logIn = { email: user.email, password: '123456', userAgent: '' };
    expect(await reasonOf(league.identity.logIn(logIn, league.visitor))).toBe('OK');
  });

  it('is refused for the first admin', async () => {
    const environment = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'password1' };
    await expect(start({ ...(await createDatabases()), ...environment })).rejects.toThrow(
      'ADMIN_PASSWORD is one that is guessed first',
    );
  });
});
