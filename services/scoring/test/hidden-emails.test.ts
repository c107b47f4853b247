import { serviceActor, type Actor } from '@torchbearer/kit';
import { playerActor } from '@torchbearer/kit/testing';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, readStandings, startScoring, type Harness } from './harness.js';
import { playerId, PLAYERS } from './league-history.js';

const PLAYER = playerActor(playerId(0));
const SOCKETS = serviceActor('realtime');
const ALL = Array.from({ length: PLAYERS }, (_, n) => `player${String(n)}@example.com`);
const NONE = Array<null>(PLAYERS).fill(null);

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
});
afterEach(() => league.stop());

const read = (actor: Actor, from: Pick<Harness, 'scoring'> = league) => readStandings(from, actor);
const emails = async (actor: Actor) => (await read(actor)).list.map(({ email }) => email).toSorted();
const labelFor = async (actor: Actor) =>
  (await league.scoring.getStandings({ query: { places: [], userIds: [] } }, { actor })).standings?.label;
const hide = async (firstPickWeek = 3): Promise<void> => {
  league.emit.season(firstPickWeek, false);
  await league.waitForStandings();
};

describe('standings of a season that hides e-mails', () => {
  it('have none for players and sockets, and all for admins, in a new version', async () => {
    const before = await read(PLAYER);
    expect(await emails(PLAYER)).toEqual(ALL);
    expect(await labelFor(ADMIN)).toBe(await labelFor(PLAYER));
    await hide();
    const after = await read(PLAYER);
    expect(after.version).toBe(before.version + 1);
    for (const actor of [PLAYER, SOCKETS]) expect(await emails(actor)).toEqual(NONE);
    expect(await read(SOCKETS)).toEqual(after);
    expect((await read(ADMIN)).version).toBe(after.version);
    expect(await emails(ADMIN)).toEqual(ALL);
    expect(after.list).toEqual((await read(ADMIN)).list.map((entry) => ({ ...entry, email: null })));
    expect(await labelFor(SOCKETS)).toBe(await labelFor(PLAYER));
    expect(await labelFor(ADMIN)).not.toBe(await labelFor(PLAYER));
  });

  it('have them again for all, in a further version, once it shows them', async () => {
    await hide();
    const { version } = await read(PLAYER);
    league.emit.season(3, true);
    await league.waitForStandings();
    expect((await read(PLAYER)).version).toBe(version + 1);
    expect(await emails(PLAYER)).toEqual(ALL);
    expect(await read(ADMIN)).toEqual(await read(PLAYER));
  });

  it('keep their version if the season is republished', async () => {
    await hide();
    const { version } = await read(PLAYER);
    await hide();
    expect((await read(PLAYER)).version).toBe(version);
  });

  it('are published to the socket servers by version', async () => {
    const versions = async () =>
      (
        await league.database.rows<{ version: number }>(
          `select (headers ->> 'version')::int as version from outbox where topic = $1 order by id`,
          [Topics.standings.name],
        )
      ).length;
    const before = await versions();
    await hide();
    expect(await versions()).toBe(before + 1);
  });

  it('stay hidden after a save', async () => {
    await hide();
    league.emit.pick(1, 3, 0);
    await league.waitForStandings();
    await league.save(3, { 0: 7 });
    expect((await read(PLAYER)).list[0]).toMatchObject({ totalPoints: 7, email: null });
    expect(await emails(ADMIN)).toEqual(ALL);
  });

  it('show admins a changed e-mail in a new version', async () => {
    await hide();
    const { version } = await read(ADMIN);
    league.emit.user(2, false, 'Player 2', 'moved@example.com');
    await league.waitForStandings();
    expect((await read(ADMIN)).version).toBe(version + 1);
    expect(await emails(ADMIN)).toContain('moved@example.com');
    expect(await emails(PLAYER)).toEqual(NONE);
  });

  it('stay hidden when another replica computes the standings at its start', async () => {
    await hide();
    const other = await league.replica();
    expect(await read(PLAYER, other)).toEqual(await read(PLAYER));
    expect(await read(ADMIN, other)).toEqual(await read(ADMIN));
  });
});

describe('a season published by a version without the setting', () => {
  it('shows e-mails', async () => {
    league.emit.season(4);
    await league.waitForStandings();
    expect(await emails(PLAYER)).toEqual(ALL);
  });
});
