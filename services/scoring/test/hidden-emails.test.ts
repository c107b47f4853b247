import { serviceActor, type Actor } from '@torchbearer/kit';
import { playerActor } from '@torchbearer/kit/testing';
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
/** @param showsEmails undefined like a version without the setting */
const season = async (showsEmails: boolean | undefined, firstPickWeek = 3): Promise<void> => {
  league.emit.season(firstPickWeek, showsEmails);
  await league.waitForStandings();
};

describe('standings of a season that hides e-mails', () => {
  it('have none for players and sockets, and all for admins, in a new version', async () => {
    const before = await read(PLAYER);
    expect(await emails(PLAYER)).toEqual(ALL);
    expect(await labelFor(ADMIN)).toBe(await labelFor(PLAYER));
    await season(false);
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

  it('keep their version if the season is republished, and have them again once it shows them', async () => {
    await season(false);
    const { version } = await read(PLAYER);
    await season(false);
    expect((await read(PLAYER)).version).toBe(version);
    await season(true);
    expect((await read(PLAYER)).version).toBe(version + 1);
    expect(await emails(PLAYER)).toEqual(ALL);
    expect(await read(ADMIN)).toEqual(await read(PLAYER));
  });

  it('keep them hidden after a save and on a new replica, and show admins a changed one in a new version', async () => {
    await season(false);
    league.emit.pick(1, 3, 0);
    await league.waitForStandings();
    await league.save(3, { 0: 7 });
    expect((await read(PLAYER)).list[0]).toMatchObject({ totalPoints: 7, email: null });
    const { version } = await read(ADMIN);
    league.emit.user(2, false, 'Player 2', 'moved@example.com');
    await league.waitForStandings();
    expect((await read(ADMIN)).version).toBe(version + 1);
    expect(await emails(ADMIN)).toContain('moved@example.com');
    expect(await emails(PLAYER)).toEqual(NONE);
    const other = await league.replica();
    for (const actor of [PLAYER, ADMIN]) expect(await read(actor, other)).toEqual(await read(actor));
  });
});

it('a season published by a version without the setting shows e-mails', async () => {
  await season(undefined, 4);
  expect(await emails(PLAYER)).toEqual(ALL);
});
