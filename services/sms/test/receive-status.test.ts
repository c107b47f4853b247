import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventually } from '@torchbearer/kit/testing';
import { refusalOf, startStage, type Stage } from './inbound-stage.js';

const PATH = '/api/sms/status';

const told = (stage: Stage, messageId: string, fields: Readonly<Record<string, string>>) =>
  stage.receiveStatus(stage.sign(PATH, `?message=${messageId}`, { AccountSid: 'AC', ...fields }));

/** A message that was being handed over when its process ended. */
async function lostMessage(stage: Stage): Promise<string> {
  const id = randomUUID();
  await stage.database.run(
    `insert into messages (id, dedupe_key, kind, user_id, phone, text, segments, created_at, state, claimed_at, look_at,
       updated_at)
     values ($1, $2, 'notice', $3, $4, 'Hello', 1, $5, 'SENDING', clock_timestamp(),
       clock_timestamp() + interval '1 hour', $5)`,
    [id, `test:${id}`, stage.robin.id, stage.robin.phone, stage.clock()],
  );
  return id;
}
const stateOf = async (stage: Stage, id: string) =>
  (await stage.stored()).find((message) => message.id === id);

describe('what Twilio tells of a message', () => {
  test('brings it from sent to delivered', async () => {
    const stage = await startStage();
    await stage.blast('Hello');
    await stage.twilio.settled();
    await eventually(async () => expect(await stage.stored()).toMatchObject([{ state: 'DELIVERED' }]));
  });

  test('in the wrong order never takes a delivery back', async () => {
    const stage = await startStage();
    stage.twilio.behave('*', 'callbacks-reversed');
    await stage.blast('Hello');
    await stage.twilio.settled();
    expect(await stage.stored()).toMatchObject([{ state: 'DELIVERED' }]);
  });

  test('of a failure is kept with its code', async () => {
    const stage = await startStage();
    stage.twilio.behave('*', 'undelivered');
    await stage.blast('Hello');
    await stage.twilio.settled();
    expect(await stage.stored()).toMatchObject([{ state: 'FAILED', errorCode: 30003 }]);
  });

  test('gives a message its id at Twilio that a crash has lost', async () => {
    const stage = await startStage();
    const id = await lostMessage(stage);
    await told(stage, id, { MessageSid: 'SMfound', MessageStatus: 'sent' });
    expect(await stateOf(stage, id)).toMatchObject({ state: 'SENT', sid: 'SMfound' });
  });

  test.each([
    ['delivered', 'failed', 'DELIVERED'],
    ['failed', 'delivered', 'FAILED'],
    ['undelivered', 'sent', 'FAILED'],
    ['Delivered', 'queued', 'DELIVERED'],
  ])('%s stands though %s comes later', async (first, then, state) => {
    const stage = await startStage();
    const id = await lostMessage(stage);
    await told(stage, id, { MessageSid: 'SM1', MessageStatus: first, ErrorCode: '' });
    await told(stage, id, { MessageSid: 'SM1', MessageStatus: then, ErrorCode: '30006' });
    expect(await stateOf(stage, id)).toMatchObject({ state, sid: 'SM1' });
  });

  test('twenty times at once is told once', async () => {
    const stage = await startStage();
    const id = await lostMessage(stage);
    const words = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'delivered' : 'sent'));
    await Promise.all(words.map((word) => told(stage, id, { MessageSid: 'SM1', MessageStatus: word })));
    expect(await stateOf(stage, id)).toMatchObject({ state: 'DELIVERED', sid: 'SM1' });
  });

  test('by the carrier of a STOP counts as one', async () => {
    const stage = await startStage();
    const id = await lostMessage(stage);
    await told(stage, id, { MessageSid: 'SM1', MessageStatus: 'failed', ErrorCode: '21610' });
    expect(await stage.consents()).toEqual([{ phone: stage.robin.phone, stopped: true }]);
  });

  test('of a message that is none of ours changes nothing', async () => {
    const stage = await startStage();
    await told(stage, randomUUID(), { MessageSid: 'SM1', MessageStatus: 'delivered' });
    await told(stage, 'x', { MessageSid: 'SM1', MessageStatus: 'delivered' });
    expect(await stage.stored()).toEqual([]);
  });

  test('is refused unsigned, altered, for another message or incomplete', async () => {
    const stage = await startStage();
    const id = await lostMessage(stage);
    const good = stage.sign(PATH, `?message=${id}`, { MessageSid: 'SM1', MessageStatus: 'delivered' });
    for (const form of [
      { ...good, signature: '' },
      { ...good, query: `?message=${randomUUID()}` },
      { ...good, query: '' },
      { ...good, fields: good.fields.map((field) => ({ ...field, value: 'failed' })) },
      { ...good, fields: [...good.fields, ...good.fields] },
      stage.sign('/api/sms/webhook', `?message=${id}`, { MessageSid: 'SM1', MessageStatus: 'delivered' }),
    ]) {
      expect(await refusalOf(stage.receiveStatus(form))).toBe('BAD_SIGNATURE');
    }
    for (const fields of [
      { MessageStatus: 'sent' },
      { MessageSid: 'SM1' },
      { MessageSid: 'SM1', MessageStatus: 'sent', ErrorCode: 'x' },
    ]) {
      expect(await refusalOf(told(stage, id, fields as Record<string, string>))).toBe('INVALID_INPUT');
    }
    expect(await stateOf(stage, id)).toMatchObject({ state: 'SENDING', sid: null });
  });
});
