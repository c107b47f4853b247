/** What pods of 0.7 read, in a league of more members than fit into one chunk. @until 0.9 */
import { Board, MemberChunk } from '@torchbearer/proto/scoring/v1/board';
import { forFile } from '@torchbearer/kit/testing/suites';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Topics } from '@torchbearer/proto/topics';
import { ADMIN, readStandings, startScoring } from './harness.js';
import { castawayId, playerId } from './league-history.js';

const MEMBERS = 2_500;

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const league = await forFile(startScoring());
await league.database.run(
  `insert into copied.users (id, name, email, is_admin)
   select gen_random_uuid(), 'Member ' || number, number || '@example.com', false
   from generate_series(1, $1) number`,
  [MEMBERS - 5],
);
await recompute();

async function recompute(): Promise<void> {
  await league.database.run('insert into standings_marks (reason) values ($1)', [Topics.user.name]);
  await league.waitForStandings();
}

const chunks = () =>
  league.database.rows<{ chunk: number; size: number; hash: string }>(
    `select chunk, size, encode(hash, 'hex') as hash from standings_members order by chunk`,
  );
const users = () => league.database.rows<{ id: string; name: string }>('select id, name from copied.users');

it('every member is in the list, and in one chunk', async () => {
  const { list } = await league.standings();
  const expected = (await users()).map(({ id, name }) => [id, name] as const);
  expect(new Map(list.map(({ id, name }) => [id, name]))).toEqual(new Map(expected));
  expect(list).toHaveLength(MEMBERS);
  const stored = await chunks();
  expect(stored.map(({ chunk }) => chunk)).toEqual([0, 1, 2, 3]);
  expect(stored.reduce((sum, { size }) => sum + size, 0)).toBe(MEMBERS);
});

it('another name, roster or member changes one chunk', async () => {
  const changing = [
    `update copied.users set name = 'Renamed' where name = 'Member 7'`,
    `insert into copied.rosters (user_id, picks) select id, '[{"castawayId":"${castawayId(1)}","round":1,"pickNumber":1}]'
     from copied.users where name = 'Member 9'`,
    `insert into copied.users values ('7f000000-0000-4000-8000-000000000000', 'New', 'new@example.com', false)`,
  ];
  for (const change of changing) {
    const before = await chunks();
    const { version } = await league.standings();
    await league.database.run(change);
    await recompute();
    const after = await chunks();
    expect(after.filter(({ hash }, index) => hash !== before[index]?.hash)).toHaveLength(1);
    expect((await league.standings()).version).toBe(version + 1);
  }
  const { list } = await league.standings();
  expect(list.find(({ name }) => name === 'Member 9')?.draftPicks).toMatchObject([{ round: 1 }]);
  expect(list.filter(({ name }) => ['Renamed', 'New'].includes(name))).toHaveLength(2);
});

it('a save changes no chunk, and another replica shows the same list', async () => {
  const before = await chunks();
  league.emit.pick(1, 3, 0);
  await league.waitForStandings();
  await league.save(3, { 0: 9 });
  expect(await chunks()).toEqual(before);
  const { list } = await league.standings();
  expect(list[0]).toMatchObject({ id: playerId(1), rank: 1, totalPoints: 9 });
  expect(list.at(-1)).toMatchObject({ rank: 2 });
  const other = await league.replica();
  expect((await readStandings(other, ADMIN)).list).toEqual(list);
  const { standingsJson } = await other.scoring.getStandings({}, { actor: ADMIN });
  expect(JSON.parse(standingsJson.toString())).toEqual(list);
  await other.stop();
});

it('a caller that wants columns gets a board once, and only the chunks that it lacks', async () => {
  const known: { knownVersion?: number; knownHash?: Buffer } = {};
  const read = (knownChunks: Buffer[]) =>
    league.scoring.getStandings({ ...known, wantedBoard: { knownChunks } }, { actor: ADMIN });
  const first = await read([]);
  expect(first.standingsJson).toHaveLength(0);
  const { board = Buffer.alloc(0), chunks = [] } = first.board ?? {};
  const { chunkHashes } = Board.decode(board);
  const hex = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('hex')).sort();
  expect(hex(chunks.map(hashOf))).toEqual(hex(chunkHashes));

  Object.assign(known, { knownVersion: first.version, knownHash: hashOf(board) });
  expect(await read(chunkHashes)).toMatchObject({
    version: first.version,
    isUnchanged: true,
    board: undefined,
  });

  await league.database.run(`update copied.users set name = 'Member moved' where name = 'Member 11'`);
  await recompute();
  const second = await read(chunkHashes);
  expect(second).toMatchObject({ version: first.version + 1, isUnchanged: false });
  expect(second.board?.chunks).toHaveLength(1);
  const names = MemberChunk.decode(second.board!.chunks[0]!).members.map(({ name }) => name);
  expect(names).toContain('Member moved');
});

it('chunks that somebody has tampered with are made again', async () => {
  const { list } = await league.standings();
  await league.database.run('delete from standings_members where chunk = 2');
  await recompute();
  await league.database.run('update standings_members set size = size + 1 where chunk = 1');
  await recompute();
  expect((await league.standings()).list).toEqual(list);
});

it('chunks are joined again when most members have left', async () => {
  await league.database.run(`delete from copied.users where name like 'Member %'`);
  await recompute();
  expect((await chunks()).map(({ chunk, size }) => [chunk, size])).toEqual([[0, 7]]);
  expect((await league.standings()).list).toHaveLength(7);
});
