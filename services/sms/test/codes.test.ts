import { serviceActor } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refusalOf, startInboundFixture, type InboundFixture } from './inbound-fixture.js';
import { startLeague, nextPhone } from './league.js';

const MINUTE_MS = 60_000;
const asIdentity = { actor: serviceActor('identity') };
const TEXT =
  'Your Torchbearer code is 004217. Type it in on the website within 10 minutes, or reply YES. ' +
  'If you did not ask for it, please ignore this text.';

const codeFor = (
  phone: string,
  now = new Date(),
  fields: Partial<{ userId: string; code: string }> = {},
) => ({
  codeId: randomUUID(),
  userId: randomUUID(),
  phone,
  code: '004217',
  expiresAt: new Date(now.getTime() + 10 * MINUTE_MS),
  ...fields,
});

describe('a code for a phone number', () => {
  test('is sent once to a number without an account, and the log does not show it', async () => {
    const league = await startLeague();
    const request = codeFor(nextPhone());
    await Promise.all(Array.from({ length: 10 }, () => league.sms.sendCode(request, asIdentity)));
    await league.quiet();
    expect(league.twilio.receivedBy(request.phone)).toEqual([TEXT]);
    const { messages } = await league.sms.listMessages({ limit: 20 }, { actor: league.admin });
    expect(messages).toMatchObject([
      { phone: request.phone, outboundText: TEXT.replace('004217', '******'), success: true },
    ]);
    // Nor does the table, once it is sent.
    expect((await league.stored()).map(({ text }) => text)).toEqual([TEXT.replace('004217', '******')]);
  });

  test('is erased if it fails after an unknown outcome', async () => {
    const league = await startLeague();
    const request = codeFor(nextPhone());
    league.twilio.behave(request.phone, 'drop-before');
    await league.sms.sendCode(request, asIdentity);
    // As if this were its last attempt.
    await eventually(async () => {
      const last = `update messages set attempt = 8 where state = 'SENDING'`;
      expect(await league.database.run(last)).toBe(1);
    });
    await league.quiet();
    expect(await league.stored()).toMatchObject([
      // With the connection's own error if it was saved before `attempt` was set.
      {
        state: 'FAILED',
        error: expect.stringMatching(/^No answer from Twilio/) as unknown,
        text: TEXT.replace('004217', '******'),
      },
    ]);
  });

  test('is masked in the log while it is queued, too', async () => {
    const league = await startLeague({ TWILIO_API_URL: 'http://127.0.0.1:1' });
    await league.sms.sendCode(codeFor(nextPhone()), asIdentity);
    const { messages } = await league.sms.listMessages({ limit: 20 }, { actor: league.admin });
    expect(messages[0]?.outboundText).toContain('code is ******.');
  });

  test('is not sent to a number that has texted STOP, nor once it has expired', async () => {
    const fixture = await startInboundFixture();
    const stopped = nextPhone();
    await fixture.text(stopped, 'STOP');
    await fixture.sms.sendCode(codeFor(stopped, fixture.clock()), asIdentity);
    const late = codeFor(nextPhone(), new Date(fixture.clock().getTime() - 10 * MINUTE_MS));
    await fixture.sms.sendCode(late, asIdentity);
    await fixture.quiet();
    expect((await fixture.stored()).map(({ state, error }) => [state, error])).toEqual([
      ['SKIPPED', 'This number has texted STOP'],
      ['SKIPPED', 'It came too late'],
    ]);
  });

  test('replaces a queued code of the same account, and is sent before a blast', async () => {
    const league = await startLeague({ SMS_PER_SECOND: '5' });
    for (let index = 0; index < 30; index++) await league.user({ name: `Player ${index}` });
    await league.waitForCopies();
    await league.blast('Hello');
    const [userId, phone] = [randomUUID(), nextPhone()];
    const codes = ['111111', '222222'];
    for (const code of codes)
      await league.sms.sendCode(codeFor(phone, new Date(), { userId, code }), asIdentity);
    await eventually(() => expect(league.twilio.receivedBy(phone).at(-1)).toContain('222222'));
    expect((await league.stored()).filter(({ state }) => state === 'QUEUED').length).toBeGreaterThan(0);
  });

  test('is six digits for a US number', async () => {
    const league = await startLeague();
    const request = codeFor(nextPhone());
    const refusal = (fields: object) => refusalOf(league.sms.sendCode({ ...request, ...fields }, asIdentity));
    for (const fields of [{ code: 'Robin!' }, { code: '12345' }, { phone: '12345' }, { userId: 'x' }]) {
      expect(await refusal(fields)).toBe('INVALID_INPUT');
    }
    expect(await league.stored()).toEqual([]);
  });
});

describe('a YES', () => {
  const say = (fixture: InboundFixture, confirmation: PhoneConfirmation, phone = nextPhone()) => {
    fixture.others.state.confirmation = confirmation;
    return fixture.text(phone, 'Yes');
  };

  test('confirms the number that it comes from once, with a fixed reply', async () => {
    const fixture = await startInboundFixture();
    const phone = nextPhone();
    fixture.others.state.confirmation = PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED;
    const form = fixture.messageFrom(phone, 'YES');
    const replies = await Promise.all(Array.from({ length: 5 }, () => fixture.receive(form)));
    expect(new Set(replies).size).toBe(1);
    expect(replies[0]).toContain('Thank you! Your number is confirmed.');
    expect(fixture.others.state.confirmed).toEqual([{ actor: serviceActor('sms'), phone }]);
  });

  test('gets a reply even if the number had one today', async () => {
    const fixture = await startInboundFixture();
    const phone = nextPhone();
    expect(await fixture.text(phone, 'hello?')).toContain("We don't know this number yet");
    expect(await say(fixture, PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED, phone)).toContain(
      'is confirmed',
    );
  });

  test('that confirms nothing gets the reason as a reply', async () => {
    const fixture = await startInboundFixture();
    expect(await say(fixture, PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED)).toMatch(
      /^This code is no longer valid/,
    );
    expect(await say(fixture, PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS)).toMatch(
      /^More than one account/,
    );
    expect(await say(fixture, PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED)).toContain(
      'is confirmed',
    );
    const none = PhoneConfirmation.PHONE_CONFIRMATION_NOT_PENDING;
    expect(await say(fixture, none)).toMatch(/^Thanks for texting Torchbearer!/);
    expect(await say(fixture, none, fixture.robin.phone)).toMatch(/^Sorry, we didn't get that/);
  });

  test('after STOP confirms an open number first, and only without one brings messages back', async () => {
    const fixture = await startInboundFixture();
    const { phone } = fixture.robin;
    await fixture.text(phone, 'STOP');
    await say(fixture, PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED, phone);
    expect(fixture.others.state.confirmed).toMatchObject([{ phone }]);
    expect(await fixture.consents()).toEqual([{ phone, stopped: true }]);
    for (const settled of ['ALREADY_CONFIRMED', 'EXPIRED', 'NOT_PENDING'] as const) {
      await fixture.text(phone, 'STOP');
      expect(await say(fixture, PhoneConfirmation[`PHONE_CONFIRMATION_${settled}`], phone)).toMatch(
        /^You're in, Robin!/,
      );
      expect(await fixture.consents()).toEqual([{ phone, stopped: false }]);
    }
  });

  test('gets a request to try again while identity is down, and counts when repeated', async () => {
    const fixture = await startInboundFixture();
    fixture.others.state.confirmation = PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED;
    fixture.others.state.refusal = 'UNAVAILABLE';
    const form = fixture.messageFrom(nextPhone(), 'YES');
    expect(await fixture.receive(form)).toContain('Please try again in a moment');
    fixture.others.state.refusal = null;
    expect(await fixture.receive(form)).toContain('is confirmed');
  });
});
