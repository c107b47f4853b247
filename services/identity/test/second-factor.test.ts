import { eventually, playerActor } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from './audit.js';
import {
  ADMIN,
  atOnce,
  createDatabases,
  FACTOR_KEY,
  freshAdmin,
  must,
  reasonOf,
  start,
  startLeague,
  type League,
} from './league.js';

const MINUTE_MS = 60_000;
const PERIOD_MS = 30_000;

const league = await forFile(startLeague());
afterEach(() => league.clock.set(null));

/** A call by a user who has just signed in. */
const fresh = ({ id, name }: User) => {
  const signedInAt = Date.parse('2999-01-01T00:00:00Z');
  return { actor: playerActor(id, name, { id: 'a session', signedInAt, mustChangePassword: false }) };
};
const stale = ({ id, name }: User) => ({
  actor: playerActor(id, name, { id: 'a session', signedInAt: 0, mustChangePassword: false }),
});
/** The code that an app shows, this many periods from now. */
const codeAt = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * PERIOD_MS });
const logIn = (user: User, code?: string, password = `${user.name}-2030`) =>
  league.identity.logIn({ email: user.email, password, userAgent: '', code }, league.visitor);

/** A user who has set one up with the previous code. */
async function protectedUser(name: string) {
  const { user, token } = await league.signUp(name);
  const { secret } = await league.identity.beginSecondFactor({}, fresh(user));
  const confirmed = await league.identity.confirmSecondFactor({ code: codeAt(secret, -1) }, fresh(user));
  return { user, token, secret, recoveryCodes: confirmed.recoveryCodes };
}

describe('setting up a second factor', () => {
  it('needs a recent sign-in or the password, and takes effect once a code is entered', async () => {
    const { user } = await league.signUp('amber');
    const begin = (currentPassword?: string) =>
      league.identity.beginSecondFactor({ currentPassword }, stale(user));
    expect(await reasonOf(begin())).toBe('REAUTHENTICATION_REQUIRED');
    expect(await reasonOf(begin('wrong'))).toBe('WRONG_PASSWORD');
    const { secret, uri } = await begin('amber-2030');
    expect(uri).toContain(secret);
    expect(await reasonOf(logIn(user))).toBe('OK');
    const confirm = (code: string) => league.identity.confirmSecondFactor({ code }, fresh(user));
    expect(await reasonOf(confirm('000000'))).toBe('WRONG_SECOND_FACTOR');
    const { recoveryCodes } = await confirm(codeAt(secret));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await reasonOf(logIn(user))).toBe('SECOND_FACTOR_REQUIRED');
    const { user: seen } = await league.identity.getUser({ userId: user.id }, fresh(user));
    expect(seen?.hasSecondFactor).toBe(true);
  });

  it('does not take effect if another secret is created while the code is checked', async () => {
    const { user } = await league.signUp('azurite');
    const { secret } = await league.identity.beginSecondFactor({}, fresh(user));
    const { secret: another } = await protectedUser('azure');
    const stepOf = () =>
      league.database.rows<{ taken: boolean }>(
        'select last_step is not null as taken from second_factors where user_id = $1',
        [user.id],
      );
    let confirming: Promise<unknown> = Promise.resolve();
    await league.database.transaction(async (tx) => {
      await tx.rows('select from users where id = $1 for update', [user.id]);
      confirming = reasonOf(league.identity.confirmSecondFactor({ code: codeAt(secret) }, fresh(user)));
      await eventually(async () => expect(await stepOf()).toEqual([{ taken: true }]));
      const encrypted = league.context.factorVault.encrypt(user.id, another);
      await tx.run('update second_factors set secret = $2, last_step = null where user_id = $1', [
        user.id,
        encrypted,
      ]);
    });
    expect(await confirming).toBe('WRONG_SECOND_FACTOR');
    expect(await reasonOf(logIn(user))).toBe('OK');
  });

  it('never returns the secret again, and stores neither it nor recovery codes in clear', async () => {
    const { user, secret, recoveryCodes } = await protectedUser('basalt');
    expect(await reasonOf(league.identity.beginSecondFactor({}, fresh(user)))).toBe('SECOND_FACTOR_ON');
    const again = league.identity.confirmSecondFactor({ code: '000000' }, fresh(user));
    expect(await reasonOf(again)).toBe('SECOND_FACTOR_ON');
    const own = await league.identity.getUser({ userId: user.id }, fresh(user));
    expect(JSON.stringify(own)).not.toContain(secret);
    const [row] = await league.database.rows<{ stored: Buffer }>(
      'select secret as stored from second_factors where user_id = $1',
      [user.id],
    );
    expect(must(row).stored.includes(Buffer.from(Secret.fromBase32(secret).buffer))).toBe(false);
    expect(must(row).stored.includes(secret)).toBe(false);
    const rows = await league.database.rows<{ code: string }>(
      `select encode(code_hash, 'escape') as code from recovery_codes where user_id = $1`,
      [user.id],
    );
    expect(rows).toHaveLength(10);
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
  });
});

/** A start on the databases of `league` with other keys; stopped again. */
async function restart(environment: Record<string, string>): Promise<void> {
  const again = await start({ ...league.databases, ...environment });
  await again.stop();
}

describe('a stored second factor', () => {
  const NEXT_KEY = 'the next key of second factors, long enough';

  it('is useless in the row of another account', async () => {
    const [thief, owner] = [await protectedUser('beryl'), await protectedUser('calcite')];
    await league.database.run(
      `update second_factors set secret = (select secret from second_factors where user_id = $2)
       where user_id = $1`,
      [owner.user.id, thief.user.id],
    );
    expect(await reasonOf(logIn(owner.user, codeAt(thief.secret)))).not.toBe('OK');
    // Nor does it keep a start from encrypting the others with a new key.
    await restart({ SECOND_FACTOR_KEY: NEXT_KEY, SECOND_FACTOR_KEY_ALSO: FACTOR_KEY });
    await restart({ SECOND_FACTOR_KEY: FACTOR_KEY, SECOND_FACTOR_KEY_ALSO: NEXT_KEY });
    await league.database.run('delete from second_factors where user_id = $1', [owner.user.id]);
  });

  it('is re-encrypted with the next key at a start with both, while codes stay valid', async () => {
    const { user, secret } = await protectedUser('diopside');
    await restart({ SECOND_FACTOR_KEY: FACTOR_KEY, SECOND_FACTOR_KEY_ALSO: NEXT_KEY });
    expect(await reasonOf(logIn(user, codeAt(secret)))).toBe('OK');
    await restart({ SECOND_FACTOR_KEY: NEXT_KEY, SECOND_FACTOR_KEY_ALSO: FACTOR_KEY });
    await restart({ SECOND_FACTOR_KEY: NEXT_KEY });
    await expect(restart({})).rejects.toThrow(
      /SECOND_FACTOR_KEY is not the key that \d+ second factors were/,
    );
    await restart({ SECOND_FACTOR_KEY: FACTOR_KEY, SECOND_FACTOR_KEY_ALSO: NEXT_KEY });
    expect(await reasonOf(logIn(user, codeAt(secret, 1)))).toBe('OK');
  });

  it.each([
    ['missing', '', /SECOND_FACTOR_KEY: is missing/],
    ['short', 'a secret of thirty-one letters.', /SECOND_FACTOR_KEY: must have at least 32 characters/],
  ])('needs a key: a start reports a %s one', async (_what, SECOND_FACTOR_KEY, sentence) => {
    const databases = await createDatabases();
    await expect(start({ ...databases, SECOND_FACTOR_KEY })).rejects.toThrow(sentence);
  });
});

describe('signing in with a second factor', () => {
  it('needs the password first, then a code of the app, which works once', async () => {
    const { user, secret } = await protectedUser('cinder');
    for (const none of [undefined, '', ' ']) {
      expect(await reasonOf(logIn(user, none, 'wrong'))).toBe('WRONG_CREDENTIALS');
      expect(await reasonOf(logIn(user, none))).toBe('SECOND_FACTOR_REQUIRED');
    }
    expect(await reasonOf(logIn(user, codeAt(secret), 'wrong'))).toBe('WRONG_CREDENTIALS');
    // The code that it was set up with, and one of another secret.
    expect(await reasonOf(logIn(user, codeAt(secret, -1)))).toBe('WRONG_SECOND_FACTOR');
    expect(await atOnce(5, () => logIn(user, codeAt(secret, 1)))).toEqual({ OK: 1, WRONG_SECOND_FACTOR: 4 });
    // Nor does the one before it, which nobody has used.
    expect(await reasonOf(logIn(user, codeAt(secret)))).toBe('WRONG_SECOND_FACTOR');
  });

  it('works once with each recovery code, in any notation', async () => {
    const { user, recoveryCodes } = await protectedUser('dune');
    const typed = must(recoveryCodes[0]).toLowerCase().replace('-', ' ');
    expect(await atOnce(5, () => logIn(user, typed))).toMatchObject({ OK: 1 });
    expect(await reasonOf(logIn(user, must(recoveryCodes[1])))).toBe('OK');
    expect(await reasonOf(logIn(user, must(recoveryCodes[1])))).toBe('WRONG_SECOND_FACTOR');
  });

  it('checks at most ten wrong codes in fifteen minutes, also concurrent ones', async () => {
    const { user, secret, recoveryCodes } = await protectedUser('ember');
    expect(await atOnce(15, () => logIn(user, '123 456'))).toEqual({
      WRONG_SECOND_FACTOR: 10,
      TOO_MANY_REQUESTS: 5,
    });
    for (const right of [codeAt(secret), must(recoveryCodes[0])]) {
      expect(await reasonOf(logIn(user, right))).toBe('TOO_MANY_REQUESTS');
    }
    league.clock.set(new Date(Date.now() + 16 * MINUTE_MS));
    expect(await reasonOf(logIn(user, must(recoveryCodes[0])))).toBe('OK');
  });

  it('is not required in sessions from before', async () => {
    const { token } = await protectedUser('flint');
    expect(await reasonOf(league.whoIs(token))).toBe('OK');
  });
});

/** Sets a new password with a mailed reset link. */
async function resetByMail(user: User, password: string): Promise<void> {
  const token = await league.resetToken(user);
  await league.identity.resetPassword({ token, password }, league.visitor);
}

describe('a second factor', () => {
  it('is switched off with the password and a code', async () => {
    const { user, secret } = await protectedUser('granite');
    const remove = (code: string, currentPassword?: string) =>
      reasonOf(league.identity.removeSecondFactor({ code, currentPassword }, stale(user)));
    expect(await remove(codeAt(secret))).toBe('REAUTHENTICATION_REQUIRED');
    expect(await remove(codeAt(secret), 'wrong')).toBe('WRONG_PASSWORD');
    expect(await remove('', 'granite-2030')).toBe('INVALID_INPUT');
    expect(await remove('000000', 'granite-2030')).toBe('WRONG_SECOND_FACTOR');
    expect(await reasonOf(logIn(user))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await remove(codeAt(secret), 'granite-2030')).toBe('OK');
    expect(await reasonOf(logIn(user))).toBe('OK');
    expect(await remove(codeAt(secret, 1), 'granite-2030')).toBe('SECOND_FACTOR_OFF');
  });

  it('stays when a user who knows the password changes it', async () => {
    const { user, secret } = await protectedUser('hematite');
    const code = codeAt(secret);
    const change = { currentPassword: 'hematite-2030', code, newPassword: 'hematite-2031', sessionToken: '' };
    await league.identity.changePassword(change, fresh(user));
    expect(await reasonOf(logIn(user, undefined, 'hematite-2031'))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('stays when an admin sets a temporary password', async () => {
    const { user } = await protectedUser('howlite');
    const reset = await league.identity.resetUserPassword({ userId: user.id }, league.asAdmin);
    expect(await reasonOf(logIn(user, undefined, reset.temporaryPassword))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it.each([
    ['ends with the first mailed reset, because an intruder may have set it up', null, 'OK'],
    [
      'stays with a reset where the owner had proven the address before',
      '2020-01-01',
      'SECOND_FACTOR_REQUIRED',
    ],
  ])('%s', async (_what, provenAt, outcome) => {
    const { user } = await protectedUser(provenAt === null ? 'iolite' : 'jasper');
    await league.database.run('update users set email_proven_at = $2 where id = $1', [user.id, provenAt]);
    await resetByMail(user, 'brand-new-2031');
    expect(await reasonOf(logIn(user, undefined, 'brand-new-2031'))).toBe(outcome);
  });

  it('of an admin stays with a mailed reset: reading the e-mail is not enough to be one', async () => {
    const { user } = await protectedUser('labradorite');
    await league.setAdmin(user, true);
    await resetByMail(user, 'brand-new-2031');
    expect(await reasonOf(logIn(user, undefined, 'brand-new-2031'))).toBe('SECOND_FACTOR_REQUIRED');
    await league.setAdmin(user, false);
  });

  it('can be switched off by an admin for a player, which is audited, but not for an admin', async () => {
    const { user, token } = await protectedUser('kyanite');
    const reset = () => reasonOf(league.identity.resetUserSecondFactor({ userId: user.id }, league.asAdmin));
    await league.setAdmin(user, true);
    expect(await reset()).toBe('ADMIN_ACCOUNT');
    await league.setAdmin(user, false);
    expect(await reset()).toBe('OK');
    expect(await reset()).toBe('SECOND_FACTOR_OFF');
    expect(await reasonOf(league.whoIs(token))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(logIn(user))).toBe('OK');
    const actions = (await auditOf(league.database, user.id)).map(({ action }) => action);
    expect(actions).toContain('user.second-factor-reset');
  });
});

/** The changes that need a code, each with a person who makes it. */
const CHANGES: readonly [string, (user: User, proof: Proof, by: Caller) => Promise<unknown>][] = [
  [
    'another e-mail',
    ({ name, username }, { password, code }, by) =>
      league.identity.updateProfile(
        { name, username, email: `${name}-moved@example.com`, currentPassword: password, code },
        by,
      ),
  ],
  [
    'another phone',
    (_user, { password, code }, by) =>
      league.identity.setPhone({ phone: phoneNumber(), currentPassword: password, code }, by),
  ],
  [
    'removing the phone',
    (_user, { password, code }, by) => league.identity.removePhone({ currentPassword: password, code }, by),
  ],
  [
    'another password',
    ({ name }, { password, code }, by) => {
      const request = { currentPassword: password, code, newPassword: `${name}-2031`, sessionToken: '' };
      return league.identity.changePassword(request, by);
    },
  ],
];
interface Proof {
  readonly password?: string;
  readonly code?: string;
}
type Caller = ReturnType<typeof fresh>;
let numbers = 0;
const phoneNumber = (): string => `555238${String(1_000 + ++numbers)}`;

/** A call from the session of this token, which began at that time. */
async function inSession({ id, name }: User, token: string, signedInAt: number): Promise<Caller> {
  const { session } = await league.whoIs(token);
  return { actor: playerActor(id, name, { id: must(session).id, signedInAt, mustChangePassword: false }) };
}

describe.each(CHANGES)('with a second factor, %s', (what, change) => {
  const name = (index: number) => `lava${String(what.length)}x${String(index)}`;

  it('needs a code as well as the password, which counts once', async () => {
    const { user, secret } = await protectedUser(name(1));
    const password = `${user.name}-2030`;
    const code = codeAt(secret);
    expect(await reasonOf(change(user, { code }, stale(user)))).toBe('REAUTHENTICATION_REQUIRED');
    // A wrong password must not use the code up.
    expect(await reasonOf(change(user, { password: 'wrong', code }, stale(user)))).toBe('WRONG_PASSWORD');
    for (const none of [undefined, ' ']) {
      expect(await reasonOf(change(user, { password, code: none }, stale(user)))).toBe(
        'SECOND_FACTOR_REQUIRED',
      );
    }
    expect(await reasonOf(change(user, { password, code: '000000' }, stale(user)))).toBe(
      'WRONG_SECOND_FACTOR',
    );
    expect(await reasonOf(change(user, { password, code }, stale(user)))).toBe('OK');
    expect(
      await reasonOf(logIn(user, code, what.endsWith('password') ? `${user.name}-2031` : password)),
    ).toBe('WRONG_SECOND_FACTOR');
  });

  it('needs none within five minutes after the session gave one at its sign-in, and a recovery code will do', async () => {
    const { user, secret, recoveryCodes } = await protectedUser(name(2));
    const { token } = await logIn(user, codeAt(secret));
    const own = await inSession(user, token, Date.now());
    league.clock.set(new Date(Date.now() + 5 * MINUTE_MS));
    const password = `${user.name}-2030`;
    expect(await reasonOf(change(user, { password }, own))).toBe('SECOND_FACTOR_REQUIRED');
    league.clock.set(new Date(Date.now() + 4 * MINUTE_MS));
    // Another session, which gave none.
    expect(await reasonOf(change(user, { password }, fresh(user)))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await reasonOf(change(user, { password }, own))).toBe('OK');
    league.clock.set(null);
    const { user: other, recoveryCodes: others } = await protectedUser(name(3));
    const right = { password: `${other.name}-2030`, code: must(others[0]) };
    const foreign = { ...right, code: must(recoveryCodes[0]) };
    expect(await reasonOf(change(other, foreign, stale(other)))).toBe('WRONG_SECOND_FACTOR');
    expect(await reasonOf(change(other, right, stale(other)))).toBe('OK');
  });
});

describe('the code of a change', () => {
  it('is good for the session’s other changes of the next five minutes', async () => {
    const { user, secret, recoveryCodes } = await protectedUser('moonstone');
    const { token } = await logIn(user, must(recoveryCodes[0]));
    league.clock.set(new Date(Date.now() + 10 * MINUTE_MS));
    const own = await inSession(user, token, 0);
    const currentPassword = 'moonstone-2030';
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + 10 * MINUTE_MS,
    });
    expect(await reasonOf(league.identity.removePhone({ currentPassword, code }, own))).toBe('OK');
    league.clock.set(new Date(Date.now() + 14 * MINUTE_MS));
    expect(await reasonOf(league.identity.removePhone({ currentPassword }, own))).toBe('OK');
    league.clock.set(new Date(Date.now() + 16 * MINUTE_MS));
    expect(await reasonOf(league.identity.removePhone({ currentPassword }, own))).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
  });

  it('is among the ten wrong ones of fifteen minutes, as is one to switch the second factor off', async () => {
    const { user, secret } = await protectedUser('nephrite');
    const currentPassword = 'nephrite-2030';
    const { removePhone, removeSecondFactor } = league.identity;
    const guess = (code: string, change: typeof removePhone | typeof removeSecondFactor = removePhone) =>
      reasonOf(change({ currentPassword, code }, stale(user)));
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => guess('123456', turn % 2 ? removePhone : removeSecondFactor)),
    );
    expect(guesses.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    expect(await guess(codeAt(secret))).toBe('TOO_MANY_REQUESTS');
    expect(await reasonOf(logIn(user, codeAt(secret)))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a second factor that is being set up', () => {
  it('can be cancelled, after which its codes are worth nothing', async () => {
    const { user } = await league.signUp('obsidian');
    const { secret } = await league.identity.beginSecondFactor({}, fresh(user));
    for (let time = 0; time < 2; time++) await league.identity.cancelSecondFactor({}, fresh(user));
    const confirm = league.identity.confirmSecondFactor({ code: codeAt(secret) }, fresh(user));
    expect(await reasonOf(confirm)).toBe('WRONG_SECOND_FACTOR');
    const { user: owner, secret: own } = await protectedUser('onyx');
    expect(await reasonOf(league.identity.cancelSecondFactor({}, fresh(owner)))).toBe('SECOND_FACTOR_ON');
    expect(await reasonOf(logIn(owner, codeAt(own)))).toBe('OK');
  });
});

describe('recovery codes', () => {
  it('are renewed by a code: the old ones end, and it is recorded', async () => {
    const { user, secret, recoveryCodes } = await protectedUser('peridot');
    const renew = (code: string, by = fresh(user)) => league.identity.renewRecoveryCodes({ code }, by);
    expect(await reasonOf(renew(codeAt(secret), stale(user)))).toBe('REAUTHENTICATION_REQUIRED');
    expect(await reasonOf(renew('000000'))).toBe('WRONG_SECOND_FACTOR');
    const { recoveryCodes: renewed } = await renew(codeAt(secret));
    expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
    expect(await reasonOf(logIn(user, must(recoveryCodes[0])))).toBe('WRONG_SECOND_FACTOR');
    expect(await reasonOf(logIn(user, must(renewed[0])))).toBe('OK');
    const events = await league.database.rows(
      `select from security_events where user_id = $1 and kind = 'recovery-codes-renewed'`,
      [user.id],
    );
    expect(events).toHaveLength(1);
    const { user: bare } = await league.signUp('quartz');
    const without = league.identity.renewRecoveryCodes({ code: '123456' }, fresh(bare));
    expect(await reasonOf(without)).toBe('SECOND_FACTOR_OFF');
  });
});

describe('where admins need a second factor', () => {
  let strict: League;
  beforeAll(async () => {
    strict = await startLeague({ ADMIN_SECOND_FACTOR: 'required' });
  });
  afterAll(() => strict.stop());

  it('an admin without one gets that error until it is set up, and players do not', async () => {
    const { user: player } = await strict.signUp('larimar');
    expect((await strict.identity.getUser({ userId: player.id }, fresh(player))).user).toMatchObject({
      mustSetUpSecondFactor: false,
    });
    const { user, token } = await strict.identity.logIn({ ...ADMIN, userAgent: '' }, strict.visitor);
    expect(user?.mustSetUpSecondFactor).toBe(true);
    const seen = async () => (await strict.identity.getSession({ token }, strict.visitor)).user;
    expect((await seen())?.mustSetUpSecondFactor).toBe(true);
    const session = {
      id: 's',
      signedInAt: Date.now(),
      mustChangePassword: false,
      mustSetUpSecondFactor: true,
    };
    const limited = { actor: { ...freshAdmin(must(user)).actor, session } };
    expect(await reasonOf(strict.identity.listUsers({}, limited))).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    const { secret } = await strict.identity.beginSecondFactor({}, limited);
    await strict.identity.confirmSecondFactor({ code: codeAt(secret) }, limited);
    expect((await seen())?.mustSetUpSecondFactor).toBe(false);
  });
});
