import { VISITOR } from '@torchbearer/kit';
import { connectForTest, startForTest, whileCopiesAreStopped } from '@torchbearer/kit/testing';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { nextPhone } from './league.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { service } from '../src/service.js';
import { refusalOf, startInboundFixture } from './inbound-fixture.js';

describe('a message that Twilio did not sign', () => {
  test('is refused and stores nothing, whatever is wrong with it', async () => {
    const fixture = await startInboundFixture();
    const { phone } = fixture.robin;
    const good = fixture.messageFrom(phone, 'STOP');
    const altered = good.fields.map((field) =>
      field.name === 'Body' ? { ...field, value: 'START' } : field,
    );
    const twice = [...good.fields, { name: 'Body', value: 'STOP' }];
    const forged = [
      { ...good, signature: '' },
      { ...good, signature: 'x' },
      { ...good, signature: good.signature.toLowerCase() },
      { ...good, signature: `${good.signature} ` },
      { ...good, signature: good.signature.slice(0, 14) },
      { ...good, signature: ' '.repeat(good.signature.length) },
      { ...good, fields: altered },
      { ...good, fields: good.fields.slice(1) },
      { ...good, fields: [...good.fields, { name: 'Extra', value: '' }] },
      { ...good, fields: twice },
      { ...good, fields: [...good.fields, { name: 'Body', value: 'START' }] },
      { ...good, query: '?a=1' },
      { ...good, query: 'x' },
      // Signed for the other webhook.
      fixture.sign('/api/sms/status', '', { From: phone, Body: 'STOP', MessageSid: 'SM1' }),
    ];
    for (const form of forged) expect(await refusalOf(fixture.receive(form))).toBe('BAD_SIGNATURE');
    expect(await fixture.inbound()).toEqual([]);
    expect(await fixture.consents()).toEqual([]);
    await fixture.receive(good);
    expect(await fixture.consents()).toEqual([{ phone, stopped: true }]);
  });

  test('signed with its query is fine', async () => {
    const fixture = await startInboundFixture();
    const fields = { From: fixture.robin.phone, Body: 'HELP', MessageSid: 'SM77' };
    expect(await fixture.receive(fixture.sign('/api/sms/webhook', '?from=console&x=%27', fields))).toContain(
      '<Message>',
    );
  });

  test('is the only kind without a Twilio account', async () => {
    const fixture = await startInboundFixture();
    const plain = Object.fromEntries(
      Object.entries(fixture.environment).filter(([name]) => !name.startsWith('TWILIO_')),
    );
    const other = await startForTest(service, plain);
    const sms = await connectForTest(SmsServiceService, other.started.grpcPort, 'sms');
    onTestFinished(async () => {
      sms.close();
      await other.stop();
    });
    const { signature, query, fields } = fixture.messageFrom(fixture.robin.phone, 'STOP');
    for (const given of [signature, '']) {
      const request = { signature: given, query, fields: [...fields] };
      expect(await refusalOf(sms.receiveMessage(request, { actor: VISITOR }))).toBe('BAD_SIGNATURE');
      expect(await refusalOf(sms.receiveStatus(request, { actor: VISITOR }))).toBe('BAD_SIGNATURE');
    }
  });
});

describe('a number that was removed from its account', () => {
  test('can make no picks', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    await fixture.user({ id: fixture.robin.id, name: fixture.robin.name, phone: undefined });
    await fixture.waitForCopies();
    expect(await fixture.receive(fixture.messageFrom(fixture.robin.phone, 'PICK Kai'))).toContain(
      'know this number',
    );
    expect(fixture.others.state.submitted).toEqual([]);
  });
});

describe('a message with missing or oversized fields', () => {
  const whole = { From: '+15552000099', Body: 'HELP', MessageSid: 'SM1' };
  const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

  test('is refused, naming the field', async () => {
    const fixture = await startInboundFixture();
    for (const [field, fields] of [
      ['From', without('From')],
      ['Body', without('Body')],
      ['MessageSid', without('MessageSid')],
      ['MessageSid', { ...whole, MessageSid: 'SM 1' }],
      ['Body', { ...whole, Body: 'x'.repeat(1_601) }],
      ['From', { ...whole, From: '+'.repeat(65) }],
    ] as const)
      await expect(fixture.receive(fixture.sign('/api/sms/webhook', '', fields))).rejects.toMatchObject({
        reason: 'INVALID_INPUT',
        details: [expect.objectContaining({ field })],
      });
    expect(await fixture.inbound()).toEqual([]);
  });

  test('is accepted at the limit, and from senders that are no phone number', async () => {
    const fixture = await startInboundFixture();
    expect(await fixture.receive(fixture.messageFrom(fixture.robin.phone, 'x'.repeat(1_600)))).toContain(
      'Sorry',
    );
    expect(await fixture.receive(fixture.messageFrom('22000', "'; drop table inbound; --"))).toContain(
      'know this number',
    );
    expect(await fixture.inbound()).toHaveLength(2);
  });
});

describe('a redelivered message', () => {
  test('is handled once for ten concurrent deliveries, which all get the same reply', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    let store = (): void => undefined;
    fixture.others.state.held = new Promise((resolve) => (store = resolve));
    const form = fixture.messageFrom(fixture.robin.phone, 'PICK Kai');
    const deliveries = Array.from({ length: 10 }, () => fixture.receive(form));
    await expect.poll(() => fixture.others.state.submitted.length).toBe(1);
    store();
    const twimls = await Promise.all(deliveries);
    expect(new Set(twimls).size).toBe(1);
    expect(twimls[0]).toContain('Got it: Kai is your week 3 pick.');
    expect(fixture.others.state.submitted).toHaveLength(1);
    expect(await fixture.inbound()).toMatchObject([{ userId: fixture.robin.id, isHandled: true }]);
  });

  test('is handled once by two replicas', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    const replica = await fixture.replica();
    replica.clock.set(fixture.clock());
    for (let round = 0; round < 10; round++) {
      const form = fixture.messageFrom(fixture.robin.phone, 'PICK Kai');
      const request = { ...form, fields: [...form.fields] };
      const [one, other] = await Promise.all([
        fixture.receive(form),
        replica.sms.receiveMessage(request, { actor: VISITOR }),
      ]);
      expect(other.twiml).toBe(one);
    }
    expect(fixture.others.state.submitted).toHaveLength(10);
  });

  test('gets the first reply much later, too, and changes nothing', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai', 'Rosa');
    const first = fixture.messageFrom(fixture.robin.phone, 'PICK Kai');
    const reply = await fixture.receive(first);
    await fixture.receive(fixture.messageFrom(fixture.robin.phone, 'PICK Rosa'));
    expect(await fixture.receive(first)).toBe(reply);
    expect(fixture.others.state.pick?.castawayName).toBe('Rosa');
  });

  test('gets no reply if the first had none', async () => {
    const fixture = await startInboundFixture();
    const form = fixture.messageFrom(fixture.robin.phone, 'STOP');
    const twimls = await Promise.all(Array.from({ length: 5 }, () => fixture.receive(form)));
    for (const twiml of [...twimls, await fixture.receive(form)]) expect(twiml).not.toContain('<Message>');
    expect(await fixture.inbound()).toMatchObject([{ reply: null, isHandled: true }]);
  });
});

describe('a message whose handling was interrupted', () => {
  /** What a process leaves that died between the claim and the reply, this many seconds ago. */
  const leftBy = async (
    fixture: Awaited<ReturnType<typeof startInboundFixture>>,
    sid: string,
    seconds: number,
  ) => {
    await fixture.database.run(
      `insert into inbound (message_sid, id, phone, user_id, text, received_at, claimed_at)
       values ($1, gen_random_uuid(), $2, $3, 'PICK Kai', $4, clock_timestamp() - make_interval(secs => $5))`,
      [sid, fixture.robin.phone, fixture.robin.id, fixture.clock(), seconds],
    );
  };
  const again = (fixture: Awaited<ReturnType<typeof startInboundFixture>>, sid: string) =>
    fixture.receive(fixture.messageFrom(fixture.robin.phone, 'PICK Kai', { MessageSid: sid }));

  test('is handled at the next delivery', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    await leftBy(fixture, 'SMlost', 9);
    const twimls = await Promise.all(Array.from({ length: 5 }, () => again(fixture, 'SMlost')));
    expect(new Set(twimls).size).toBe(1);
    expect(twimls[0]).toContain('Got it: Kai');
    expect(fixture.others.state.submitted).toHaveLength(1);
  });

  test('is left to the first call until its lease ends, and is then handled once', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    await leftBy(fixture, 'SMlost', 1);
    expect(await refusalOf(again(fixture, 'SMlost'))).toBe('UNAVAILABLE');
    expect(fixture.others.state.submitted).toEqual([]);
    expect(await fixture.inbound()).toMatchObject([{ reply: null, isHandled: false }]);
    await fixture.database.run(`update inbound set claimed_at = claimed_at - interval '8 seconds'`);
    const reply = await again(fixture, 'SMlost');
    expect(reply).toContain('Got it: Kai');
    expect(await again(fixture, 'SMlost')).toBe(reply);
    expect(fixture.others.state.submitted).toHaveLength(1);
  });

  test('does not undo a newer message of its sender', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai', 'Rosa');
    await leftBy(fixture, 'SMlost', 9);
    fixture.clock.set(new Date(fixture.clock().getTime() + 60_000));
    await fixture.receive(fixture.messageFrom(fixture.robin.phone, 'PICK Rosa'));
    expect(await again(fixture, 'SMlost')).not.toContain('<Message>');
    expect(fixture.others.state.pick?.castawayName).toBe('Rosa');
  });
});

describe('while picks is down', () => {
  test('a command gets a request to try again, and is handled when repeated', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    await fixture.others.stop();
    const form = fixture.messageFrom(fixture.robin.phone, 'PICK Kai');
    const sorry = "Sorry, we couldn't do that just now. Please try again in a moment.";
    expect(await fixture.receive(form)).toContain(sorry);
    expect(await fixture.inbound()).toMatchObject([{ reply: sorry, isHandled: false }]);
    await fixture.others.comeBack();
    expect(await fixture.receive(form)).toContain('Got it: Kai');
    expect(await fixture.inbound()).toMatchObject([{ isHandled: true }]);
    expect(fixture.others.state.submitted).toHaveLength(1);
  });
});

describe('while the copies are behind', () => {
  test('a player whose number has not arrived yet gets a request to try again, and the repeated message is handled', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    const phone = nextPhone();
    const form = fixture.messageFrom(phone, 'PICK Kai');
    await whileCopiesAreStopped(fixture.database, async () => {
      await fixture.user({ name: 'Sam', phone });
      expect(await fixture.receive(form)).toContain('Please try again in a moment.');
    });
    await fixture.waitForCopies();
    expect(await fixture.receive(form)).toContain('Got it: Kai');
    expect(fixture.others.state.submitted).toMatchObject([{ actor: { name: 'Sam' } }]);
  });
});

test('the log of messages shows text and reply', async () => {
  const fixture = await startInboundFixture();
  await fixture.text(fixture.robin.phone, 'Hello there');
  const { messages } = await fixture.sms.listMessages({ limit: 20 }, { actor: fixture.admin });
  expect(messages).toMatchObject([
    { user: { id: fixture.robin.id, name: 'Robin' }, phone: fixture.robin.phone, inboundText: 'Hello there' },
  ]);
  expect(messages[0]?.outboundText).toMatch(/^Sorry/);
});
