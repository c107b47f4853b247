import { serviceActor } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { PhoneConfirmation, type User } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { purgePhoneCodes } from '../src/db/phones.js';
import { service } from '../src/service.js';
import { auditOf } from './audit.js';
import {
  as,
  atOnce,
  FACTOR_KEY,
  justSignedIn,
  must,
  open,
  reasonOf,
  refusalOf,
  startLeague,
  type League,
} from './league.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const league = await forFile(startLeague());

let numbers = 0;
/** A number without an account. */
const newNumber = (): string => `+1555235${String(1_000 + ++numbers)}`;
const newcomer = async (): Promise<User> => (await league.signUp(`p${randomUUID().slice(0, 8)}`)).user;

const add = (user: User, phone: string) =>
  league.identity.setPhone({ phone }, justSignedIn(user, league.clock()));
const verify = (user: User, code: string) => league.identity.verifyPhone({ code }, as(user));
const confirm = async (phone: string): Promise<PhoneConfirmation> =>
  (await league.identity.confirmPhone({ phone }, { actor: serviceActor('sms') })).confirmation;
const newest = (phone: string): string => must(league.texts.codesTo(phone).at(-1));
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const published = (user: User) => league.published(user).map(({ event }) => event);

/** Backdates what was sent to an account, because the clock can't be moved: calls are signed with the real time. */
const age = async ({ database }: Pick<League, 'database'>, user: User, ms: number): Promise<void> => {
  const by = `$2 * interval '1 millisecond'`;
  await database.run(
    `update users set phone_code_expires_at = phone_code_expires_at - ${by},
       phone_code_resend_at = phone_code_resend_at - ${by} where id = $1`,
    [user.id, ms],
  );
  await database.run(`update phone_code_sends set sent_at = sent_at - ${by} where user_id = $1`, [
    user.id,
    ms,
  ]);
};

/** Stops the clock until the end of the test. */
const freeze = ({ clock }: Pick<League, 'clock'>): Date => {
  const now = new Date();
  clock.set(now);
  onTestFinished(() => clock.set(null));
  return now;
};

describe('a phone number that was not confirmed', () => {
  it('gets a code, belongs to no account, and is not published', async () => {
    const user = await newcomer();
    const phone = newNumber();
    const now = freeze(league);
    const { user: pending } = await add(user, phone);
    expect(pending).toEqual({
      ...user,
      phone,
      phoneVerified: false,
      smsEnabled: false,
      pendingPhone: {
        phone,
        expiresAt: new Date(now.getTime() + 10 * MINUTE_MS),
        resendAt: new Date(now.getTime() + MINUTE_MS),
        triesLeft: 5,
        replaces: undefined,
      },
    });
    expect(league.texts.codesTo(phone)).toEqual([expect.stringMatching(/^\d{6}$/)]);
    expect(await league.stored(user.id)).toMatchObject({ phone: null, smsEnabled: false, version: 1 });
    expect(await reasonOf(league.identity.setSmsEnabled({ enabled: true }, as(user)))).toBe('NO_PHONE');
    const other = await league.bindPhone(await newcomer(), newNumber());
    await eventually(() => expect(published(other).at(-1)).toMatchObject({ phone: other.phone }));
    expect(published(user)).toMatchObject([{ phone: undefined }]);
  });

  it('is bound by its code, which is stored only as a hash of its own', async () => {
    const [user, other] = [await newcomer(), await newcomer()];
    const [phone, second] = [newNumber(), newNumber()];
    await add(user, phone);
    await add(other, second);
    const { phoneCodeHash } = await league.stored(user.id);
    expect(must(phoneCodeHash).toString('hex')).not.toContain(newest(phone));
    // Of another account and number, the same six digits would be wrong.
    if (newest(phone) !== newest(second)) {
      expect(await reasonOf(verify(user, newest(second)))).toBe('PHONE_CODE_WRONG');
    }
    const { user: bound } = await verify(user, ` ${newest(phone).slice(0, 3)} ${newest(phone).slice(3)} `);
    expect(bound).toMatchObject({ phone, phoneVerified: true, smsEnabled: true, pendingPhone: undefined });
    await eventually(() => expect(published(user).at(-1)).toMatchObject({ phone, smsEnabled: true }));
    expect(await reasonOf(verify(user, newest(phone)))).toBe('PHONE_NOT_PENDING');
  });

  it('leaves the old number in use until then', async () => {
    const user = await newcomer();
    const [before, after] = [newNumber(), newNumber()];
    await league.bindPhone(user, before);
    expect((await add(user, after)).user).toMatchObject({
      phone: after,
      phoneVerified: false,
      smsEnabled: true,
      pendingPhone: { replaces: before },
    });
    expect(await league.stored(user.id)).toMatchObject({ phone: before, smsEnabled: true });
    const { user: unchanged } = await league.identity.cancelPendingPhone({}, as(user));
    expect(unchanged).toMatchObject({ phone: before, phoneVerified: true, pendingPhone: undefined });
    expect(await reasonOf(verify(user, newest(after)))).toBe('PHONE_NOT_PENDING');
  });

  it('is dropped when the number is removed, and when the confirmed one is entered again', async () => {
    const user = await newcomer();
    const [phone, other] = [newNumber(), newNumber()];
    await league.bindPhone(user, phone);
    await add(user, other);
    expect((await add(user, phone)).user).toMatchObject({
      phone,
      phoneVerified: true,
      pendingPhone: undefined,
    });
    await add(user, newNumber());
    await league.identity.removePhone({}, justSignedIn(user));
    expect(await league.stored(user.id)).toMatchObject({
      phone: null,
      pendingPhone: null,
      phoneCodeHash: null,
    });
  });

  it('is deleted after thirty days', async () => {
    const user = await newcomer();
    await add(user, newNumber());
    const expiresAt = must((await league.stored(user.id)).phoneCodeExpiresAt).getTime();
    await purgePhoneCodes(league.database, new Date(expiresAt + 30 * DAY_MS - 1));
    expect((await league.stored(user.id)).pendingPhone).not.toBeNull();
    await purgePhoneCodes(league.database, new Date(expiresAt + 30 * DAY_MS));
    expect((await league.stored(user.id)).pendingPhone).toBeNull();
  });

  it('does not block its owner: the first to confirm it gets it', async () => {
    const [owner, ...others] = await Promise.all(Array.from({ length: 4 }, newcomer));
    const phone = newNumber();
    for (const other of others) await add(other, phone);
    const codes = league.texts.codesTo(phone);
    await league.bindPhone(must(owner), phone);
    for (const [index, other] of others.entries()) {
      expect(await refusalOf(verify(other, must(codes[index])))).toMatchObject({
        reason: 'PHONE_TAKEN',
        details: [{ field: 'phone', message: 'Another account has this phone number.' }],
      });
    }
  });

  it('goes to one of several players who enter their codes at once', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, newcomer));
    const phone = newNumber();
    const codes: string[] = [];
    for (const player of players) {
      await add(player, phone);
      codes.push(newest(phone));
    }
    const outcomes = await Promise.all(
      players.map((player, index) => reasonOf(verify(player, must(codes[index])))),
    );
    expect(outcomes.toSorted()).toEqual(['OK', ...Array<string>(4).fill('PHONE_TAKEN')]);
  });
});

describe('a code', () => {
  it('allows five attempts, also concurrent ones', async () => {
    const user = await newcomer();
    const phone = newNumber();
    await add(user, phone);
    const wrong = another(newest(phone));
    expect(await refusalOf(verify(user, wrong))).toMatchObject({
      reason: 'PHONE_CODE_WRONG',
      message: 'This code is not right. You have 4 more tries.',
      details: [{ field: 'code', message: 'This code is not right. You have 4 more tries.' }],
    });
    expect(await atOnce(20, () => verify(user, wrong))).toEqual({
      PHONE_CODE_WRONG: 4,
      PHONE_CODE_EXPIRED: 16,
    });
    expect(await reasonOf(verify(user, newest(phone)))).toBe('PHONE_CODE_EXPIRED');
    expect((await league.identity.getUser({ userId: user.id }, as(user))).user?.pendingPhone?.triesLeft).toBe(
      0,
    );
  });

  it('is good for ten minutes', async () => {
    const [early, late] = [await newcomer(), await newcomer()];
    const [one, other] = [newNumber(), newNumber()];
    freeze(league);
    await add(early, one);
    await add(late, other);
    await age(league, early, 10 * MINUTE_MS - 1);
    await age(league, late, 10 * MINUTE_MS);
    expect(await reasonOf(verify(early, newest(one)))).toBe('OK');
    expect(await reasonOf(verify(late, newest(other)))).toBe('PHONE_CODE_EXPIRED');
  });

  it('is sent once a minute at most, and then only the new one counts', async () => {
    const user = await newcomer();
    const phone = newNumber();
    freeze(league);
    await Promise.all(Array.from({ length: 10 }, () => add(user, phone)));
    expect(league.texts.codesTo(phone)).toHaveLength(1);
    await age(league, user, MINUTE_MS - 1);
    await add(user, phone);
    expect(league.texts.codesTo(phone)).toHaveLength(1);
    await age(league, user, 1);
    await add(user, phone);
    const [first, second] = league.texts.codesTo(phone);
    if (first !== second) expect(await reasonOf(verify(user, must(first)))).toBe('PHONE_CODE_WRONG');
    expect(await reasonOf(verify(user, must(second)))).toBe('OK');
  });

  it('that could not be sent can be requested again at once', async () => {
    const user = await newcomer();
    const phone = newNumber();
    league.texts.state.isDown = true;
    onTestFinished(() => {
      league.texts.state.isDown = false;
    });
    expect(await reasonOf(add(user, phone))).toBe('UNAVAILABLE');
    league.texts.state.isDown = false;
    await add(user, phone);
    expect(await reasonOf(verify(user, newest(phone)))).toBe('OK');
  });

  it.each(['', '12345', '1234567', 'abcdef', '12345\0'])('is six digits, not %j', async (code) => {
    const user = await newcomer();
    await add(user, newNumber());
    expect((await refusalOf(verify(user, code))).details?.map(({ field }) => field)).toContain('code');
    expect((await league.stored(user.id)).phoneCodeTries).toBe(0);
  });

  it('counts although the key was changed since it was sent', async () => {
    const user = await newcomer();
    const phone = newNumber();
    await add(user, phone);
    const { identity } = await open({
      ...league.databases,
      ...{ SECOND_FACTOR_KEY: 'the key that comes next, for tests', SECOND_FACTOR_KEY_ALSO: FACTOR_KEY },
    });
    expect(await reasonOf(identity.verifyPhone({ code: newest(phone) }, as(user)))).toBe('OK');
  });
});

describe('another phone number', () => {
  it('needs a recent sign-in or the password; another code for the pending one does not', async () => {
    const { user } = await league.signUp('prover');
    const phone = newNumber();
    const requestCode = (currentPassword?: string, number = phone) =>
      reasonOf(league.identity.setPhone({ phone: number, currentPassword }, as(user)));
    expect(await requestCode()).toBe('REAUTHENTICATION_REQUIRED');
    expect(await requestCode('wrong')).toBe('WRONG_PASSWORD');
    expect(await league.stored(user.id)).toMatchObject({ pendingPhone: null });
    expect(await requestCode('prover-2030')).toBe('OK');
    await age(league, user, MINUTE_MS);
    expect(await requestCode()).toBe('OK');
    expect(league.texts.codesTo(phone)).toHaveLength(2);
    await verify(user, newest(phone));
    expect(await requestCode()).toBe('OK');
    expect(await requestCode(undefined, newNumber())).toBe('REAUTHENTICATION_REQUIRED');
  });
});

describe('a YES from the number', () => {
  it('confirms it like the code, and reports that when repeated', async () => {
    const user = await newcomer();
    const phone = newNumber();
    await add(user, phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(phone)));
    expect(answers.toSorted()).toEqual([
      PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED,
      ...Array<PhoneConfirmation>(4).fill(PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED),
    ]);
    expect(await league.stored(user.id)).toMatchObject({ phone, smsEnabled: true, pendingPhone: null });
  });

  it('confirms only its own pending number', async () => {
    const user = await newcomer();
    await add(user, newNumber());
    expect(await confirm(newNumber())).toBe(PhoneConfirmation.PHONE_CONFIRMATION_NOT_PENDING);
    expect(await confirm('22000')).toBe(PhoneConfirmation.PHONE_CONFIRMATION_NOT_PENDING);
    expect((await league.stored(user.id)).phone).toBeNull();
  });

  it('comes too late after ten minutes or five tries', async () => {
    const [late, guessed] = [await newcomer(), await newcomer()];
    const [one, other] = [newNumber(), newNumber()];
    await add(late, one);
    await add(guessed, other);
    for (let time = 0; time < 5; time++) await reasonOf(verify(guessed, another(newest(other))));
    expect(await confirm(other)).toBe(PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED);
    await age(league, late, 10 * MINUTE_MS);
    expect(await confirm(one)).toBe(PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED);
  });

  it('does not choose between accounts with the same pending number', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const phone = newNumber();
    await add(one, phone);
    await add(other, phone);
    expect(await confirm(phone)).toBe(PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS);
    expect(await reasonOf(verify(other, newest(phone)))).toBe('OK');
  });
});

describe('a number that an admin enters for a player', () => {
  const edit = (user: User, phone: string | undefined) =>
    league.identity.updateUser(
      { userId: user.id, name: user.name, email: user.email, phone },
      league.asAdmin,
    );

  it('gets only a code, and ends the use of the old one', async () => {
    const user = await newcomer();
    const [before, after] = [newNumber(), newNumber()];
    await league.bindPhone(user, before);
    const { user: edited } = await edit(user, after);
    expect(edited).toMatchObject({
      phone: after,
      phoneVerified: false,
      smsEnabled: false,
      pendingPhone: { phone: after, replaces: undefined },
    });
    expect(league.texts.codesTo(after)).toHaveLength(1);
    await eventually(() =>
      expect(published(user).at(-1)).toMatchObject({ phone: undefined, smsEnabled: false }),
    );
    expect(await auditOf(league.database, user.id)).toMatchObject([
      {
        action: 'user.updated',
        before: { phone: before, smsEnabled: true, pendingPhone: null },
        after: { phone: null, smsEnabled: false, pendingPhone: after },
      },
    ]);
    expect(await reasonOf(verify(user, newest(after)))).toBe('OK');
  });

  it('gets one code however often the form is saved, and another when the player requests it', async () => {
    const user = await newcomer();
    const phone = newNumber();
    for (let time = 0; time < 3; time++) await edit(user, phone);
    await age(league, user, MINUTE_MS);
    await edit(user, phone);
    expect(league.texts.codesTo(phone)).toHaveLength(1);
    // The player requests it from any session: the number is not a new one.
    await league.identity.setPhone({ phone }, as(user));
    expect(league.texts.codesTo(phone)).toHaveLength(2);
  });

  it('is saved even if the code could not be sent', async () => {
    const user = await newcomer();
    const phone = newNumber();
    league.texts.state.isDown = true;
    onTestFinished(() => {
      league.texts.state.isDown = false;
    });
    expect((await edit(user, phone)).user).toMatchObject({ phone, phoneVerified: false });
  });

  it('is dropped when the admin removes it', async () => {
    const user = await newcomer();
    await edit(user, newNumber());
    expect((await edit(user, undefined)).user).toMatchObject({ phone: undefined, pendingPhone: undefined });
    const bound = newNumber();
    await league.bindPhone(user, bound);
    await add(user, newNumber());
    expect((await edit(user, bound)).user?.pendingPhone).toBeDefined();
    expect((await edit(user, ' ')).user).toMatchObject({ phone: undefined, smsEnabled: false });
    const none = { phone: null, phoneAddedAt: null, pendingPhone: null };
    expect(await league.stored(user.id)).toMatchObject(none);
  });
});

describe('codes are limited in a day', () => {
  const limited = async (limits: Record<string, string>) => {
    const own = await startLeague(limits);
    onTestFinished(() => own.stop());
    const requestCode = (user: User, phone: string, address?: string) =>
      own.identity.setPhone({ phone }, { ...justSignedIn(user), ...(address !== undefined && { address }) });
    const signUp = async (name: string) => (await own.signUp(name)).user;
    return { own, requestCode, signUp };
  };

  it('per account and address also for refused numbers, so that no loop reveals who has one', async () => {
    const { own, requestCode, signUp } = await limited({
      LIMIT_PHONE_CODES_USER: '3',
      LIMIT_PHONE_CODES_ADDRESS: '4',
      LIMIT_PHONE_CODES_NUMBER: '3',
    });
    const [taken, stopped] = [newNumber(), newNumber()];
    await own.bindPhone(await signUp('has-it'), taken);
    await own.database.run('insert into stopped_phones (phone) values ($1)', [stopped]);
    const [one, other] = [await signUp('asks-around'), await signUp('helps-them')];
    const outcomes: unknown[] = [];
    for (const phone of [taken, stopped, taken, taken, newNumber()]) {
      outcomes.push(await reasonOf(requestCode(one, phone, '203.0.113.7')));
    }
    for (const phone of [stopped, taken])
      outcomes.push(await reasonOf(requestCode(other, phone, '203.0.113.7')));
    const refused = 'TOO_MANY_REQUESTS';
    expect(outcomes).toEqual([
      ...['PHONE_TAKEN', 'SMS_STOPPED', 'PHONE_TAKEN', refused, refused],
      ...['SMS_STOPPED', refused],
    ]);
    // What was refused uses up nothing of the number's.
    await own.database.run('delete from stopped_phones');
    expect(await reasonOf(requestCode(other, stopped, '203.0.113.8'))).toBe('OK');
  });

  it('per account, also concurrently: 60 numbers in a loop get no 60 texts', async () => {
    const { own, requestCode, signUp } = await limited({ LIMIT_PHONE_CODES_USER: '10' });
    freeze(own);
    const user = await signUp('looper');
    expect(await atOnce(60, () => requestCode(user, newNumber()))).toMatchObject({ OK: 10 });
    expect(own.texts.sent()).toHaveLength(10);
    await age(own, user, 60 * MINUTE_MS);
    expect(await refusalOf(requestCode(user, newNumber()))).toMatchObject({
      reason: 'TOO_MANY_REQUESTS',
      message: 'Too many codes were sent. Please try again later.',
      retryAfterMs: DAY_MS - 60 * MINUTE_MS,
    });
    expect(await own.stored(user.id)).toMatchObject({ version: 1 });
    await age(own, user, DAY_MS - 60 * MINUTE_MS);
    expect(await reasonOf(requestCode(user, newNumber()))).toBe('OK');
  });

  it('per number, for all requesters', async () => {
    const { own, requestCode, signUp } = await limited({ LIMIT_PHONE_CODES_NUMBER: '2' });
    const phone = newNumber();
    const ada = await signUp('ada');
    expect(await reasonOf(requestCode(ada, phone))).toBe('OK');
    expect(await reasonOf(requestCode(await signUp('bo'), phone))).toBe('OK');
    expect(await reasonOf(requestCode(await signUp('cy'), phone))).toBe('TOO_MANY_REQUESTS');
    // Nor does another code, with new tries, come of removing the number.
    await own.identity.cancelPendingPhone({}, as(ada));
    expect(await reasonOf(requestCode(ada, phone))).toBe('TOO_MANY_REQUESTS');
    const dee = await signUp('dee');
    const byAdmin = { userId: dee.id, name: 'dee', email: dee.email, phone };
    expect(await reasonOf(own.identity.updateUser(byAdmin, own.asAdmin))).toBe('TOO_MANY_REQUESTS');
    expect(own.texts.sent()).toHaveLength(2);
  });

  it('per address, not counting an admin’s entries', async () => {
    const { own, requestCode, signUp } = await limited({ LIMIT_PHONE_CODES_ADDRESS: '2' });
    const user = await signUp('dee');
    expect(await reasonOf(requestCode(user, newNumber(), '203.0.113.7'))).toBe('OK');
    expect(await reasonOf(requestCode(user, newNumber(), '203.0.113.7'))).toBe('OK');
    expect(await reasonOf(requestCode(user, newNumber(), '203.0.113.7'))).toBe('TOO_MANY_REQUESTS');
    expect(await reasonOf(requestCode(user, newNumber(), '203.0.113.8'))).toBe('OK');
    for (let time = 0; time < 3; time++) {
      const byAdmin = { userId: user.id, name: 'dee', email: user.email, phone: newNumber() };
      expect(
        await reasonOf(own.identity.updateUser(byAdmin, { ...own.asAdmin, address: '203.0.113.7' })),
      ).toBe('OK');
    }
  });

  it('to 10, 5, 50 and 2,000 by default', () => {
    const { env } = service;
    expect([
      env.LIMIT_PHONE_CODES_USER.parse(undefined),
      env.LIMIT_PHONE_CODES_NUMBER.parse(undefined),
      env.LIMIT_PHONE_CODES_ADDRESS.parse(undefined),
      env.LIMIT_PHONE_CODES_TOTAL.parse(undefined),
    ]).toEqual([10, 5, 50, 2_000]);
  });

  it('for all accounts together', async () => {
    const { requestCode, signUp } = await limited({ LIMIT_PHONE_CODES_TOTAL: '2' });
    expect(await reasonOf(requestCode(await signUp('ada'), newNumber()))).toBe('OK');
    expect(await reasonOf(requestCode(await signUp('bo'), newNumber()))).toBe('OK');
    expect(await reasonOf(requestCode(await signUp('cy'), newNumber()))).toBe('TOO_MANY_REQUESTS');
  });
});
