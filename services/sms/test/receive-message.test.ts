import { connect, VISITOR } from '@torchbearer/kit';
import { TEST_ACTOR_SECRET, startForTest, whileCopiesStandStill } from '@torchbearer/kit/testing';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { describe, expect, onTestFinished, test } from 'vitest';
import { service } from '../src/service.js';
import { nextPhone } from './facts.js';
import { refusalOf, startStage } from './inbound-stage.js';

describe('a message that Twilio did not sign', () => {
  test('is refused and leaves no trace, whatever is wrong with it', async () => {
    const stage = await startStage();
    const { phone } = stage.robin;
    const good = stage.messageFrom(phone, 'STOP');
    const altered = good.fields.map((field) =>
      field.name === 'Body' ? { ...field, value: 'START' } : field,
    );
    const twice = [...good.fields, { name: 'Body', value: 'STOP' }];
    const forged = [
      { ...good, signature: '' },
      { ...good, signature: 'x' },
      { ...good, signature: good.signature.toLowerCase() },
      { ...good, signature: `${good.signature} ` },
      { ...good, fields: altered },
      { ...good, fields: good.fields.slice(1) },
      { ...good, fields: [...good.fields, { name: 'Extra', value: '' }] },
      { ...good, fields: twice },
      { ...good, fields: [...good.fields, { name: 'Body', value: 'START' }] },
      { ...good, query: '?a=1' },
      { ...good, query: 'x' },
      // Signed, but for the other address.
      stage.sign('/api/sms/status', '', { From: phone, Body: 'STOP', MessageSid: 'SM1' }),
    ];
    for (const form of forged) expect(await refusalOf(stage.receive(form))).toBe('BAD_SIGNATURE');
    expect(await stage.inbound()).toEqual([]);
    expect(await stage.consents()).toEqual([]);
    await stage.receive(good);
    expect(await stage.consents()).toEqual([{ phone, stopped: true }]);
  });

  test('signed with its query is fine', async () => {
    const stage = await startStage();
    const fields = { From: stage.robin.phone, Body: 'HELP', MessageSid: 'SM77' };
    expect(await stage.receive(stage.sign('/api/sms/webhook', '?from=console&x=%27', fields))).toContain(
      '<Message>',
    );
  });

  test('is all there is without an account at Twilio', async () => {
    const stage = await startStage();
    const plain = Object.fromEntries(
      Object.entries(stage.environment).filter(([name]) => !name.startsWith('TWILIO_')),
    );
    const other = await startForTest(service, plain);
    const sms = await connect(SmsServiceService, `127.0.0.1:${other.started.grpcPort}`, {
      actorSecret: TEST_ACTOR_SECRET,
    });
    onTestFinished(async () => {
      sms.close();
      await other.stop();
    });
    const { signature, query, fields } = stage.messageFrom(stage.robin.phone, 'STOP');
    for (const given of [signature, '']) {
      const request = { signature: given, query, fields: [...fields] };
      expect(await refusalOf(sms.receiveMessage(request, { actor: VISITOR }))).toBe('BAD_SIGNATURE');
      expect(await refusalOf(sms.receiveStatus(request, { actor: VISITOR }))).toBe('BAD_SIGNATURE');
    }
  });
});

describe('a number that its account has lost', () => {
  test('picks for nobody any more', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    await stage.user({ id: stage.robin.id, name: stage.robin.name, phone: undefined });
    await stage.settled();
    expect(await stage.receive(stage.messageFrom(stage.robin.phone, 'PICK Kai'))).toContain(
      'know this number',
    );
    expect(stage.others.state.submitted).toEqual([]);
  });
});

describe('a message that says too little or too much', () => {
  const whole = { From: '+15552000099', Body: 'HELP', MessageSid: 'SM1' };
  const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

  test.each([
    ['without a sender', 'From', without('From')],
    ['without a text', 'Body', without('Body')],
    ['without an id', 'MessageSid', without('MessageSid')],
    ['with something else for an id', 'MessageSid', { ...whole, MessageSid: 'SM 1' }],
    ['of more than 1,600 characters', 'Body', { ...whole, Body: 'x'.repeat(1_601) }],
    ['from a sender without end', 'From', { ...whole, From: '+'.repeat(65) }],
  ])('%s is refused, naming %s', async (_what, field, fields) => {
    const stage = await startStage();
    const form = stage.sign('/api/sms/webhook', '', fields);
    await expect(stage.receive(form)).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [expect.objectContaining({ field })],
    });
    expect(await stage.inbound()).toEqual([]);
  });

  test('is taken at the very limit, and from senders that are no phone', async () => {
    const stage = await startStage();
    expect(await stage.receive(stage.messageFrom(stage.robin.phone, 'x'.repeat(1_600)))).toContain('Sorry');
    expect(await stage.receive(stage.messageFrom('22000', "'; drop table inbound; --"))).toContain(
      'know this number',
    );
    expect(await stage.inbound()).toHaveLength(2);
  });
});

describe('the same message again', () => {
  test('ten times at once acts once, and all get the same answer', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    stage.others.state.delayMs = 300;
    const form = stage.messageFrom(stage.robin.phone, 'PICK Kai');
    const twimls = await Promise.all(Array.from({ length: 10 }, () => stage.receive(form)));
    expect(new Set(twimls).size).toBe(1);
    expect(twimls[0]).toContain('Got it: Kai is your week 3 pick.');
    expect(stage.others.state.submitted).toHaveLength(1);
    expect(await stage.inbound()).toMatchObject([{ userId: stage.robin.id, isHandled: true }]);
  });

  test('at two replicas at once acts once', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    const replica = await stage.startReplica();
    replica.clock.set(stage.clock());
    for (let round = 0; round < 10; round++) {
      const form = stage.messageFrom(stage.robin.phone, 'PICK Kai');
      const request = { ...form, fields: [...form.fields] };
      const [one, other] = await Promise.all([
        stage.receive(form),
        replica.sms.receiveMessage(request, { actor: VISITOR }),
      ]);
      expect(other.twiml).toBe(one);
    }
    expect(stage.others.state.submitted).toHaveLength(10);
  });

  test('much later still gets the first answer, and nothing happens', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai', 'Rosa');
    const first = stage.messageFrom(stage.robin.phone, 'PICK Kai');
    const answer = await stage.receive(first);
    await stage.receive(stage.messageFrom(stage.robin.phone, 'PICK Rosa'));
    expect(await stage.receive(first)).toBe(answer);
    expect(stage.others.state.pick?.castawayName).toBe('Rosa');
  });

  test('stays without an answer where it had none', async () => {
    const stage = await startStage();
    const form = stage.messageFrom(stage.robin.phone, 'STOP');
    const twimls = await Promise.all(Array.from({ length: 5 }, () => stage.receive(form)));
    for (const twiml of [...twimls, await stage.receive(form)]) expect(twiml).not.toContain('<Message>');
    expect(await stage.inbound()).toMatchObject([{ reply: null, isHandled: true }]);
  });
});

describe('a message whose handling broke off', () => {
  /** As a process leaves it that ends between the claim and the answer, so many seconds ago. */
  const leftBy = async (stage: Awaited<ReturnType<typeof startStage>>, sid: string, seconds: number) => {
    await stage.database.run(
      `insert into inbound (message_sid, id, phone, user_id, text, received_at, claimed_at)
       values ($1, gen_random_uuid(), $2, $3, 'PICK Kai', $4, clock_timestamp() - make_interval(secs => $5))`,
      [sid, stage.robin.phone, stage.robin.id, stage.clock(), seconds],
    );
  };
  const again = (stage: Awaited<ReturnType<typeof startStage>>, sid: string) =>
    stage.receive(stage.messageFrom(stage.robin.phone, 'PICK Kai', { MessageSid: sid }));

  test('is acted on when it comes again', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    await leftBy(stage, 'SMlost', 9);
    const twimls = await Promise.all(Array.from({ length: 5 }, () => again(stage, 'SMlost')));
    expect(new Set(twimls).size).toBe(1);
    expect(twimls[0]).toContain('Got it: Kai');
    expect(stage.others.state.submitted).toHaveLength(1);
  });

  test('is left to whoever may still be at it, and is to come again: then it is acted on, once', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    await leftBy(stage, 'SMlost', 1);
    expect(await refusalOf(again(stage, 'SMlost'))).toBe('UNAVAILABLE');
    expect(stage.others.state.submitted).toEqual([]);
    expect(await stage.inbound()).toMatchObject([{ reply: null, isHandled: false }]);
    await stage.database.run(`update inbound set claimed_at = claimed_at - interval '8 seconds'`);
    const answer = await again(stage, 'SMlost');
    expect(answer).toContain('Got it: Kai');
    expect(await again(stage, 'SMlost')).toBe(answer);
    expect(stage.others.state.submitted).toHaveLength(1);
  });

  test('does not undo what its sender has said since', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai', 'Rosa');
    await leftBy(stage, 'SMlost', 9);
    stage.clock.set(new Date(stage.clock().getTime() + 60_000));
    await stage.receive(stage.messageFrom(stage.robin.phone, 'PICK Rosa'));
    expect(await again(stage, 'SMlost')).not.toContain('<Message>');
    expect(stage.others.state.pick?.castawayName).toBe('Rosa');
  });
});

describe('while picks is away', () => {
  test('a command is answered with a wish to try again, and acts when it comes again', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    await stage.others.stop();
    const form = stage.messageFrom(stage.robin.phone, 'PICK Kai');
    const sorry = "Sorry, we couldn't do that just now. Please try again in a moment.";
    expect(await stage.receive(form)).toContain(sorry);
    expect(await stage.inbound()).toMatchObject([{ reply: sorry, isHandled: false }]);
    await stage.others.comeBack();
    expect(await stage.receive(form)).toContain('Got it: Kai');
    expect(await stage.inbound()).toMatchObject([{ isHandled: true }]);
    expect(stage.others.state.submitted).toHaveLength(1);
  });
});

describe('while the copies are behind', () => {
  test('a player whose number is not known yet is asked to try again, and their message acts when it comes again', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    const phone = nextPhone();
    const form = stage.messageFrom(phone, 'PICK Kai');
    await whileCopiesStandStill(stage.database, async () => {
      await stage.user({ name: 'Sam', phone });
      expect(await stage.receive(form)).toContain('Please try again in a moment.');
    });
    await stage.settled();
    expect(await stage.receive(form)).toContain('Got it: Kai');
    expect(stage.others.state.submitted).toMatchObject([{ actor: { name: 'Sam' } }]);
  });
});

test('the log of messages shows what was said and what was answered', async () => {
  const stage = await startStage();
  await stage.text(stage.robin.phone, 'Hello there');
  const { messages } = await stage.sms.listMessages({ limit: 20 }, { actor: stage.admin });
  expect(messages).toMatchObject([
    { user: { id: stage.robin.id, name: 'Robin' }, phone: stage.robin.phone, inboundText: 'Hello there' },
  ]);
  expect(messages[0]?.outboundText).toMatch(/^Sorry/);
});
