import { Topics } from '@torchbearer/proto/topics';
import { eventually, whileCopiesAreStopped } from '@torchbearer/kit/testing';
import { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hoursBeforeClose, ALL, CUSTOM, NO_PICKS, startLeague, type League } from './league.js';

/** Robin and Kim with rosters of the active week 3, Kim has picked; Sam has no roster; Lou is not opted in. */
async function leagueOfFour(variables: Record<string, string> = {}) {
  // A blast's response comes once its messages are sent, on a busy machine, too.
  const league = await startLeague({ SMS_BLAST_WAIT_MS: '30000', ...variables });
  league.clock.set(hoursBeforeClose(60));
  const ash = await league.castaway({ name: 'Ash' });
  const birch = await league.castaway({ name: 'Birch' });
  const robin = await league.user({ name: 'Robin' });
  const kim = await league.user({ name: 'Kim' });
  const sam = await league.user({ name: 'Sam' });
  const lou = await league.user({ name: 'Lou', smsEnabled: false });
  for (const { id } of [robin, kim, lou]) await league.roster(id, [ash.id, birch.id]);
  await league.week(3);
  await league.pick(kim.id, 3, birch.id);
  await league.waitForCopies();
  return { league, ash, birch, robin, kim, sam, lou };
}

const got = (league: League, { phone }: { phone?: string | undefined }): string[] =>
  league.twilio.receivedBy(phone ?? '');

const estimate = (league: League, fields: object) =>
  league.sms.estimateBlast(
    { filter: ALL, custom: [], message: '', withReader: false, ...fields },
    { actor: league.admin },
  );

describe('a blast', () => {
  test('reaches every opted-in player with their own values filled in', async () => {
    const { league, robin, kim, sam, lou } = await leagueOfFour();
    const blast = await league.blast('Hi {name}, week {week} closes {deadline}. Your pick: {castaway}.');
    expect(blast).toMatchObject({ sent: 3, failed: 0 });
    expect(got(league, robin)).toEqual([
      'Hi Robin, week 3 closes Wednesday 5:00 PM PT. Your pick: no pick yet.',
    ]);
    expect(got(league, kim)).toEqual(['Hi Kim, week 3 closes Wednesday 5:00 PM PT. Your pick: Birch.']);
    expect(got(league, sam)).toEqual(['Hi Sam, week 3 closes Wednesday 5:00 PM PT. Your pick: no pick yet.']);
    expect(got(league, lou)).toEqual([]);
  });

  test('to those without a pick reaches opted-in players with a roster and no pick of the active week', async () => {
    const { league, robin } = await leagueOfFour();
    expect(await league.blast('Pick!', { filter: NO_PICKS })).toMatchObject({ sent: 1, failed: 0 });
    expect(got(league, robin)).toEqual(['Pick!']);
  });

  test('reaches an admin without a pick only if they take part', async () => {
    const { league } = await leagueOfFour();
    const { id } = await league.user({ name: 'Ada', isAdmin: true });
    const ash = await league.castaway();
    await league.roster(id, [ash.id]);
    await league.waitForCopies();
    expect(await estimate(league, { filter: NO_PICKS })).toMatchObject({ recipients: 1 });
  });

  test('to named ids or numbers reaches each opted-in player once', async () => {
    const { league, robin, kim, lou } = await leagueOfFour();
    const typed = `(${kim.phone?.slice(2, 5)}) ${kim.phone?.slice(5, 8)}-${kim.phone?.slice(8)}`;
    const custom = [robin.id, robin.phone ?? '', typed, lou.id, '+15553999999'];
    expect(await league.blast('You three', { filter: CUSTOM, custom })).toMatchObject({ sent: 2, failed: 0 });
    expect(got(league, robin)).toEqual(['You three']);
    expect(got(league, kim)).toEqual(['You three']);
  });

  test('is previewed for its first recipient by name, with their pick', async () => {
    const { league, robin, lou } = await leagueOfFour();
    const readerOf = async (fields: object) =>
      (await estimate(league, { withReader: true, ...fields })).reader;
    expect(await readerOf({})).toEqual({ name: 'Kim', castaway: 'Birch' });
    expect(await readerOf({ filter: NO_PICKS })).toEqual({ name: 'Robin' });
    expect(await readerOf({ filter: CUSTOM, custom: [lou.id, robin.id] })).toEqual({ name: 'Robin' });
    expect(await readerOf({ filter: CUSTOM, custom: [lou.id] })).toBeUndefined();
    expect(await estimate(league, {})).not.toHaveProperty('reader.name');
  });

  test('is refused with every entry that is neither a player nor a number', async () => {
    const { league, robin } = await leagueOfFour();
    const custom = [robin.id, randomUUID(), 'Robin'];
    await expect(league.blast('You', { filter: CUSTOM, custom })).rejects.toMatchObject({
      reason: 'UNKNOWN_USER',
      details: [{ field: 'custom.1' }, { field: 'custom.2' }],
    });
    expect(await league.stored()).toEqual([]);
  });

  test('without recipients is refused and stores nothing', async () => {
    const { league, lou } = await leagueOfFour();
    const refused = { reason: 'NO_RECIPIENTS', message: 'No recipients match the selected filter' };
    for (const custom of [[lou.id], []]) {
      const call = { filter: CUSTOM, custom, idempotencyKey: 'once' };
      await expect(league.blast('Hello', call)).rejects.toMatchObject(refused);
    }
    expect(await league.database.rows('select from blasts')).toEqual([]);
  });

  test('to a user who may have just signed up is refused as retryable', async () => {
    const { league } = await leagueOfFour();
    const id = randomUUID();
    const send = () => league.blast('Hello', { filter: CUSTOM, custom: [id] });
    await whileCopiesAreStopped(league.database, async () => {
      await league.user({ id, name: 'Noa' });
      await expect(send()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    });
    await eventually(async () => expect(await send()).toMatchObject({ sent: 1 }));
  });

  test('needs a text', async () => {
    const { league } = await leagueOfFour();
    for (const [message, sentence] of [
      ['', 'Please enter a message'],
      [' \n ', 'Please enter a message'],
      ['x'.repeat(1_601), 'A message has at most 1600 characters'],
    ] as const) {
      await expect(league.blast(message)).rejects.toMatchObject({
        reason: 'INVALID_INPUT',
        details: [{ field: 'message', message: sentence }],
      });
    }
  });

  test('is refused if a filled-in text is too long', async () => {
    const { league } = await leagueOfFour();
    await expect(league.blast(`${'x'.repeat(1_590)}{deadline}`)).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
    });
    expect(await league.stored()).toEqual([]);
  });

  test('is sent once for twenty concurrent requests with one key', async () => {
    const { league, robin } = await leagueOfFour();
    const calls = Array.from({ length: 20 }, () => league.blast('Once', { idempotencyKey: 'once' }));
    const responses = await Promise.all(calls);
    expect(new Set(responses.map(({ blastId }) => blastId)).size).toBe(1);
    for (const response of responses) expect(response).toMatchObject({ sent: 3, failed: 0 });
    expect(got(league, robin)).toEqual(['Once']);
    expect(await auditOf(league)).toHaveLength(1);
  });

  test('repeated after a recipient was deleted is the same blast', async () => {
    const { league, robin, kim } = await leagueOfFour();
    const call = { filter: CUSTOM, custom: [robin.id, kim.id], idempotencyKey: 'key' };
    const { blastId } = await league.blast('Hello', call);
    await league.removed(Topics.user, kim.id);
    await league.waitForCopies();
    expect(await league.blast('Hello', call)).toMatchObject({ blastId, sent: 2 });
    await expect(league.blast('Hello', { ...call, idempotencyKey: 'other' })).rejects.toMatchObject({
      reason: 'UNKNOWN_USER',
    });
  });

  test('with a key used for another text or other recipients is refused', async () => {
    const { league, robin } = await leagueOfFour();
    await league.blast('First', { idempotencyKey: 'key' });
    const refused = { reason: 'IDEMPOTENCY_KEY_REUSED' };
    await expect(league.blast('Second', { idempotencyKey: 'key' })).rejects.toMatchObject(refused);
    const other = { filter: CUSTOM, custom: [robin.id], idempotencyKey: 'key' };
    await expect(league.blast('First', other)).rejects.toMatchObject(refused);
    expect(got(league, robin)).toEqual(['First']);
  });

  test('is in the audit log', async () => {
    const { league } = await leagueOfFour();
    const { blastId } = await league.blast('Hello', { filter: NO_PICKS });
    const [entry, ...others] = await auditOf(league);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actorId: league.admin.id,
      action: 'sms.blast-sent',
      targetType: 'blast',
      targetId: blastId,
    });
    expect(JSON.parse(entry?.afterJson ?? '')).toEqual({
      recipients: 1,
      filter: 'no-picks',
      message: 'Hello',
    });
  });

  test('has progress counts that add up to its recipients', async () => {
    const { league, robin, kim } = await leagueOfFour();
    league.twilio.behave(robin.phone ?? '', 'refuse-429');
    league.twilio.behave(kim.phone ?? '', 'undelivered');
    const { blastId } = await league.blast('Hello');
    await league.quiet();
    const progress = await league.sms.getBlast({ blastId }, { actor: league.admin });
    expect(progress).toMatchObject({
      blastId,
      message: 'Hello',
      recipients: 3,
      createdAt: hoursBeforeClose(60),
    });
    expect(progress.waiting + progress.sent + progress.delivered + progress.failed).toBe(3);
    expect(progress).toMatchObject({ waiting: 0, sent: 2, failed: 1 });
    for (const unknown of [randomUUID(), 'x']) {
      const response = league.sms.getBlast({ blastId: unknown }, { actor: league.admin });
      await expect(response).rejects.toMatchObject({ reason: 'BLAST_NOT_FOUND' });
    }
  });
});

test('admins get the templates of blasts', async () => {
  const { sms, admin } = await startLeague();
  const { templates } = await sms.listTemplates({}, { actor: admin });
  expect(templates.map(({ id }) => id)).toContain('picks-open');
  for (const { name, text } of templates) expect(name !== '' && text !== '').toBe(true);
});

describe('a blast that is stopped', () => {
  test('skips what is queued, and is in the audit log once', async () => {
    // None leaves before it is stopped.
    const { league } = await leagueOfFour({ SMS_PER_SECOND: '1', SMS_BLAST_WAIT_MS: '0' });
    await league.database.run("update pacing set next_at = clock_timestamp() + interval '1 hour'");
    const { blastId } = await league.blast('Hello');
    const call = { actor: league.admin };
    const stops = await Promise.all([1, 2, 3].map(() => league.sms.stopBlast({ blastId }, call)));
    expect(stops.map(({ stopped }) => stopped).sort()).toEqual([0, 0, 3]);
    expect(await league.sms.getBlast({ blastId }, call)).toMatchObject({
      recipients: 3,
      waiting: 0,
      skipped: [{ reason: 'The blast was stopped', recipients: 3 }],
    });
    const [, ...audited] = await auditOf(league);
    expect(audited.map(({ action, afterJson }) => [action, afterJson])).toEqual([
      ['sms.blast-stopped', '{"stopped":3}'],
    ]);
    await expect(league.sms.stopBlast({ blastId: randomUUID() }, call)).rejects.toMatchObject({
      reason: 'BLAST_NOT_FOUND',
    });
  });
});

describe('a blast to a player who switches messages off before it is sent', () => {
  test('skips the player and counts the reason', async () => {
    const league = await startLeague({}, {}, { waits: { retryMs: 100 } });
    const robin = await league.user({ name: 'Robin' });
    await league.waitForCopies();
    league.twilio.behave(robin.phone ?? '', 'refuse-429');
    const { blastId } = await league.blast('Hello');
    await league.user({ ...robin, smsEnabled: false });
    await league.waitForCopies();
    await league.quiet();
    const progress = await league.sms.getBlast({ blastId }, { actor: league.admin });
    expect(progress).toMatchObject({ recipients: 1, waiting: 0, sent: 0, failed: 0 });
    expect(progress.skipped).toEqual([{ reason: 'Messages were switched off', recipients: 1 }]);
  });
});

describe('the estimate', () => {
  test('counts the recipients of a blast and the cost of the longest message', async () => {
    const { league } = await leagueOfFour();
    expect(await estimate(league, {})).toEqual({ recipients: 3, segments: 1, costCents: 15 });
    expect(await estimate(league, { message: 'x'.repeat(161) })).toEqual({
      recipients: 3,
      segments: 2,
      costCents: 30,
    });
    const long = `${'x'.repeat(156)}{name}`;
    expect(await estimate(league, { message: long })).toEqual({ recipients: 3, segments: 2, costCents: 30 });
    expect(await estimate(league, { filter: NO_PICKS, message: 'Pick!' })).toMatchObject({ recipients: 1 });
    expect(await estimate(league, { filter: CUSTOM })).toEqual({ recipients: 0, segments: 1, costCents: 0 });
  });

  test('counts no players without a pick if no week is active', async () => {
    const { league } = await leagueOfFour();
    await league.removed(Topics.week, (await activeWeekId(league)) ?? '');
    await league.waitForCopies();
    expect(await estimate(league, { filter: NO_PICKS })).toMatchObject({ recipients: 0 });
  });

  test('needs a filter', async () => {
    const { league } = await leagueOfFour();
    await expect(estimate(league, { filter: 0 })).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });
});

const activeWeekId = async (league: League): Promise<string | undefined> =>
  (await league.database.rows<{ id: string }>('select id from copied.weeks where is_active'))[0]?.id;

/** The audit entries of the service. */
async function auditOf(league: League): Promise<AuditRecorded[]> {
  const rows = await league.database.rows<{ value: Buffer }>(
    `select value from outbox where topic = 'sms.audit.v1' order by id`,
  );
  return rows.map(({ value }) => AuditRecorded.decode(value));
}
