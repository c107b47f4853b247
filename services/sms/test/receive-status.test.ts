import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventually } from '@torchbearer/kit/testing';
import { refusalOf, startInboundFixture, type InboundFixture } from './inbound-fixture.js';
import { storedMessages } from './league.js';

const PATH = '/api/sms/status';

const reportStatus = (fixture: InboundFixture, messageId: string, fields: Readonly<Record<string, string>>) =>
  fixture.receiveStatus(fixture.sign(PATH, `?message=${messageId}`, { AccountSid: 'AC', ...fields }));

/** A message whose process died while sending it. */
async function lostMessage(fixture: InboundFixture): Promise<string> {
  const id = randomUUID();
  await fixture.database.run(
    `insert into messages (id, dedupe_key, kind, user_id, phone, text, segments, created_at, state, claimed_at, look_at,
       updated_at)
     values ($1, $2, 'notice', $3, $4, 'Hello', 1, $5, 'SENDING', clock_timestamp(),
       clock_timestamp() + interval '1 hour', $5)`,
    [id, `test:${id}`, fixture.robin.id, fixture.robin.phone, fixture.clock()],
  );
  return id;
}
const stateOf = async (fixture: InboundFixture, id: string) =>
  (await fixture.stored()).find((message) => message.id === id);

describe('Twilio’s status of a message', () => {
  test('moves it from sent to delivered', async () => {
    const fixture = await startInboundFixture();
    await fixture.blast('Hello');
    await fixture.twilio.settled();
    await eventually(async () => expect(await fixture.stored()).toMatchObject([{ state: 'DELIVERED' }]));
  });

  test('in the wrong order never undoes a delivery', async () => {
    const fixture = await startInboundFixture();
    fixture.twilio.behave('*', 'callbacks-reversed');
    await fixture.blast('Hello');
    await fixture.twilio.settled();
    expect(await fixture.stored()).toMatchObject([{ state: 'DELIVERED' }]);
  });

  test('is stored with the code of a failure', async () => {
    const fixture = await startInboundFixture();
    fixture.twilio.behave('*', 'undelivered');
    await fixture.blast('Hello');
    await fixture.twilio.settled();
    expect(await fixture.stored()).toMatchObject([{ state: 'FAILED', errorCode: 30003 }]);
  });

  test('counts before the response to the send, which changes nothing afterwards', async () => {
    const fixture = await startInboundFixture();
    fixture.twilio.behave('*', 'delay');
    await fixture.blast('Hello');
    await fixture.twilio.settled();
    const [delivered] = await fixture.stored();
    expect(delivered).toMatchObject({ state: 'DELIVERED', attempt: 1 });
    // It waits for the response and its record.
    await fixture.stop();
    const { database } = await fixture.replica();
    expect(await storedMessages(database)).toEqual([delivered]);
  });

  test('counts for a message that we gave up without an answer', async () => {
    const fixture = await startInboundFixture();
    const id = await lostMessage(fixture);
    await fixture.database.run(`update messages set state = 'FAILED', error = 'No answer' where id = $1`, [
      id,
    ]);
    await reportStatus(fixture, id, { MessageSid: 'SM1', MessageStatus: 'delivered' });
    expect(await stateOf(fixture, id)).toMatchObject({ state: 'DELIVERED', sid: 'SM1', error: null });
  });

  test('sets the SID that a crash has lost', async () => {
    const fixture = await startInboundFixture();
    const id = await lostMessage(fixture);
    await reportStatus(fixture, id, { MessageSid: 'SMfound', MessageStatus: 'sent' });
    expect(await stateOf(fixture, id)).toMatchObject({ state: 'SENT', sid: 'SMfound' });
  });

  test('remains once it is final, whatever comes later', async () => {
    const fixture = await startInboundFixture();
    for (const [first, then, state] of [
      ['delivered', 'failed', 'DELIVERED'],
      ['failed', 'delivered', 'FAILED'],
      ['undelivered', 'sent', 'FAILED'],
      ['Delivered', 'queued', 'DELIVERED'],
    ] as const) {
      const id = await lostMessage(fixture);
      await reportStatus(fixture, id, { MessageSid: `SM${id}`, MessageStatus: first, ErrorCode: '' });
      await reportStatus(fixture, id, { MessageSid: `SM${id}`, MessageStatus: then, ErrorCode: '30006' });
      expect(await stateOf(fixture, id), first).toMatchObject({ state, sid: `SM${id}` });
    }
  });

  test('applied twenty times at once is published once', async () => {
    const fixture = await startInboundFixture();
    const id = await lostMessage(fixture);
    const words = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'delivered' : 'sent'));
    await Promise.all(
      words.map((word) => reportStatus(fixture, id, { MessageSid: 'SM1', MessageStatus: word })),
    );
    expect(await stateOf(fixture, id)).toMatchObject({ state: 'DELIVERED', sid: 'SM1' });
  });

  test('arrives with those of many other messages, and each gets its own', async () => {
    const fixture = await startInboundFixture();
    const ids: string[] = [];
    for (let n = 0; n < 20; n++) ids.push(await lostMessage(fixture));
    await Promise.all(
      ids.map((id, n) => {
        const failed = { MessageStatus: 'failed', ErrorCode: String(30_000 + n) };
        const outcome = n % 2 === 0 ? { MessageStatus: 'delivered' } : failed;
        return reportStatus(fixture, id, { MessageSid: `SM${n}`, ...outcome });
      }),
    );
    for (const [n, id] of ids.entries()) {
      expect(await stateOf(fixture, id)).toMatchObject({
        sid: `SM${n}`,
        ...(n % 2 === 0 ? { state: 'DELIVERED' } : { state: 'FAILED', errorCode: 30_000 + n }),
      });
    }
  });

  test('with another SID at the same moment counts once', async () => {
    const fixture = await startInboundFixture();
    const id = await lostMessage(fixture);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        reportStatus(fixture, id, { MessageSid: `SM${n}`, MessageStatus: 'sent' }),
      ),
    );
    expect(await stateOf(fixture, id)).toMatchObject({
      state: 'SENT',
      sid: expect.stringMatching(/^SM\d$/) as string,
    });
  });

  test('with the carrier’s STOP code counts as a STOP', async () => {
    const fixture = await startInboundFixture();
    const id = await lostMessage(fixture);
    await reportStatus(fixture, id, { MessageSid: 'SM1', MessageStatus: 'failed', ErrorCode: '21610' });
    expect(await fixture.consents()).toEqual([{ phone: fixture.robin.phone, stopped: true }]);
  });

  test('for an unknown message changes nothing', async () => {
    const fixture = await startInboundFixture();
    await reportStatus(fixture, randomUUID(), { MessageSid: 'SM1', MessageStatus: 'delivered' });
    await reportStatus(fixture, 'x', { MessageSid: 'SM1', MessageStatus: 'delivered' });
    expect(await fixture.stored()).toEqual([]);
  });

  test('is refused if unsigned, altered, incomplete or for another message', async () => {
    const fixture = await startInboundFixture();
    const id = await lostMessage(fixture);
    const good = fixture.sign(PATH, `?message=${id}`, { MessageSid: 'SM1', MessageStatus: 'delivered' });
    for (const form of [
      { ...good, signature: '' },
      { ...good, query: `?message=${randomUUID()}` },
      { ...good, query: '' },
      { ...good, fields: good.fields.map((field) => ({ ...field, value: 'failed' })) },
      { ...good, fields: [...good.fields, ...good.fields] },
      fixture.sign('/api/sms/webhook', `?message=${id}`, { MessageSid: 'SM1', MessageStatus: 'delivered' }),
    ]) {
      expect(await refusalOf(fixture.receiveStatus(form))).toBe('BAD_SIGNATURE');
    }
    for (const fields of [
      { MessageStatus: 'sent' },
      { MessageSid: 'SM1' },
      { MessageSid: 'SM1', MessageStatus: 'sent', ErrorCode: 'x' },
    ]) {
      expect(await refusalOf(reportStatus(fixture, id, fields as Record<string, string>))).toBe(
        'INVALID_INPUT',
      );
    }
    expect(await stateOf(fixture, id)).toMatchObject({ state: 'SENDING', sid: null });
  });
});
