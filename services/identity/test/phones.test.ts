import { createBus } from '@torchbearer/kit';
import { eventually, testLog } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { ConsentChanged } from '@torchbearer/proto/sms/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { afterAll, describe, expect, it } from 'vitest';
import { as, justSignedIn, reasonOf, refusalOf, startLeague } from './league.js';

const league = await forFile(startLeague());
const bus = createBus(league, { clientId: 'sms', log: testLog, onCrash: () => undefined });
afterAll(() => bus.close());

let numbers = 0;
/** A number without an account. */
const newNumber = (): string => `+1555234${String(1_000 + ++numbers)}`;

const bind = (user: User, phone: string) => league.bindPhone(user, phone);
/** Sends a number without typing in a code. */
const setPhone = (user: User, phone: string) => league.identity.setPhone({ phone }, justSignedIn(user));
const setSms = (user: User, enabled: boolean) => league.identity.setSmsEnabled({ enabled }, as(user));
const removePhone = (user: User) => league.identity.removePhone({}, justSignedIn(user));

const versions = new Map<string, number>();
/** Publishes a consent as the SMS service does; with the next version by default. */
const emit = async (phone: string, stopped: boolean, version = (versions.get(phone) ?? 0) + 1) => {
  versions.set(phone, Math.max(version, versions.get(phone) ?? 0));
  const value = ConsentChanged.encode(ConsentChanged.fromPartial({ phone, version, stopped })).finish();
  const headers = { ce_entityversion: String(version) };
  await bus.publish([{ topic: Topics.consent.name, key: phone, value, headers }]);
};
/** Resolves once the newest consent of this number has been applied. */
const applied = (phone: string) =>
  eventually(async () => {
    const [row] = await league.database.rows<{ version: string }>(
      'select version from seen_versions where topic = $1 and key = $2',
      [Topics.consent.name, phone],
    );
    expect(Number(row?.version)).toBe(versions.get(phone));
  });
const published = async (phone: string, stopped: boolean) => {
  await emit(phone, stopped);
  await applied(phone);
};

describe('a phone number', () => {
  it('is normalized, switches messages on and is published with its time', async () => {
    const { user } = await league.signUp('ada');
    const instant = new Date();
    league.clock.set(instant);
    const changed = await bind(user, '(555) 234-0001');
    league.clock.set(null);
    expect(changed).toEqual({ ...user, phone: '+15552340001', phoneVerified: true, smsEnabled: true });
    await eventually(() => {
      expect(league.published(user).at(-1)).toMatchObject({
        version: 2,
        event: { phone: '+15552340001', smsEnabled: true, phoneAddedAt: instant },
      });
    });
  });

  it('is added once, however often it is sent', async () => {
    const { user } = await league.signUp('bo');
    const phone = newNumber();
    await bind(user, phone);
    const { phoneAddedAt } = await league.stored(user.id);
    await setPhone(user, phone);
    await Promise.all(Array.from({ length: 20 }, () => setPhone(user, phone)));
    expect(await league.stored(user.id)).toMatchObject({ version: 2, phoneAddedAt });
  });

  it('switches messages on again if its owner submits it again', async () => {
    const { user } = await league.signUp('cy');
    const phone = newNumber();
    await bind(user, phone);
    const { phoneAddedAt } = await league.stored(user.id);
    await setSms(user, false);
    expect((await setPhone(user, phone)).user?.smsEnabled).toBe(true);
    expect(await league.stored(user.id)).toMatchObject({ version: 4, phoneAddedAt });
  });

  it('belongs to one account', async () => {
    const { user } = await league.signUp('edie');
    const { user: other } = await league.signUp('fay');
    const phone = newNumber();
    await bind(user, phone);
    expect(await refusalOf(setPhone(other, phone))).toMatchObject({
      reason: 'PHONE_TAKEN',
      message: 'Another account has this phone number.',
      details: [{ field: 'phone', message: 'Another account has this phone number.' }],
    });
    await removePhone(user);
    expect(await bind(other, phone)).toMatchObject({ phone, phoneVerified: true });
  });

  it('that is invalid is refused', async () => {
    const { user } = await league.signUp('gus');
    for (const phone of ['', '12345', '5'.repeat(10_000), '555\0']) {
      const { reason, details } = await refusalOf(setPhone(user, phone));
      expect([reason, details?.[0]?.field]).toEqual(['INVALID_INPUT', 'phone']);
    }
    expect((await league.stored(user.id)).version).toBe(1);
  });

  it('is removed with the messages; removing it again succeeds and publishes nothing', async () => {
    const { user } = await league.signUp('hal');
    await bind(user, newNumber());
    for (let time = 0; time < 3; time++) await removePhone(user);
    expect(await league.stored(user.id)).toMatchObject({
      phone: null,
      phoneAddedAt: null,
      smsEnabled: false,
      version: 3,
    });
    await eventually(() => {
      const last = league.published(user).at(-1);
      expect(last).toMatchObject({ version: 3, event: { smsEnabled: false } });
      expect(last?.event?.phone).toBeUndefined();
      expect(last?.event?.phoneAddedAt).toBeUndefined();
    });
  });
});

describe('messages', () => {
  it('are switched off and on, and published if something changes', async () => {
    const { user } = await league.signUp('jan');
    await bind(user, newNumber());
    for (const enabled of [true, false, false, true]) {
      expect((await setSms(user, enabled)).user?.smsEnabled).toBe(enabled);
    }
    expect((await league.stored(user.id)).version).toBe(4);
  });

  it('need a number to be switched on, and none to be switched off', async () => {
    const { user } = await league.signUp('kit');
    expect(await refusalOf(setSms(user, true))).toMatchObject({
      reason: 'NO_PHONE',
      message: 'Please add a phone number first.',
    });
    expect((await setSms(user, false)).user?.smsEnabled).toBe(false);
  });
});

describe('a stop by text message', () => {
  it('switches messages off until a start, and the site cannot switch them on meanwhile', async () => {
    const { user } = await league.signUp('lou');
    const phone = newNumber();
    await bind(user, phone);
    await published(phone, true);
    expect(await league.stored(user.id)).toMatchObject({ phone, smsEnabled: false, version: 3 });
    expect(await refusalOf(setSms(user, true))).toMatchObject({
      reason: 'SMS_STOPPED',
      message: 'This number has texted STOP. Text START to our number to get messages again.',
    });
    expect((await setSms(user, false)).user?.smsEnabled).toBe(false);
    await published(phone, false);
    expect(await league.stored(user.id)).toMatchObject({ smsEnabled: true, version: 4 });
    await eventually(() => {
      const states = league.published(user).map(({ event }) => event?.smsEnabled);
      expect(states).toEqual([false, true, false, true]);
    });
  });

  it('counts for later owners of the number: no code is sent until a start', async () => {
    const { user } = await league.signUp('mo');
    const { user: next } = await league.signUp('nan');
    const phone = newNumber();
    await bind(user, phone);
    await published(phone, true);
    await removePhone(user);
    const before = league.texts.sent().length;
    expect(await reasonOf(setPhone(next, phone))).toBe('SMS_STOPPED');
    const byAdmin = { userId: user.id, name: 'mo', email: user.email, phone };
    expect(await reasonOf(league.identity.updateUser(byAdmin, league.asAdmin))).toBe('SMS_STOPPED');
    expect(league.texts.sent()).toHaveLength(before);
    await published(phone, false);
    expect(await bind(next, phone)).toMatchObject({ phone, smsEnabled: true });
  });

  it('that arrives while a number is pending leaves messages off', async () => {
    const { user } = await league.signUp('oz');
    const phone = newNumber();
    await setPhone(user, phone);
    await published(phone, true);
    const [code = ''] = league.texts.codesTo(phone);
    const { user: bound } = await league.identity.verifyPhone({ code }, as(user));
    expect(bound).toMatchObject({ phone, phoneVerified: true, smsEnabled: false });
    expect((await setPhone(user, phone)).user).toMatchObject({ phone, smsEnabled: false });
    await published(phone, false);
    expect((await league.stored(user.id)).smsEnabled).toBe(true);
  });

  it('received twice, or after a newer one, changes nothing', async () => {
    const { user } = await league.signUp('pat');
    const phone = newNumber();
    await bind(user, phone);
    await emit(phone, true, 5);
    await emit(phone, true, 5);
    await emit(phone, false, 4);
    await emit(newNumber(), true);
    await applied(phone);
    await eventually(async () => expect((await league.stored(user.id)).smsEnabled).toBe(false));
    // Behind it on the same partition: once this one has been applied, so have those before it.
    await emit(phone, true, 6);
    await applied(phone);
    expect(await league.stored(user.id)).toMatchObject({ smsEnabled: false, version: 3 });
  });

  it('also reaches an account that gets the number, or switches messages on, at the same moment', async () => {
    const { user } = await league.signUp('quin');
    for (let round = 0; round < 30; round++) {
      const phone = newNumber();
      const isOld = round % 2 === 0;
      await setPhone(user, phone);
      const code = league.texts.codesTo(phone).at(-1) ?? '';
      const verify = () => league.identity.verifyPhone({ code }, as(user));
      if (isOld) {
        await verify();
        await setSms(user, false);
      }
      const write = isOld ? setSms(user, true) : verify();
      await Promise.all([emit(phone, true), reasonOf(write)]);
      await applied(phone);
      expect(await league.stored(user.id)).toMatchObject({ phone, smsEnabled: false });
    }
  });
});
