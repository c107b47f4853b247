import { eventually, playerActor } from '@torchbearer/kit/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startScoring, type Harness } from './harness.js';
import { events, leagueAfter, playerId, uuid, type LeagueEvent } from './league-history.js';
import { naiveStandings, naiveWeeksInFirst } from './naive-standings.js';

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
});
afterEach(() => league.stop());

const entry = async (player: number) =>
  (await league.standings()).list.find((candidate) => candidate.id === playerId(player));

/** Player 4's pick in week 3, stored by a process that died before it computed the standings. */
const copyPick = () =>
  league.database.run('insert into copied.picks values ($1, $2, 3, $3, false, now())', [
    uuid(6, 1),
    playerId(4),
    uuid(2, 0),
  ]);

describe('standings are derived from the rows', () => {
  it('and show a pick that an admin sets after the week was scored, or takes back', async () => {
    await league.save(3, { 0: 6, 1: 2 });
    league.emit.pick(1, 3, 0);
    await league.waitForStandings();
    expect(await entry(1)).toMatchObject({ rank: 1, totalPoints: 6, avgPoints: 6 });
    league.emit.pick(1, 3, 1);
    await league.waitForStandings();
    expect(await entry(1)).toMatchObject({ totalPoints: 2 });
    league.emit.pickWithdrawn(1, 3);
    await league.waitForStandings();
    expect(await entry(1)).toMatchObject({ rank: 1, totalPoints: 0, avgPoints: 0 });
  });

  it('and do not change for picks of an unscored week', async () => {
    const { version } = await league.standings();
    for (let n = 0; n < 5; n++) league.emit.pick(n, 3, n % 4);
    await league.waitForStandings();
    const lastMark = () =>
      league.database.rows(
        `select last_value from pg_sequences where sequencename = 'standings_marks_id_seq'`,
      );
    const marks = await lastMark();
    league.emit.pick(0, 3, 2);
    league.emit.pickWithdrawn(1, 3);
    await league.waitForStandings();
    expect((await league.standings()).version).toBe(version);
    expect(await lastMark()).toEqual(marks);
  });

  it('and take the newest of two picks of one week, in any order of events', async () => {
    await league.save(3, { 0: 6, 1: 2 });
    const [older, newer] = [uuid(5, 1), uuid(5, 2)];
    league.emit.pick(0, 3, 1, false, newer, new Date('2030-01-02'));
    await league.waitForStandings();
    league.emit.pick(0, 3, 0, false, older, new Date('2030-01-01'));
    await league.waitForStandings();
    expect(await entry(0)).toMatchObject({ totalPoints: 2 });
    league.emit.pickWithdrawn(0, 3, older);
    await league.waitForStandings();
    expect(await entry(0)).toMatchObject({ totalPoints: 2 });
    league.emit.pickWithdrawn(0, 3, newer);
    await league.waitForStandings();
    expect(await entry(0)).toMatchObject({ totalPoints: 0 });
  });

  it('and change with the first pick week', async () => {
    league.emit.pick(0, 2, 0);
    await league.waitForStandings();
    await league.save(2, { 0: 9 });
    expect(await entry(0)).toMatchObject({ totalPoints: 0 });
    league.emit.season(2);
    await league.waitForStandings();
    expect(await entry(0)).toMatchObject({ totalPoints: 9 });
  });

  it('and show new names, eliminations and rosters at once', async () => {
    league.emit.user(0, false, 'Renamed');
    league.emit.castaway(1, true, 'Gone');
    league.emit.castawayDeleted(3);
    league.emit.rosterDeleted(1);
    await league.waitForStandings();
    await expect(league.save(3, { 3: 1 })).rejects.toMatchObject({ reason: 'UNKNOWN_CASTAWAY' });
    expect(await entry(0)).toMatchObject({
      name: 'Renamed',
      draftPicks: [{ castaway: { name: 'Gone', eliminated: true } }, {}],
    });
    expect(await entry(1)).toMatchObject({ draftPicks: [] });
  });

  it('and keep their version for changes that do not show in them', async () => {
    const { version } = await league.standings();
    league.emit.user(0);
    league.emit.castaway(0);
    league.emit.season(4);
    league.emit.season(3);
    league.emit.week(1);
    await league.waitForStandings();
    expect((await league.standings()).version).toBe(version);
  });

  it('and lose a deleted player with their picks, while the others move up', async () => {
    for (const n of [0, 1, 2]) league.emit.pick(n, 3, n);
    await league.waitForStandings();
    await league.save(3, { 0: 9, 1: 5, 2: 1 });
    expect(await entry(1)).toMatchObject({ rank: 2 });
    league.emit.userDeleted(0);
    await league.waitForStandings();
    expect(await entry(0)).toBeUndefined();
    expect(await entry(1)).toMatchObject({ rank: 1 });
    for (const table of ['picks', 'rosters']) {
      expect(
        await league.database.rows(`select 1 from copied.${table} where user_id = $1`, [playerId(0)]),
      ).toEqual([]);
    }
    league.emit.pickWithdrawn(0, 3);
    league.emit.rosterDeleted(0);
    await league.waitForStandings();
    expect((await league.standings()).list).toHaveLength(4);
  });

  it('and are computed at the next start if the process died before computing', async () => {
    await league.save(3, { 0: 6 });
    await copyPick();
    await league.replica();
    expect(await entry(4)).toMatchObject({ totalPoints: 6 });
  });

  it('and are computed by a process whose first try failed', async () => {
    await league.save(3, { 0: 6 });
    await copyPick();
    await league.database.run('alter table standings rename to missing');
    await league.replica();
    await league.database.run('alter table missing rename to standings');
    await eventually(async () => expect(await entry(4)).toMatchObject({ totalPoints: 6 }));
  });

  it('and are computed by any replica that finds a mark of another one', async () => {
    await league.save(3, { 0: 6 });
    await copyPick();
    await league.database.run(`insert into standings_marks (reason) values ('left behind')`);
    await league.waitForStandings();
    expect(await entry(4)).toMatchObject({ totalPoints: 6 });
  });
});

describe('after any history', () => {
  it('standings and weeks in first equal a naive recomputation, replicas and all', async () => {
    const other = await league.replica();
    const histories = fc.sample(events(40), { numRuns: 6, seed: 22 });
    // One league goes through all of them; a deleted player stays deleted.
    const past: LeagueEvent[] = [];
    for (const history of histories) {
      for (const event of history) await happen(event, past);
      await league.waitForStandings();
      const expected = leagueAfter(past);
      expect((await league.standings()).list).toEqual(naiveStandings(expected));
      const { weeksInFirst } = await other.scoring.getWeeksInFirst({}, { actor: playerActor(playerId(0)) });
      expect(weeksInFirst).toBe(naiveWeeksInFirst(expected));
    }
  });
});

/** Applies an event of the model to the service: as a call if it is one, else as another service's event. */
async function happen(event: LeagueEvent, past: LeagueEvent[]): Promise<void> {
  const { players, castaways } = leagueAfter(past);
  past.push(event);
  if ('player' in event && !players.some(({ id }) => id === playerId(event.player))) return;
  switch (event.kind) {
    case 'pick':
      return void league.emit.pick(event.player, event.week, event.castaway, event.isAuto);
    case 'withdraw':
      return void league.emit.pickWithdrawn(event.player, event.week);
    case 'role':
      return void league.emit.user(event.player, event.isAdmin);
    case 'ranked':
      return void league.emit.roster(event.player, event.minute);
    case 'eliminated':
      league.emit.castaway(event.castaway, event.eliminated);
      return await league.waitForStandings();
    case 'deleted':
      return void league.emit.userDeleted(event.player);
    case 'season':
      return void league.emit.season(event.firstPickWeek);
    case 'score': {
      await league.send();
      const saved = league.save(event.week, { [event.castaway]: event.points });
      if (castaways[event.castaway]?.eliminated !== true) return void (await saved);
      // Sending the stored points is no change and succeeds; anything else is refused. Either way nothing changes.
      return await saved.then(
        () => undefined,
        (error: unknown) => expect(error).toMatchObject({ reason: 'ELIMINATED_NOT_SCORED' }),
      );
    }
  }
}
