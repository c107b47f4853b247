import { serviceActor } from '@torchbearer/kit';
import { eventually, playerActor } from '@torchbearer/kit/testing';
import { PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nextPhone } from './facts.js';
import { refusalOf, startStage, type Stage } from './inbound-stage.js';
import { startLeague } from './league.js';

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
  test('goes out once to a number that is nobody’s yet, and the log does not show it', async () => {
    const league = await startLeague();
    const request = codeFor(nextPhone());
    await Promise.all(Array.from({ length: 10 }, () => league.sms.sendCode(request, asIdentity)));
    await league.quiet();
    expect(league.twilio.receivedBy(request.phone)).toEqual([TEXT]);
    const { messages } = await league.sms.listMessages({ limit: 20 }, { actor: league.admin });
    expect(messages).toMatchObject([
      { phone: request.phone, outboundText: TEXT.replace('004217', '******'), success: true },
    ]);
    // Nor does the table, once it is handed over.
    expect((await league.stored()).map(({ text }) => text)).toEqual([TEXT.replace('004217', '******')]);
  });

  test('is not kept where it failed after nobody knew whether it was sent', async () => {
    const league = await startLeague();
    const request = codeFor(nextPhone());
    league.twilio.behave(request.phone, 'drop-before');
    await league.sms.sendCode(request, asIdentity);
    // As in the last of its tries.
    await eventually(async () => {
      const last = `update messages set attempt = 8 where state = 'SENDING'`;
      expect(await league.database.run(last)).toBe(1);
    });
    await league.quiet();
    expect(await league.stored()).toMatchObject([
      // With the connection's own error if that was noted before `attempt` was set.
      {
        state: 'FAILED',
        error: expect.stringMatching(/^No answer from Twilio/) as unknown,
        text: TEXT.replace('004217', '******'),
      },
    ]);
  });

  test('is masked in the log while it waits, too', async () => {
    const league = await startLeague({ TWILIO_API_URL: 'http://127.0.0.1:1' });
    await league.sms.sendCode(codeFor(nextPhone()), asIdentity);
    const { messages } = await league.sms.listMessages({ limit: 20 }, { actor: league.admin });
    expect(messages[0]?.outboundText).toContain('code is ******.');
  });

  test('is not sent to a number that has texted STOP, nor once it has expired', async () => {
    const stage = await startStage();
    const stopped = nextPhone();
    await stage.text(stopped, 'STOP');
    await stage.sms.sendCode(codeFor(stopped, stage.clock()), asIdentity);
    const late = codeFor(nextPhone(), new Date(stage.clock().getTime() - 10 * MINUTE_MS));
    await stage.sms.sendCode(late, asIdentity);
    await stage.quiet();
    expect((await stage.stored()).map(({ state, error }) => [state, error])).toEqual([
      ['SKIPPED', 'This number has texted STOP'],
      ['SKIPPED', 'It came too late'],
    ]);
  });

  test('takes the place of one that still waits for the same account, and goes before a blast', async () => {
    const league = await startLeague({ SMS_PER_SECOND: '5' });
    for (let index = 0; index < 30; index++) await league.user({ name: `Player ${index}` });
    await league.settled();
    await league.blast('Hello');
    const [userId, phone] = [randomUUID(), nextPhone()];
    const codes = ['111111', '222222'];
    for (const code of codes)
      await league.sms.sendCode(codeFor(phone, new Date(), { userId, code }), asIdentity);
    await eventually(() => expect(league.twilio.receivedBy(phone).at(-1)).toContain('222222'));
    expect((await league.stored()).filter(({ state }) => state === 'QUEUED').length).toBeGreaterThan(0);
  });

  test('is asked for by services alone, and is six digits for a US number', async () => {
    const league = await startLeague();
    const request = codeFor(nextPhone());
    const ask = (fields: object, actor = asIdentity.actor) =>
      refusalOf(league.sms.sendCode({ ...request, ...fields }, { actor }));
    expect(await ask({}, playerActor(randomUUID()))).toBe('SERVICES_ONLY');
    expect(await ask({}, league.admin)).toBe('SERVICES_ONLY');
    for (const fields of [{ code: 'Robin!' }, { code: '12345' }, { phone: '12345' }, { userId: 'x' }]) {
      expect(await ask(fields)).toBe('INVALID_INPUT');
    }
    expect(await league.stored()).toEqual([]);
  });
});

describe('a YES', () => {
  const say = (stage: Stage, confirmation: PhoneConfirmation, phone = nextPhone()) => {
    stage.others.state.confirmation = confirmation;
    return stage.text(phone, 'Yes');
  };

  test('confirms the number that it comes from, once, in words that nobody chose', async () => {
    const stage = await startStage();
    const phone = nextPhone();
    stage.others.state.confirmation = PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED;
    const form = stage.messageFrom(phone, 'YES');
    const answers = await Promise.all(Array.from({ length: 5 }, () => stage.receive(form)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('Thank you! Your number is confirmed.');
    expect(stage.others.state.confirmed).toEqual([{ actor: serviceActor('sms'), phone }]);
  });

  test('is answered although the number was answered today', async () => {
    const stage = await startStage();
    const phone = nextPhone();
    expect(await stage.text(phone, 'hello?')).toContain("We don't know this number yet");
    expect(await say(stage, PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED, phone)).toContain('is confirmed');
  });

  test('that confirms nothing says why', async () => {
    const stage = await startStage();
    expect(await say(stage, PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED)).toMatch(
      /^This code is no longer valid/,
    );
    expect(await say(stage, PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS)).toMatch(
      /^More than one account/,
    );
    expect(await say(stage, PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED)).toContain(
      'is confirmed',
    );
    const none = PhoneConfirmation.PHONE_CONFIRMATION_NOT_PENDING;
    expect(await say(stage, none)).toMatch(/^Thanks for texting Torchbearer!/);
    expect(await say(stage, none, stage.robin.phone)).toMatch(/^Sorry, we didn't get that/);
  });

  test('while identity is away asks to try again, and counts when it comes again', async () => {
    const stage = await startStage();
    stage.others.state.confirmation = PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED;
    stage.others.state.refusal = 'UNAVAILABLE';
    const form = stage.messageFrom(nextPhone(), 'YES');
    expect(await stage.receive(form)).toContain('Please try again in a moment');
    stage.others.state.refusal = null;
    expect(await stage.receive(form)).toContain('is confirmed');
  });
});
