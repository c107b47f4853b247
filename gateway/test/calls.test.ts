import type { SavedPoints } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import { forFile } from '@torchbearer/kit/testing/suites';
import { DraftStatus } from '@torchbearer/proto/league/v1/league';
import { beforeEach, describe, expect, it } from 'vitest';
import { allCalls as all, samples } from './samples.js';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';
import { standingsOf } from './stub-standings.js';
import { draftPick, group, ids, player, standings, standingsLabel, week } from './sample.js';

const gateway = await forFile(
  startGatewayForTest({ LIMIT_CALLS_USER: '100000', LIMIT_CALLS_ADDRESS: '100000' }),
);
beforeEach(() => gateway.reset());

describe('every call of the contract', () => {
  it.each(all)('$id returns what the contract declares', async ({ id, call }) => {
    const answer = await gateway.call(id, samples[id]);
    expect(answer.status).toBe(Number(Object.keys(call.answers)[0]));
  });
});

describe('a player', () => {
  it.each(all.filter(({ call }) => call.who === 'admin'))('may not call $id', async ({ id }) => {
    const refused = await gateway.call(id, { ...samples[id], as: 'player' });
    expect(refused.status).toBe(403);
    expect(codeOf(refused)).toBe('ADMINS_ONLY');
  });
});

describe('a session that began with a temporary password', () => {
  const headers = { authorization: 'Bearer the-token-of-a-limited-session' };
  const signedIn = (mustChangePassword: boolean) =>
    gateway.identity.answer('getSession', () => ({
      user: { ...player, mustChangePassword },
      session: { id: 'a-session', userId: player.id, createdAt: player.createdAt },
    }));

  it('may only read the own user and change the password', async () => {
    const open = all.filter(({ call }) => call.openWhile?.includes('PASSWORD_CHANGE_REQUIRED'));
    expect(open.map(({ id }) => id).sort()).toEqual(['changePassword', 'getMe', 'getOwnUser']);
    signedIn(true);
    for (const { id } of open) {
      const input = { ...samples[id], headers: { ...samples[id].headers, ...headers } };
      expect((await gateway.call(id, input)).status).toBe(200);
    }
    const refused = await gateway.call('submitPick', { ...samples.submitPick, headers });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
  });

  it('may sign out, counts as a visitor in public calls, and may make every call after a password change', async () => {
    signedIn(true);
    expect((await gateway.call('logOut', { headers })).status).toBe(204);
    await gateway.call('getCastawayOwner', { params: { id: ids.castaway }, headers });
    expect(gateway.league.seen[0]?.call.actor.kind).toBe('visitor');
    expect((await gateway.call('getMyPicks', { headers })).status).toBe(403);
    signedIn(false);
    expect((await gateway.call('getMyPicks', { headers })).status).toBe(200);
  });
});

describe('requests to the services', () => {
  it('have the caller and the request id', async () => {
    await gateway.call('submitPick', {
      ...samples.submitPick,
      headers: { 'x-request-id': 'from-outside-1' },
    });
    const [seen] = gateway.picks.seen;
    expect(seen?.request).toEqual({ castawayId: ids.castaway });
    expect(seen?.call.actor).toMatchObject({
      kind: 'user',
      id: ids.player,
      name: 'Robin Vale',
      isAdmin: false,
      session: { signedInAt: player.createdAt?.getTime(), mustChangePassword: false },
    });
    expect(seen?.call.requestId).toBe('from-outside-1');
  });

  it.each(all.filter(({ call }) => call.who === 'player'))(
    'of $id name nobody else, whatever ids are added to the body and the query',
    async ({ id, call }) => {
      const { query, body, ...input } = samples[id];
      const { nobody } = ids;
      const added = { id: nobody, userId: nobody, playerId: nobody };
      const answer = await gateway.call(id, {
        ...input,
        query: { ...added, ...query },
        ...(body !== undefined && { body: { ...added, user: added, ...(body as object) } }),
      });
      expect(answer.status).toBe(Number(Object.keys(call.answers)[0]));
      const seen = gateway.services.flatMap((service) => service.seen);
      expect(JSON.stringify(seen.map(({ request }) => request))).not.toContain(nobody);
      for (const { actor } of seen.map((one) => one.call))
        expect([ids.player, null, 'gateway']).toContain(actor.id);
    },
  );

  it('have a visitor as the caller if the cookie has no session', async () => {
    await gateway.call('getCastaway', { params: { id: ids.castaway }, cookie: 'a-cookie-of-no-session' });
    expect(gateway.league.seen[0]?.call.actor.kind).toBe('visitor');
  });

  it('have empty texts for what a new castaway lacks', async () => {
    await gateway.call('createCastaway', { as: 'admin', body: { name: ' Juniper ' } });
    expect(gateway.league.seen[0]?.request).toEqual({
      name: 'Juniper',
      tribe: '',
      occupation: '',
      hometown: '',
    });
  });

  it('have only the fields of a castaway that change, empty ones if removed', async () => {
    const input = { as: 'admin' as const, params: { id: ids.castaway } };
    await gateway.call('updateCastaway', { ...input, body: { eliminated: true, eliminatedInWeek: 4 } });
    await gateway.call('updateCastaway', {
      ...input,
      body: { age: null, imageUrl: null, tribe: '', name: 'June' },
    });
    expect(gateway.league.seen.map(({ request }) => request)).toEqual([
      { castawayId: ids.castaway, eliminated: true, eliminatedInWeek: 4 },
      { castawayId: ids.castaway, name: 'June', tribe: '', age: 0, imageUrl: '' },
    ]);
  });

  it('have the times of a week as dates, or none if not given', async () => {
    await gateway.call('saveWeek', { as: 'admin', body: { weekNumber: 4, isActive: false } });
    const picksCloseAt = '2025-10-16T00:00:00+02:00';
    const second = await gateway.call('saveWeek', {
      as: 'admin',
      body: { weekNumber: 3, isActive: true, picksCloseAt },
    });
    expect(gateway.league.seen.map(({ request }) => request)).toEqual([
      { weekNumber: 4, isActive: false },
      { weekNumber: 3, isActive: true, picksCloseAt: new Date(picksCloseAt) },
    ]);
    expect(second.status).toBe(200);
  });

  it('have the active week that the admin saw: a number, none, or unknown', async () => {
    for (const activeWeek of [3, null, undefined])
      await gateway.call('saveWeek', {
        as: 'admin',
        body: { weekNumber: 4, isActive: true, activeWeek, onlyNew: activeWeek === undefined },
      });
    expect(gateway.league.seen.map(({ request }) => request)).toEqual([
      { weekNumber: 4, isActive: true, seenActiveWeek: 3, onlyNew: false },
      { weekNumber: 4, isActive: true, seenActiveWeek: 0, onlyNew: false },
      { weekNumber: 4, isActive: true, onlyNew: true },
    ]);
  });

  it('have points with those that the admin saw; null and a missing value differ', async () => {
    const [first, second, third] = [ids.castaway, ids.otherCastaway, ids.player];
    await gateway.call('saveWeekPoints', {
      as: 'admin',
      params: { n: '3' },
      body: {
        entries: [
          { castawayId: first, points: 5, was: 0 },
          { castawayId: second, points: 6, was: null },
          { castawayId: third, points: 7 },
        ],
      },
    });
    await gateway.call('undoWeekPoints', { as: 'admin', params: { n: '3' }, body: { was: [] } });
    await gateway.call('undoWeekPoints', { as: 'admin', params: { n: '3' } });
    const sent = gateway.scoring.seen.filter(({ method }) => method !== 'getStandings');
    expect(sent.map(({ request }) => request)).toEqual([
      {
        weekNumber: 3,
        entries: [
          { castawayId: first, points: 5 },
          { castawayId: second, points: 6 },
          { castawayId: third, points: 7 },
        ],
        seen: { entries: [{ castawayId: first, points: 0 }, { castawayId: second }] },
      },
      { weekNumber: 3, seen: { entries: [] } },
      { weekNumber: 3 },
    ]);
  });

  it('return saved points without standings if the client wants none', async () => {
    for (const id of ['saveWeekPoints', 'undoWeekPoints'] as const) {
      const body = id === 'saveWeekPoints' ? { entries: [{ castawayId: ids.castaway, points: 5 }] } : {};
      const input = { as: 'admin', params: { n: '3' }, body } as const;
      const saved = (await gateway.call(id, input)).json as SavedPoints;
      expect(saved.standings).not.toEqual([]);
      const short = await gateway.call(id, { ...input, query: { standings: 'none' } });
      expect(short.json).toEqual({ ...saved, standings: [] });
      const unknown = await gateway.call(id, { ...input, query: { standings: 'some' } });
      expect(codeOf(unknown)).toBe('INVALID_INPUT');
    }
  });

  it('return 201 if a week is new', async () => {
    gateway.league.answer('saveWeek', () => ({ week, created: true }));
    const created = await gateway.call('saveWeek', { as: 'admin', body: { weekNumber: 9, isActive: false } });
    expect(created.status).toBe(201);
  });
});

describe('responses', () => {
  it('find the caller and others on the leaderboard', async () => {
    const own = await gateway.call('getOwnStanding', { as: 'player' });
    expect(own.json).toEqual({
      standings: standingsLabel,
      players: standings.length,
      place: 0,
      first: 0,
      rows: standings,
      leaders: standings.slice(0, 2),
      averagePoints: Math.round(
        standings.reduce((sum, { totalPoints }) => sum + totalPoints, 0) / standings.length,
      ),
      totalPicks: standings.reduce((sum, { draftPicks }) => sum + draftPicks.length, 0),
    });
    const page = await gateway.call('getStandingsPage', {
      as: 'player',
      params: { standings: standingsLabel, page: '0' },
    });
    expect(page.json).toEqual(standings);
    expect(page.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(page.headers.get('vary')).toBe('Cookie, Authorization, Accept-Encoding');
    const found = await gateway.call('getStandings', { as: 'player', query: { q: 'ROBIN' } });
    expect(found.json).toEqual(standings.filter(({ name }) => name.startsWith('Robin')));
  });

  it('have the three rows before and after the caller, and the first two', async () => {
    const rows = Array.from({ length: 12 }, (_, place) => ({
      ...standings[0]!,
      ...{ id: place === 6 ? ids.player : `player ${place}`, rank: place + 1, totalPoints: 20 - place },
    }));
    const own = async (list: typeof rows) => {
      gateway.scoring.answer('getStandings', standingsOf(list, standingsLabel));
      return (await gateway.call('getOwnStanding', { as: 'player' })).json;
    };
    const leaders = rows.slice(0, 2);
    expect(await own(rows)).toMatchObject({ place: 6, first: 3, rows: rows.slice(3, 10), leaders });
    expect(await own(rows.slice(0, 7))).toMatchObject({ place: 6, rows: rows.slice(3, 7), leaders });
    expect(await own(rows.slice(5))).toMatchObject({ place: 1, first: 0, rows: rows.slice(5, 10) });
    const others = { place: null, first: 0, rows: [] };
    expect(await own(rows.slice(0, 6))).toMatchObject({ ...others, players: 6, leaders });
    expect(await own([])).toMatchObject({ ...others, players: 0, leaders: [] });
  });

  it('have the members of a group ranked among themselves, in the order of the league', async () => {
    const rows = [30, 20, 20, 10].map((totalPoints, place) => ({
      ...standings[0]!,
      ...{ id: `player ${place}`, rank: [1, 2, 2, 4][place]!, totalPoints },
    }));
    gateway.scoring.answer('getStandings', standingsOf(rows, standingsLabel));
    const members = [3, 2, 1, 9].map((place) => ({
      ...{ id: `player ${place}`, name: 'Robin', isOwner: false },
      joinedAt: player.createdAt,
    }));
    gateway.league.answer('getGroup', () => ({ ...group, members }));
    const response = await gateway.call('getGroupStandings', { as: 'player', params: { id: ids.group } });
    expect(response.json).toEqual([
      { ...rows[1], rank: 1, leagueRank: 2 },
      { ...rows[2], rank: 1, leagueRank: 2 },
      { ...rows[3], rank: 3, leagueRank: 4 },
    ]);
  });

  it('have the leaderboard of a group, with the rank in the league', async () => {
    const response = await gateway.call('getGroupStandings', { as: 'player', params: { id: ids.group } });
    expect(response.json).toEqual(standings.map((row) => ({ ...row, leagueRank: row.rank })));
    const tag = response.headers.get('etag') ?? '';
    const again = await gateway.call('getGroupStandings', {
      as: 'player',
      params: { id: ids.group },
      headers: { 'if-none-match': tag },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each([
    ['other standings', { standings: '6-0123abcd', page: '0' }, 'STANDINGS_REPLACED'],
    ['a page too far', { standings: standingsLabel, page: '1' }, 'STANDINGS_REPLACED'],
    ['no label', { standings: 'newest', page: '0' }, 'INVALID_INPUT'],
    ['no number', { standings: standingsLabel, page: '-1' }, 'INVALID_INPUT'],
  ])('refuse a page of the leaderboard with %s', async (_what, params, code) => {
    const refused = await gateway.call('getStandingsPage', { as: 'player', params });
    expect(codeOf(refused)).toBe(code);
  });

  it('mask the e-mails of owners for visitors, but not for players', async () => {
    const params = { id: ids.castaway };
    const visitor = await gateway.call('getCastawayOwner', { params });
    expect(visitor.json).toEqual({
      name: 'Robin Vale',
      email: 'r…@example.com',
      owners: [
        { name: 'Robin Vale', email: 'r…@example.com' },
        { name: 'Alex Host', email: 'a…@example.com' },
      ],
    });
    const player = await gateway.call('getCastawayOwner', { params, as: 'player' });
    expect(player.json).toMatchObject({ email: 'robin@example.com' });
    for (const { headers } of [visitor, player]) {
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toMatch(/Cookie, Authorization/);
    }
  });

  it('have null for an e-mail that a service leaves out, for visitors, too', async () => {
    gateway.league.answer('getCastawayOwners', () => ({ owners: [{ id: ids.player, name: 'Robin Vale' }] }));
    const hidden = { name: 'Robin Vale', email: null };
    for (const input of [{}, { as: 'player' as const }]) {
      const owner = await gateway.call('getCastawayOwner', { params: { id: ids.castaway }, ...input });
      expect(owner.json).toEqual({ ...hidden, owners: [hidden] });
    }
    gateway.league.answer('getDraft', () => ({
      draftStatus: DraftStatus.DRAFT_STATUS_COMPLETED,
      picks: [{ ...draftPick, user: { id: ids.player, name: 'Robin Vale' } }],
    }));
    const draft = await gateway.call('getDraft', { as: 'player' });
    expect(draft.json).toMatchObject({ picks: [{ user: { id: ids.player, ...hidden } }] });
  });

  it('are passed on byte for byte if the service was asked for JSON and sends it', async () => {
    const text = `{ "draftStatus": "COMPLETED", "picks": [] }`;
    gateway.league.answer('getDraft', ({ wantsJson }) => ({
      draftStatus: DraftStatus.DRAFT_STATUS_UNSPECIFIED,
      picks: [],
      ...(wantsJson && { json: Buffer.from(text) }),
    }));
    expect((await gateway.call('getDraft', { as: 'player' })).text).toBe(text);
  });

  it('have no owner for a castaway that no player drafted', async () => {
    gateway.league.answer('getCastawayOwners', () => ({ owners: [] }));
    const answer = await gateway.call('getCastawayOwner', { params: { id: ids.otherCastaway } });
    expect(answer.text).toBe('null');
  });

  it('say for all picks which weeks are still hidden', async () => {
    const nothing = { draftPicks: [], castaways: [], users: [], picks: [] };
    gateway.picks.answer('listPicks', () => ({
      ...nothing,
      ...{ weekNumbers: [3, 4], hiddenWeekNumbers: [4] },
    }));
    const { json } = await gateway.call('listAllPicks', { as: 'player' });
    const weeks = [
      { weekNumber: 3, picksHidden: false },
      { weekNumber: 4, picksHidden: true },
    ];
    expect(json).toMatchObject({ weeks });
  });

  it('have saved points with the whole list of the standings after the save', async () => {
    const entries = [{ castawayId: ids.castaway, points: -12 }];
    const after = standings.map((entry) => ({ ...entry, totalPoints: -12 }));
    gateway.scoring.answer('saveWeekPoints', () => {
      gateway.scoring.answer('getStandings', standingsOf(after, '8-YWZ0ZXJf'));
      return { entries, standingsVersion: 8, standingsJson: Buffer.alloc(0) };
    });
    expect((await gateway.call('getStandings', { as: 'admin' })).json).toEqual(standings);
    const answer = await gateway.call('saveWeekPoints', samples.saveWeekPoints);
    expect(answer.json).toEqual({ entries, standings: after });
  });

  it("keep the sentence and the fields of a service's refusal", async () => {
    gateway.scoring.answer('saveWeekPoints', () => {
      const details = [{ field: 'entries.0.points', message: 'Juniper Hale is out' }];
      throw new Refusal('ELIMINATED_NOT_SCORED', 'Juniper Hale has been eliminated.', details);
    });
    const answer = await gateway.call('saveWeekPoints', samples.saveWeekPoints);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error: 'Juniper Hale has been eliminated.',
      code: 'ELIMINATED_NOT_SCORED',
      details: [{ field: 'entries.0.points', message: 'Juniper Hale is out' }],
    });
  });

  it('say that a just deleted user is not signed in, instead of not found', async () => {
    gateway.identity.answer('getUser', () => {
      throw new Refusal('USER_NOT_FOUND');
    });
    expect(codeOf(await gateway.call('getMe', { as: 'player' }))).toBe('NOT_SIGNED_IN');
  });
});
