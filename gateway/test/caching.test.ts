import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from './samples.js';
import { startGatewayForTest } from './gateway-for-test.js';
import { castaway, standings, standingsJson, standingsLabel } from './sample.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

describe('responses with an ETag', () => {
  it('are not sent again to a caller who has them', async () => {
    const id = 'getCastaway';
    const input = samples[id];
    const tag = (await gateway.call(id, input)).headers.get('etag') ?? '';
    expect((await gateway.call(id, input)).headers.get('etag')).toBe(tag);
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await gateway.call(id, { ...input, headers: { 'if-none-match': held } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('cache-control')).toMatch(/no-cache$/);
    }
    for (const held of ['"other"', tag.replaceAll('"', ''), '"']) {
      expect((await gateway.call(id, { ...input, headers: { 'if-none-match': held } })).status).toBe(200);
    }
  });

  it('get another tag after a change', async () => {
    const before = (await gateway.call('listCastaways')).headers.get('etag') ?? '';
    gateway.league.answer('listCastaways', () => ({ castaways: [{ ...castaway, eliminated: true }] }));
    const after = await gateway.call('listCastaways', { headers: { 'if-none-match': before } });
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(before);
  });

  it('are refused to an unauthenticated client, whatever the tag', async () => {
    expect((await gateway.call('getStandings', { headers: { 'if-none-match': '*' } })).status).toBe(401);
  });
});

describe('the standings', () => {
  it('are the same bytes for all, with a tag made from their label', async () => {
    const answer = await gateway.call('getStandings', { as: 'player' });
    expect(answer.text).toBe(standingsJson.toString());
    expect(answer.json).toEqual(standings);
    expect(answer.headers.get('etag')).toBe(`"s${standingsLabel}"`);
  });
});

describe('responses that analytics says are unchanged', () => {
  const tag = Buffer.from('the first');
  const row = { userId: 'robin', rank: 1, name: 'Robin', totalPoints: 7, averagePoints: 3.5 };
  const asked = (): unknown[] =>
    gateway.analytics.seen.map(({ request }) => (request as { knownTag?: Buffer }).knownTag?.toString());

  it('are sent from what the gateway has, and a change is in the next response', async () => {
    let rows = [row];
    let current = tag;
    gateway.analytics.answer('getLeaderboard', ({ knownTag }) =>
      knownTag?.equals(current) === true
        ? { rows: [], isUnchanged: true }
        : { rows, tag: current, isUnchanged: undefined },
    );
    const read = (headers = {}) => gateway.call('getLeaderboard', { as: 'admin', headers });
    const first = await read();
    expect(first.text).toBe('[{"id":"robin","rank":1,"name":"Robin","totalPoints":7,"avgPoints":3.5}]');
    const again = await read();
    expect([again.text, again.headers.get('etag')]).toEqual([first.text, first.headers.get('etag')]);
    expect((await read({ 'if-none-match': first.headers.get('etag') })).status).toBe(304);
    [rows, current] = [[{ ...row, totalPoints: 8 }], Buffer.from('the second')];
    const changed = await read({ 'if-none-match': first.headers.get('etag') });
    expect([changed.status, changed.json]).toEqual([200, [expect.objectContaining({ totalPoints: 8 })]]);
    expect((await read()).text).toBe(changed.text);
    expect(asked()).toEqual(['', 'the first', 'the first', 'the first', 'the second']);
  });

  it('are sent byte for byte if analytics has encoded them', async () => {
    const json = Buffer.from('[ {"id":"robin","rank":1,"name":"Robin","totalPoints":7,"avgPoints":3.5}]');
    gateway.analytics.answer('getLeaderboard', () => ({ rows: [], json, tag }));
    expect((await gateway.call('getLeaderboard', { as: 'admin' })).text).toBe(json.toString());
  });

  it('are read again each time from a service that sends no tag', async () => {
    let users = 1;
    gateway.analytics.answer('getStats', () => ({
      ...{ users: users++, picks: 0, castaways: 0, weeks: 0 },
      ...{ tag: undefined, isUnchanged: undefined },
    }));
    for (const expected of [1, 2, 3]) {
      const { json, headers } = await gateway.call('getStats', { as: 'admin' });
      expect(json).toMatchObject({ users: expected });
      expect(headers.get('etag')).toBeNull();
    }
    expect(asked()).toEqual(['', '', '']);
  });

  it('are asked for by every admin, for an admin may have been demoted', async () => {
    gateway.analytics.answer('getLeaderboard', ({ knownTag }) =>
      knownTag?.equals(tag) === true ? { rows: [], isUnchanged: true } : { rows: [row], tag },
    );
    await gateway.call('getLeaderboard', { as: 'admin' });
    gateway.analytics.refuse('getLeaderboard', 'ADMINS_ONLY', () => true);
    expect((await gateway.call('getLeaderboard', { as: 'admin' })).status).toBe(403);
  });
});

describe('what is the same for all', () => {
  it.each(['getLeague', 'listAnnouncements', 'getConfig'] as const)(
    '%s is read seldom for many callers at once, and the same for each',
    async (id) => {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) => gateway.call(id, { as: index % 2 ? 'player' : 'admin' })),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(gateway.league.seen.length).toBeLessThan(30);
    },
  );

  it('is refused to those who may not see it, also while others read it', async () => {
    let respond: () => void = () => undefined;
    gateway.league.answer(
      'listAnnouncements',
      () => new Promise((resolve) => (respond = () => resolve({ announcements: [] }))),
    );
    const reading = gateway.call('listAnnouncements', { as: 'player' });
    await eventually(() => expect(gateway.league.seen).toHaveLength(1));
    expect((await gateway.call('listAnnouncements')).status).toBe(401);
    respond();
    expect((await reading).json).toEqual([]);
  });
});

describe('the cache-control of a response', () => {
  it('is private for data of the league, of which players may hide results, and no-store for personal data', async () => {
    const cacheControlOf = async (id: keyof typeof samples) =>
      (await gateway.call(id, samples[id])).headers.get('cache-control');
    expect(await cacheControlOf('listCastaways')).toBe('private, no-cache');
    expect(await cacheControlOf('getStandings')).toBe('private, no-cache');
    expect(await cacheControlOf('getWeekPoints')).toBe('private, no-cache');
    for (const id of ['getMe', 'getOwnUser', 'listSessions'] as const)
      expect([id, await cacheControlOf(id)]).toEqual([id, 'no-store']);
    for (const id of ['listUsers', 'updateUser', 'listSmsLogs', 'listInvites', 'listSecurityEvents'] as const)
      expect([id, await cacheControlOf(id)]).toEqual([id, 'no-store']);
  });
});
