/** Rows of the standings by query, in a league of more players than a search looks up one by one. */
import { Refusal, VISITOR, type Actor } from '@torchbearer/kit';
import { playerActor } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { StandingsQuery } from '@torchbearer/proto/scoring/v1/scoring';
import { Topics } from '@torchbearer/proto/topics';
import { describe, expect, it } from 'vitest';
import { ADMIN, startScoring } from './harness.js';
import { castawayId, playerId, PLAYERS } from './league-history.js';

const PLAYER = playerActor(playerId(1));
const MORE = 1_400;

const league = await forFile(startScoring());
await league.database.run(
  `insert into copied.users (id, name, email, is_admin)
   select gen_random_uuid(), case number when 7 then 'Zo\u00eb  Sm%th' else 'Member ' || number end,
     number || '@example.com', false from generate_series(1, $1) number`,
  [MORE],
);
await league.database.run('insert into standings_marks (reason) values ($1)', [Topics.user.name]);
for (const [player, castaway] of [0, 1, 1, 2].entries()) league.emit.pick(player, 3, castaway);
for (const [player, castaway] of [2, 1, 0].entries()) league.emit.pick(player, 4, castaway);
await league.waitForStandings();
await league.save(3, { 0: 9, 1: 5, 2: 1 });
await league.save(4, { 0: 2, 1: 6, 2: -3 });

const read = async (query: Partial<StandingsQuery>, actor: Actor = PLAYER) => {
  const { standings } = await league.scoring.getStandings(
    { query: { places: [], userIds: [], ...query } },
    { actor },
  );
  return standings!;
};
const placesOf = async (query: Partial<StandingsQuery>, actor?: Actor) =>
  (await read(query, actor)).rows.map(({ place }) => place);

describe('rows of the standings', () => {
  it('are none by default, with the figures of all and the caller\u2019s place', async () => {
    const standings = await read({});
    expect(standings).toMatchObject({ players: PLAYERS + MORE, ownPlace: 0, rows: [] });
    expect(standings.totalPicks).toBe(2 * PLAYERS);
    expect(standings.castaways[0]).toMatchObject({ id: castawayId(0), points: 11 });
    expect((await read({}, ADMIN)).ownPlace).toBeUndefined();
  });

  it('say how the player moved in the last scored week', async () => {
    const { rows } = await read({ places: [{ from: 0, count: 5 }] });
    expect(
      rows.map(({ userId, rank, rankBefore, totalPoints, weekPoints }) => [
        userId,
        rank,
        rankBefore,
        totalPoints,
        weekPoints,
      ]),
    ).toEqual([
      [playerId(1), 1, 2, 11, 6],
      [playerId(2), 2, 2, 7, 2],
      [playerId(0), 3, 1, 6, -3],
      [playerId(3), 4, 4, 1, undefined],
      expect.arrayContaining([5, 5, 0, undefined]) as unknown,
    ]);
  });

  it('come in display order, each once, also of several ranges and beyond the end', async () => {
    const places = [
      { from: 3, count: 2 },
      { from: 0, count: 1 },
      { from: 4, count: 2 },
      { from: PLAYERS + MORE - 1, count: 5 },
    ];
    expect(await placesOf({ places })).toEqual([0, 3, 4, 5, PLAYERS + MORE - 1]);
  });

  it('around the caller end at the ends, and are none for somebody who takes no part', async () => {
    expect(await placesOf({ neighbors: 3 })).toEqual([0, 1, 2, 3]);
    expect(await placesOf({ neighbors: 1 }, playerActor(playerId(0)))).toEqual([1, 2, 3]);
    expect(await placesOf({ neighbors: 3 }, ADMIN)).toEqual([]);
  });

  it('are found by a part of the name, whatever its case and accents, the first hundred', async () => {
    const names = async (words: string) => (await read({ words })).rows.map(({ name }) => name);
    expect(await names('ZOE')).toEqual(['Zo\u00eb  Sm%th']);
    expect(await names('m%t')).toEqual(['Zo\u00eb  Sm%th']);
    expect(await names('player 1')).toEqual(['Player 1']);
    expect(await names('  ')).toEqual([]);
    expect(await names('nobody')).toEqual([]);
    const members = await read({ words: 'member' });
    expect(members.rows).toHaveLength(100);
    expect(members.rows.map(({ place }) => place)).toEqual(
      members.rows.map(({ place }) => place).toSorted((a, b) => a - b),
    );
  });

  it('of given users have ranks among them', async () => {
    const userIds = [playerId(3), playerId(0), playerId(2), playerId(2), ADMIN.id!, 'nobody'];
    const { rows } = await read({ userIds, places: [{ from: 0, count: 1 }] });
    expect(rows.map(({ userId, rank, rankAmong }) => [userId, rank, rankAmong])).toEqual([
      [playerId(1), 1, undefined],
      [playerId(2), 2, 1],
      [playerId(0), 3, 2],
      [playerId(3), 4, 3],
    ]);
  });

  it('of a label stay the same while points are saved, until it is forgotten', async () => {
    const places = [{ from: 0, count: 3 }];
    const before = await read({ places });
    for (const points of [1, 2]) {
      await league.save(5, { 0: points });
      league.emit.pick(0, 5, 0);
      await league.waitForStandings();
      expect((await read({ places })).label).not.toBe(before.label);
    }
    expect(await read({ label: before.label, places })).toEqual(before);
    await league.save(5, { 0: 30 });
    await read({});
    await league.save(5, { 0: 31 });
    await read({});
    await expect(read({ label: before.label })).rejects.toMatchObject({ reason: 'STANDINGS_REPLACED' });
  });

  it('are computed again for another name, role or roster, also if no number changes', async () => {
    const { label } = await read({});
    league.emit.user(4, false, 'Renamed');
    await league.waitForStandings();
    const renamed = await read({ words: 'renamed' });
    expect([renamed.rows.length, renamed.label === label]).toEqual([1, false]);
    league.emit.rosterDeleted(4);
    await league.waitForStandings();
    const without = await read({ userIds: [playerId(4)] });
    expect(without.rows[0]?.drafted).toEqual([]);
    expect([without.totalPicks, without.label === renamed.label]).toEqual([2 * PLAYERS - 2, false]);
  });

  it.each([
    [
      'more than a thousand places',
      {
        places: [
          { from: 0, count: 600 },
          { from: 700, count: 401 },
        ],
      },
    ],
    ['more than a thousand users', { userIds: Array.from({ length: 1_001 }, () => playerId(1)) }],
    ['more than ten neighbors', { neighbors: 11 }],
    ['words longer than a name', { words: 'x'.repeat(1_000) }],
    ['NUL', { words: 'a\0b' }],
  ])('are refused for %s', async (_, query) => {
    await expect(read(query)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });

  it('are refused to visitors', async () => {
    const refused = read({}, VISITOR);
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    await expect(refused).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
  });
});
