import { Topics } from '@torchbearer/proto/topics';
import { readConfig, type ConfigError } from '@torchbearer/kit';
import {
  adminActor,
  connectForTest,
  createServiceDatabase,
  pageRequest,
  planOfPage,
  readAll,
  startForTest,
  testKeys,
} from '@torchbearer/kit/testing';
import { Direction, SmsServiceService, type MessageEntry } from '@torchbearer/proto/sms/v1/sms';
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { checkTimes, smsEnv, twilioAccount } from '../src/config.js';
import { messageList } from '../src/db/message-log.js';
import { service } from '../src/service.js';
import { hoursBeforeClose, startLeague, type League, nextPhone } from './league.js';
import { startInboundFixture } from './inbound-fixture.js';

const log = async (league: League, limit = 20) =>
  (await league.sms.listMessages({ limit }, { actor: league.admin })).messages;

/** An inbound message with its reply. */
async function textedIn(league: League, userId: string | null, phone: string, at: Date): Promise<void> {
  await league.database.run(
    `insert into inbound (message_sid, id, phone, user_id, text, reply, received_at, handled_at)
     values ($1, gen_random_uuid(), $2, $3, 'STATUS', 'No pick yet.', $4, $4)`,
    [`SM${randomUUID()}`, phone, userId, at],
  );
}

/** All pages of the log, two messages each. */
async function pages(league: League, asked: { q?: string; sort?: string }) {
  const all = await readAll((after) =>
    league.sms.listMessages(
      { limit: 20, page: pageRequest({ limit: 2, after, ...asked }) },
      { actor: league.admin },
    ),
  );
  return {
    messages: all.flatMap((page) => page.messages),
    totals: [...new Set(all.map(({ page }) => page?.total))],
  };
}

describe('the log of messages', () => {
  test('is read page by page, both directions together, in both orders', async () => {
    const league = await startLeague();
    const robin = await league.user({ name: 'Robin Ångström' });
    const kim = await league.user({ name: 'Kim' });
    await league.waitForCopies();
    league.clock.set(hoursBeforeClose(30));
    await league.blast('Hello {name}');
    // At the same time as each other, and as the blast.
    for (const hours of [30, 30, 29])
      await textedIn(league, robin.id, robin.phone ?? '', hoursBeforeClose(hours));
    await textedIn(league, null, '+15553000000', hoursBeforeClose(30));
    await league.quiet();
    const all = await log(league);
    const idsOf = (messages: readonly MessageEntry[]) => messages.map(({ id }) => id);
    const timesOf = (messages: readonly MessageEntry[]) => messages.map(({ createdAt }) => Number(createdAt));
    const newest = await pages(league, {});
    expect(idsOf(newest.messages).sort()).toEqual(idsOf(all).sort());
    expect(timesOf(newest.messages)).toEqual(timesOf(all));
    expect(newest.messages).toEqual(expect.arrayContaining(all));
    expect(newest.totals).toEqual([all.length]);
    expect((await pages(league, { sort: 'at' })).messages).toEqual(newest.messages.toReversed());

    const found = await pages(league, { q: 'angstrom robin' });
    expect(new Set(found.messages.map(({ user }) => user?.id))).toEqual(new Set([robin.id]));
    expect(found.totals).toEqual([4]);
    expect((await pages(league, { q: '555300' })).messages).toMatchObject([{ phone: '+15553000000' }]);
    expect((await pages(league, { q: 'hello' })).messages).toEqual([]);
    const [byKim] = (await pages(league, { q: 'kim' })).messages;
    expect(byKim).toMatchObject({ outboundText: 'Hello Kim', user: { id: kim.id, name: 'Kim' } });
  });

  test('is read from the indexes, without sorting it', async () => {
    const { database } = await startLeague();
    const plan = await planOfPage(database, messageList, '');
    for (const name of ['Merge Append', 'messages_list', 'inbound_list']) expect(plan).toContain(name);
    expect(plan).not.toContain('"Sort"');
  });

  test('has both directions, newest first, with player and outcome', async () => {
    const league = await startLeague();
    const robin = await league.user({ name: 'Robin' });
    const kim = await league.user({ name: 'Kim', phone: '+11552000001' });
    await league.waitForCopies();
    league.clock.set(hoursBeforeClose(30));
    await league.blast('Hello {name}');
    await textedIn(league, robin.id, robin.phone ?? '', hoursBeforeClose(29));
    await textedIn(league, null, '+15553000000', hoursBeforeClose(28));
    await league.quiet();
    const [unanswered, answered, ...sent] = await log(league);
    expect(unanswered).toMatchObject({
      direction: Direction.DIRECTION_INBOUND,
      user: undefined,
      phone: '+15553000000',
      inboundText: 'STATUS',
      outboundText: 'No pick yet.',
      success: true,
    });
    expect(answered).toMatchObject({
      user: { id: robin.id, name: 'Robin' },
      createdAt: hoursBeforeClose(29),
    });
    expect(sent).toHaveLength(2);
    expect(sent.find(({ user }) => user?.id === robin.id)).toMatchObject({
      direction: Direction.DIRECTION_OUTBOUND,
      outboundText: 'Hello Robin',
      inboundText: undefined,
      success: true,
      error: undefined,
    });
    const refused = sent.find(({ user }) => user?.id === kim.id);
    expect(refused?.success).toBe(false);
    expect(refused?.error).toContain('Invalid');
    expect(await log(league, 1)).toEqual([unanswered]);
  });

  test('shows between one and two hundred messages', async () => {
    const league = await startLeague();
    for (const limit of [0, 201]) {
      await expect(log(league, limit)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    }
    expect(await log(league, 200)).toEqual([]);
  });

  test('has neither number nor text of a deleted account, and blasts still add up', async () => {
    const league = await startLeague();
    const robin = await league.user({ name: 'Robin' });
    const kim = await league.user({ name: 'Kim' });
    await league.waitForCopies();
    league.twilio.behave(kim.phone ?? '', 'accept-then-hang');
    const blast = league.blast('Hello {name}');
    await textedIn(league, robin.id, robin.phone ?? '', hoursBeforeClose(29));
    await expect.poll(() => league.twilio.messages.length).toBe(2);
    for (const { id } of [robin, kim]) await league.removed(Topics.user, id);
    const { blastId } = await blast;
    await league.waitForCopies();
    await league.quiet();
    const entries = await log(league);
    expect(entries).toHaveLength(3);
    for (const entry of entries) {
      expect(entry).toMatchObject({ user: undefined, phone: '' });
      expect(`${entry.inboundText ?? ''}${entry.outboundText ?? ''}`).toBe('');
    }
    const progress = await league.sms.getBlast({ blastId }, { actor: league.admin });
    expect(progress).toMatchObject({ recipients: 2, waiting: 0, failed: 0 });
  });

  test('has no text received from any number that a deleted account ever had', async () => {
    const league = await startLeague();
    const [old, own, foreign, reused] = [nextPhone(), nextPhone(), nextPhone(), nextPhone()];
    // Before the number belonged to an account.
    for (const phone of [old, own, foreign, reused])
      await textedIn(league, null, phone, hoursBeforeClose(30));
    const robin = await league.user({ name: 'Robin', phone: own });
    await textedIn(league, robin.id, own, hoursBeforeClose(29));
    await textedIn(league, robin.id, old, hoursBeforeClose(28));
    await textedIn(league, robin.id, reused, hoursBeforeClose(27));
    await league.user({ name: 'Kim', phone: reused });
    await league.waitForCopies();
    await league.removed(Topics.user, robin.id);
    await league.waitForCopies();
    const left = await league.database.rows<{ phone: string; text: string; userId: string | null }>(
      `select phone, text || coalesce(reply, '') as text, user_id as "userId" from inbound
       where phone <> '' or text <> '' or reply is not null or user_id is not null order by phone`,
    );
    expect(left.map(({ phone }) => phone)).toEqual([foreign, reused].sort());
    expect(left.map(({ userId }) => userId)).toEqual([null, null]);
  });

  test('stores neither number nor text of a player who is deleted while they text', async () => {
    const fixture = await startInboundFixture();
    const { id, phone } = fixture.robin;
    const waiting = () =>
      fixture.database.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    let response = Promise.resolve('');
    // The lock holds our insert after it has found the sender and before it writes the message.
    const standstill = fixture.database.transaction(async (tx) => {
      await tx.run(
        `insert into inbound (message_sid, id, phone, text, received_at)
         values ('SMheld', gen_random_uuid(), '', '', $1)`,
        [fixture.clock()],
      );
      response = fixture.receive(fixture.messageFrom(phone, 'HELP', { MessageSid: 'SMheld' }));
      await expect.poll(waiting).toHaveLength(1);
      await fixture.removed(Topics.user, id);
      const isUnderWay = async () =>
        (await waiting()).length === 2 ||
        (await fixture.database.rows('select from copied.users')).length === 0;
      await expect.poll(isUnderWay, { timeout: 5_000 }).toBe(true);
      throw new Error('undone');
    });
    await expect(standstill).rejects.toThrow('undone');
    expect(await response).toContain('<Message>');
    await fixture.waitForCopies();
    const left = await fixture.database.rows('select phone, user_id, text, reply from inbound');
    expect(left).toEqual([{ phone: '', user_id: null, text: '', reply: null }]);
  });

  test('stores no reply to a player who was deleted before it was ready', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    let store = (): void => undefined;
    fixture.others.state.held = new Promise((resolve) => (store = resolve));
    const response = fixture.receive(fixture.messageFrom(fixture.robin.phone, 'PICK Kai'));
    await expect.poll(() => fixture.others.state.submitted.length).toBe(1);
    await fixture.removed(Topics.user, fixture.robin.id);
    await fixture.waitForCopies();
    store();
    expect(await response).toContain('Got it: Kai');
    expect(await fixture.inbound()).toMatchObject([{ userId: null, text: '', reply: null, isHandled: true }]);
  });
});

describe('without an account at a provider', () => {
  test('messages are logged and count as delivered', async () => {
    const environment = {
      ...(await createServiceDatabase(inject('postgresUrl'), service)),
      IDENTITY_ADDRESS: '127.0.0.1:1',
      PICKS_ADDRESS: '127.0.0.1:1',
      SCORING_ADDRESS: '127.0.0.1:1',
    };
    const replica = await startForTest(service, environment);
    const { started } = replica;
    onTestFinished(() => replica.stop());
    const sms = await connectForTest(SmsServiceService, started.grpcPort, 'sms');
    onTestFinished(() => sms.close());
    await started.database.run(
      `insert into copied.users (id, name, is_admin, phone, sms_enabled) values ($1, 'Robin', false, '+15552000001', true)`,
      [randomUUID()],
    );
    const call = { actor: adminActor(randomUUID()) };
    const request = { message: 'Hello', filter: 1, custom: [], idempotencyKey: '' };
    const { blastId, sent, failed } = await sms.sendBlast(request, call);
    expect([sent, failed]).toEqual([1, 0]);
    expect(await sms.getBlast({ blastId }, call)).toMatchObject({ recipients: 1, delivered: 1, waiting: 0 });
  });
});

describe('the configuration', () => {
  const read = (variables: Record<string, string>) =>
    readConfig(smsEnv, {
      DATABASE_URL: 'postgres://localhost/sms',
      ...testKeys('sms'),
      IDENTITY_ADDRESS: 'identity:9090',
      PICKS_ADDRESS: 'picks:9090',
      SCORING_ADDRESS: 'scoring:9090',
      ...variables,
    });
  const credentials = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret' };

  test('has all of the provider’s variables or none', () => {
    expect(twilioAccount(read({}))).toBeNull();
    expect(twilioAccount(read({ ...credentials, TWILIO_FROM: '+15552000000' }))).toMatchObject({
      sender: { from: '+15552000000' },
    });
    const service = { ...credentials, TWILIO_MESSAGING_SERVICE_SID: 'MG1' };
    expect(twilioAccount(read(service))?.sender).toEqual({ messagingServiceSid: 'MG1' });
    const parts: Record<string, string>[] = [
      credentials,
      { TWILIO_FROM: '+15552000000' },
      { TWILIO_ACCOUNT_SID: 'AC1' },
    ];
    for (const part of parts) {
      const named: Partial<ConfigError> = { name: 'ConfigError' };
      expect(() => twilioAccount(read(part))).toThrow(expect.objectContaining(named));
    }
  });

  test('gives a send time to end before its outcome is looked up', () => {
    expect(() => checkTimes(read({ SMS_LEASE_MS: '20000' }))).toThrow('SMS_LEASE_MS');
    checkTimes(read({ SMS_LEASE_MS: '30000' }));
  });

  test('takes the site’s address with or without a slash at its end', () => {
    expect(read({ PUBLIC_URL: 'https://torchbearer.example/' }).PUBLIC_URL).toBe(
      'https://torchbearer.example',
    );
  });
});
