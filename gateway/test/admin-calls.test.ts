import { Refusal } from '@torchbearer/kit';
import { forFile } from '@torchbearer/kit/testing/suites';
import { SignUpMode } from '@torchbearer/proto/identity/v1/identity';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from './samples.js';
import { startGatewayForTest } from './gateway-for-test.js';
import { ids, season, week } from './sample.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

describe('the configuration of the web client', () => {
  it('has default values', async () => {
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

  it('has the configured values', async () => {
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
  ])('with a %s like %s keeps the gateway from starting', async (name, value) => {
    await expect(startGatewayForTest({ [name]: value })).rejects.toThrow(name);
  });

  it('is unavailable with Retry-After while league is down', async () => {
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

  it('changes only in the given fields; null removes a date', async () => {
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

  it('from a league service without the settings shows e-mails and scores once', async () => {
    const { showEmails: _unknown, doubleScoring: _missing, textAutoPicks: _new, ...before } = season;
    gateway.league.answer('getSeason', () => ({ season: before }));
    expect((await gateway.call('getSeason', { as: 'admin' })).json).toMatchObject({
      showEmails: true,
      doubleScoring: false,
      textAutoPicks: true,
    });
  });

  it('shows admins its settings', async () => {
    expect((await gateway.call('getSeason', { as: 'admin' })).json).toEqual({
      ...season,
      rankingsCloseAt: '2025-10-01T19:00:00.000Z',
      draftAt: null,
    });
  });
});

describe('analytics', () => {
  it('name the winner of each week by its points', async () => {
    const contender = (userId: string) => ({ userId, name: 'Robin Vale', totalPoints: 12 });
    gateway.analytics.answer('getHeadToHead', ({ user1Id, user2Id }) => ({
      ...{ user1: contender(user1Id), user2: contender(user2Id), user1Wins: 1, user2Wins: 1, ties: 1 },
      weeks: [
        { weekNumber: 3, user1Points: 12, user2Points: -9 },
        { weekNumber: 4, user1Points: 0, user2Points: 9 },
        { weekNumber: 5, user1Points: 0, user2Points: 0 },
      ],
    }));
    const { json } = await gateway.call('getHeadToHead', samples.getHeadToHead);
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

  it('show the values before and after a change, page by page', async () => {
    const query = { actor: ids.admin, action: 'castaway', before: ids.preview, limit: '7' };
    gateway.analytics.answer('listAudit', () => ({
      entries: [
        {
          ...{ id: ids.preview, at: new Date(0), actorId: ids.admin, actorName: 'Alex Host' },
          ...{ action: 'castaway.created', beforeJson: '', afterJson: '{"age":34}' },
          ...{ targetType: 'castaway', targetId: ids.castaway, targetName: 'Juniper Hale' },
        },
      ],
      nextId: ids.preview,
    }));
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
  it('are requested from identity by user, page by page, and not cached', async () => {
    const query = { user: ids.player, before: ids.preview, limit: '7' };
    gateway.identity.answer('listSecurityEvents', () => ({
      events: [
        {
          ...{ id: ids.preview, at: new Date(0), kind: 'temporary-password-set', outcome: 'succeeded' },
          ...{
            user: { id: ids.player },
            actor: { id: ids.admin, name: 'Alex Host' },
            address: '203.0.113.7',
          },
        },
      ],
      nextId: ids.preview,
    }));
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
    const received = gateway.identity.seen.filter(({ method }) => method !== 'getSession');
    expect(received.map(({ request }) => request)).toEqual([
      { subject: ids.player, beforeId: ids.preview, limit: 7 },
    ]);
  });
});

describe('messages', () => {
  it('to many have an estimate in dollars and are sent with the sender’s idempotency key', async () => {
    gateway.sms.answer('estimateBlast', () => ({ recipients: 7, costCents: 35, segments: 1 }));
    gateway.sms.answer('sendBlast', () => ({ blastId: ids.blast, sent: 6, failed: 1 }));
    const estimate = await gateway.call('estimateBlast', samples.estimateBlast);
    expect(estimate.json).toEqual({ estimatedCount: 7, estimatedCost: 0.35, segments: 1 });
    const sent = await gateway.call('sendBlast', samples.sendBlast);
    expect(sent.json).toEqual({ sentCount: 6, failedCount: 1, blastId: ids.blast });
    const body = { recipientFilter: 'custom', customRecipients: [ids.player, '5555550123'], message: ' Hi ' };
    await gateway.call('sendBlast', { as: 'admin', body });
    expect(gateway.sms.seen.map(({ request }) => request)).toEqual([
      { filter: 2, custom: [], message: 'Week {week}: picks close {deadline}.', withReader: false },
      {
        filter: 1,
        custom: [],
        message: 'Week {week}: picks close {deadline}, {name}!',
        idempotencyKey: 'blast-1',
      },
      { filter: 3, custom: [ids.player, '5555550123'], message: 'Hi', idempotencyKey: '' },
    ]);
  });

  it('without recipients are refused with the same sentence for an empty and a missing list', async () => {
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

  it('report an unknown recipient by the index in the request', async () => {
    gateway.sms.answer('sendBlast', () => {
      throw new Refusal('UNKNOWN_USER', undefined, [
        { field: 'custom.1', message: 'There is no such player' },
      ]);
    });
    const body = { recipientFilter: 'custom', customRecipients: [ids.player, 'nope'], message: 'Hi' };
    const { json } = await gateway.call('sendBlast', { as: 'admin', body });
    expect(json).toMatchObject({ code: 'UNKNOWN_USER', details: [{ field: 'customRecipients.1' }] });
  });
});
