import { Refusal } from '@torchbearer/kit';
import { SignUpMode } from '@torchbearer/proto/identity/v1/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodAsks } from './asks.js';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';
import { ids, season, week } from './sample.js';

let gateway: GatewayForTest;
beforeAll(async () => {
  gateway = await startGatewayForTest();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.stop());

describe('the configuration of the web client', () => {
  it('says what there is by default', async () => {
    const answer = await gateway.call('getConfig');
    expect(answer.json).toEqual({
      supportEmail: 'support@torchbearer.example',
      smsNumber: null,
      smsKeyword: 'TORCH',
      oidc: { authority: 'https://id.example.com', clientId: 'torchbearer', name: 'Example ID' },
      signUpMode: 'open',
      season: {
        name: 'Season 1',
        firstPickWeek: 3,
        episodes: 13,
        rankingsCloseAt: '2025-10-01T19:00:00.000Z',
        draftAt: null,
      },
      activeWeek: { weekNumber: 3, picksCloseAt: week.picksCloseAt?.toISOString() },
      tribes: [
        { name: 'Kesso', color: '#0f766e' },
        { name: 'Maravu', color: '#c2410c' },
        { name: 'Tolani', color: '#6d28d9' },
      ],
      photoAliases: {},
      timeZone: 'America/Los_Angeles',
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('says what was configured', async () => {
    const other = await startGatewayForTest({
      SUPPORT_EMAIL: 'help@example.com',
      SMS_NUMBER: '+1 555 555 0100',
      SMS_KEYWORD: 'IDOL',
      TRIBES: ' Ember : #AABBCC ,Tide:#000000,',
      PHOTO_ALIASES: 'Juni=Juniper Hale, Wr = Wren Okafor',
    });
    try {
      other.league.answer('getSeason', () => ({ season }));
      other.identity.answer('getSignInOptions', () => ({ signUpMode: SignUpMode.SIGN_UP_MODE_INVITE }));
      expect((await other.call('getConfig')).json).toMatchObject({
        supportEmail: 'help@example.com',
        smsNumber: '+1 555 555 0100',
        smsKeyword: 'IDOL',
        oidc: null,
        signUpMode: 'invite',
        activeWeek: null,
        tribes: [
          { name: 'Ember', color: '#aabbcc' },
          { name: 'Tide', color: '#000000' },
        ],
        photoAliases: { Juni: 'Juniper Hale', Wr: 'Wren Okafor' },
      });
    } finally {
      await other.stop();
    }
  });

  it.each([
    ['TRIBES', 'Ember'],
    ['TRIBES', 'Ember:red'],
    ['PHOTO_ALIASES', 'Juniper'],
    ['SUPPORT_EMAIL', 'nonsense'],
  ])('does not start with a %s like %s', async (name, value) => {
    await expect(startGatewayForTest({ [name]: value })).rejects.toThrow(name);
  });

  it('comes again later while league is away', async () => {
    gateway.league.answer('getSeason', () => {
      throw new Refusal('UNAVAILABLE');
    });
    const answer = await gateway.call('getConfig');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });
});

describe('the season', () => {
  const update = async (body: object) => {
    gateway.league.forgetSeen();
    await gateway.call('updateSeason', { as: 'admin', body });
    return gateway.league.seen[0]?.request;
  };

  it('changes in what is named; null takes a date away', async () => {
    expect(await update({ name: 'Season 2' })).toEqual({
      name: 'Season 2',
      clearRankingsCloseAt: false,
      clearDraftAt: false,
    });
    expect(
      await update({
        rankingsCloseAt: null,
        draftAt: '2025-10-08T12:00:00-07:00',
        rounds: 1,
        shareCastaways: false,
      }),
    ).toEqual({
      rounds: 1,
      shareCastaways: false,
      clearRankingsCloseAt: true,
      clearDraftAt: false,
      draftAt: new Date('2025-10-08T19:00:00Z'),
    });
  });

  it('hides e-mails from players, and takes nothing but yes or no for it', async () => {
    expect(await update({ showEmails: false })).toEqual({
      showEmails: false,
      clearRankingsCloseAt: false,
      clearDraftAt: false,
    });
    for (const showEmails of [null, 'false', 0]) {
      const answer = await gateway.call('updateSeason', { as: 'admin', body: { showEmails } });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ details: [{ field: 'showEmails' }] });
    }
    expect((await gateway.call('updateSeason', { as: 'player', body: { showEmails: false } })).status).toBe(
      403,
    );
  });

  it('of a version without the setting shows e-mails', async () => {
    const { showEmails: _unknown, ...before } = season;
    gateway.league.answer('getSeason', () => ({ season: before }));
    expect((await gateway.call('getSeason', { as: 'admin' })).json).toMatchObject({ showEmails: true });
  });

  it('tells admins its settings', async () => {
    expect((await gateway.call('getSeason', { as: 'admin' })).json).toEqual({
      ...season,
      rankingsCloseAt: '2025-10-01T19:00:00.000Z',
      draftAt: null,
    });
  });

  it('has announcements that end or don’t', async () => {
    const body = { title: ' News ', body: 'The merge.', expiresAt: '2025-10-16T00:00:00Z' };
    const answer = await gateway.call('createAnnouncement', { as: 'admin', body });
    expect(answer.json).toMatchObject({ title: 'News', expiresAt: '2025-10-16T00:00:00.000Z' });
    const [first] = (await gateway.call('listAnnouncements', { as: 'player' })).json as object[];
    expect(first).toMatchObject({ id: ids.announcement, expiresAt: null });
  });
});

describe("a player's draft and season", () => {
  it('is null before the draft', async () => {
    expect((await gateway.call('getMyDraft', { as: 'player' })).json).toMatchObject({ seed: 'seed' });
    gateway.league.answer('getMyDraft', () => ({}));
    expect((await gateway.call('getMyDraft', { as: 'player' })).text).toBe('null');
  });

  it('has weeks without a pick', async () => {
    const { json } = await gateway.call('getMyHistory', { as: 'player' });
    expect(json).toMatchObject([
      { castaway: { tribe: null }, total: -4 },
      { castaway: null, points: 0 },
    ]);
  });
});

describe('points', () => {
  it('are taken back, and the standings come with it', async () => {
    const answer = await gateway.call('undoWeekPoints', goodAsks.undoWeekPoints);
    expect(answer.json).toMatchObject({ entries: [{ points: 12 }], standings: [{ rank: 1 }] });
    const nothing = await gateway.call('undoWeekPoints', { as: 'admin', params: { n: '20' } });
    expect(codeOf(nothing)).toBe('NOTHING_TO_UNDO');
  });
});

describe('analytics', () => {
  it('name the winner of each week by its points', async () => {
    const { json } = await gateway.call('getHeadToHead', goodAsks.getHeadToHead);
    expect(json).toMatchObject({
      user1: { id: ids.player },
      summary: { user1Wins: 1, user2Wins: 1, ties: 1 },
      weeklyComparison: [
        { week: 3, user1Points: 12, user2Points: -9, winner: 'user1' },
        { week: 4, winner: 'user2' },
        { week: 5, winner: 'tie' },
      ],
    });
  });

  it('need two different players whom somebody knows', async () => {
    const compare = (query: Record<string, string>) => gateway.call('getHeadToHead', { as: 'admin', query });
    const one = { user1: ids.player };
    for (const query of [{}, one, { ...one, user2: ids.player.toUpperCase() }, { ...one, user2: 'x' }]) {
      expect(codeOf(await compare(query))).toBe('INVALID_INPUT');
    }
    expect(codeOf(await compare({ ...one, user2: ids.nobody }))).toBe('UNKNOWN_USER');
    const twice = await gateway.request(
      'GET',
      `/api/admin/analytics/head-to-head?user1=${ids.player}&user1=${ids.admin}&user2=${ids.admin}`,
      { as: 'admin' },
    );
    expect(codeOf(twice)).toBe('INVALID_INPUT');
  });

  it('tell what was before and after a change, page by page', async () => {
    const query = { actor: ids.admin, action: 'castaway', before: ids.preview, limit: '7' };
    const answer = await gateway.call('listAudit', { as: 'admin', query });
    expect(answer.json).toMatchObject({
      entries: [{ actor: { id: ids.admin, name: 'Alex Host' }, before: null, after: { age: 34 } }],
      next: ids.preview,
    });
    gateway.analytics.answer('listAudit', () => ({ entries: [] }));
    expect((await gateway.call('listAudit', { as: 'admin' })).json).toEqual({ entries: [], next: null });
    expect(gateway.analytics.seen.map(({ request }) => request)).toEqual([
      { actorId: ids.admin, action: 'castaway', beforeId: ids.preview, limit: 7 },
      { limit: 50 },
    ]);
  });
});

describe('security events', () => {
  it('are asked of identity by user, page by page, and kept by no cache', async () => {
    const query = { user: ids.player, before: ids.preview, limit: '7' };
    const answer = await gateway.call('listSecurityEvents', { as: 'admin', query });
    expect(answer.json).toMatchObject({
      events: [
        {
          kind: 'temporary-password-set',
          user: { id: ids.player, name: null },
          account: null,
          actor: { id: ids.admin, name: 'Alex Host' },
          detail: null,
        },
      ],
      next: ids.preview,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(gateway.identity.seen.map(({ request }) => request)).toEqual([
      { subject: ids.player, beforeId: ids.preview, limit: 7 },
    ]);
    expect(codeOf(await gateway.call('listSecurityEvents', { as: 'player' }))).toBe('ADMINS_ONLY');
  });
});

describe('feedback', () => {
  it('has words, a rating, or both', async () => {
    const submit = async (more: object) =>
      (
        await gateway.call('submitFeedback', {
          as: 'player',
          body: { surveyType: 'PROFILE', question: 'How easy was it?', ...more },
        })
      ).json;
    expect(await submit({ answer: ' Very. ' })).toMatchObject({ answer: 'Very.', rating: null });
    expect(await submit({ answer: '', rating: 4 })).toMatchObject({
      surveyType: 'PROFILE',
      answer: null,
      rating: 4,
      user: { username: null },
    });
    expect(await submit({ answer: ' ', rating: null })).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is looked at by survey, or all of it', async () => {
    await gateway.call('listFeedback', { as: 'admin' });
    await gateway.call('listFeedback', { as: 'admin', query: { surveyType: 'PROFILE' } });
    expect(gateway.feedback.seen.map(({ request }) => request)).toEqual([
      { surveyType: 0 },
      { surveyType: 4 },
    ]);
    expect((await gateway.call('getFeedbackStats', { as: 'admin' })).json).toEqual({
      totalResponses: 2,
      byType: [
        { surveyType: 'PROFILE', count: 2, averageRating: 4.5 },
        { surveyType: 'WEEKLY_PICKS', count: 0, averageRating: null },
      ],
    });
  });

  it('knows its surveys and no others', async () => {
    const check = (surveyType: string) =>
      gateway.call('checkFeedback', { as: 'player', params: { surveyType } });
    expect((await check('LEADERBOARD')).json).toEqual({ hasSubmitted: true });
    expect((await check('PROFILE')).json).toEqual({ hasSubmitted: false });
    for (const other of ['leaderboard', 'SOMETHING', '__proto__', 'toString']) {
      expect(codeOf(await check(other))).toBe('INVALID_INPUT');
    }
  });
});

describe('messages', () => {
  it('to many are estimated in dollars and sent with the key of the one who sends them', async () => {
    const estimate = await gateway.call('estimateBlast', goodAsks.estimateBlast);
    expect(estimate.json).toEqual({ estimatedCount: 7, estimatedCost: 0.35, segments: 1 });
    const sent = await gateway.call('sendBlast', goodAsks.sendBlast);
    expect(sent.json).toEqual({ sentCount: 6, failedCount: 1, blastId: ids.blast });
    const body = { recipientFilter: 'custom', customRecipients: [ids.player, '5555550123'], message: ' Hi ' };
    await gateway.call('sendBlast', { as: 'admin', body });
    expect(gateway.sms.seen.map(({ request }) => request)).toEqual([
      { filter: 2, custom: [], message: '' },
      { filter: 1, custom: [], message: 'Hello, {name}!', idempotencyKey: 'blast-1' },
      { filter: 3, custom: [ids.player, '5555550123'], message: 'Hi', idempotencyKey: '' },
    ]);
  });

  it('to nobody are refused by the same sentence whoever chose the recipients', async () => {
    gateway.sms.answer('sendBlast', () => {
      throw new Refusal('NO_RECIPIENTS');
    });
    for (const customRecipients of [[], null]) {
      const body = { recipientFilter: 'custom', customRecipients, message: 'Hi' };
      const { status, json } = await gateway.call('sendBlast', { as: 'admin', body });
      const error = 'No recipients match the selected filter';
      expect({ status, json }).toMatchObject({ status: 400, json: { error } });
      const estimate = await gateway.call('estimateBlast', { as: 'admin', body });
      expect(estimate.status).toBe(200);
    }
  });

  it('are not sent without words or under an endless key', async () => {
    const send = (body: object, key?: string) =>
      gateway.call('sendBlast', {
        as: 'admin',
        body,
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      });
    const empty = await send({ recipientFilter: 'all', message: ' ' });
    expect(empty.json).toMatchObject({ details: [{ field: 'message', message: 'Please enter a message' }] });
    expect(codeOf(await send({ recipientFilter: 'some', message: 'Hi' }))).toBe('INVALID_INPUT');
    const long = await send({ recipientFilter: 'all', message: 'Hi' }, 'x'.repeat(201));
    expect(long.json).toMatchObject({ details: [{ field: 'idempotency-key' }] });
    expect(gateway.sms.seen).toEqual([]);
  });

  it('name a recipient who is unknown by the place in what was sent', async () => {
    gateway.sms.answer('sendBlast', () => {
      throw new Refusal('UNKNOWN_USER', undefined, [
        { field: 'custom.1', message: 'There is no such player' },
      ]);
    });
    const body = { recipientFilter: 'custom', customRecipients: [ids.player, 'nope'], message: 'Hi' };
    const { json } = await gateway.call('sendBlast', { as: 'admin', body });
    expect(json).toMatchObject({ code: 'UNKNOWN_USER', details: [{ field: 'customRecipients.1' }] });
  });

  it('are logged with what is known of them', async () => {
    const { json } = await gateway.call('listSmsLogs', { as: 'admin' });
    expect(json).toMatchObject([{ direction: 'inbound', user: null, outboundText: null, error: null }]);
    expect(gateway.sms.seen[0]?.request).toEqual({ limit: 20 });
  });
});
