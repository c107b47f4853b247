/** A whole season over the API, from the first sign-up to a deletion. It must work with all engines. */
import type { Castaway, StandingsEntry } from '@torchbearer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, signUp, visitor, type SignedIn } from './api.js';
import { sql } from './databases.js';
import { draft, standings, type ReferenceWeek } from './reference.js';
import { ADMIN, type Site } from './system.js';
import { eventually } from './wait.js';
import { watchLeaderboard, type Watcher } from './watch-leaderboard.js';

const PLAYERS = 12;
const CASTAWAYS = 18;
const hour = 60 * 60_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

export function wholeSeason(name: string, start: () => Promise<Site>): void {
  describe(`a whole season ${name}`, () => {
    let system: Site;
    let admin: SignedIn;
    let watcher: Watcher;
    const players: SignedIn[] = [];
    const castaways: Castaway[] = [];
    const rankings = new Map<string, string[]>();
    const rosters = new Map<string, string[]>();
    const weeks: ReferenceWeek[] = [];
    const at = (index: number): SignedIn => players[index] ?? admin;
    const rosterOf = (player: SignedIn): string[] => rosters.get(player.id) ?? [];

    beforeAll(async () => {
      system = await start();
      admin = await logIn(system.urls, ADMIN.email, ADMIN.password);
    });
    afterAll(async () => {
      watcher?.close();
      await system?.stop();
    });

    const reference = () =>
      standings(
        players.map((player) => player.id),
        weeks,
      );
    const matches = (entries: readonly StandingsEntry[]): boolean => {
      const expected = reference();
      return (
        entries.length === expected.size &&
        entries.every((entry) => {
          const right = expected.get(entry.id);
          return right?.total === entry.totalPoints && right.rank === entry.rank;
        })
      );
    };
    const expectExact = (entries: readonly StandingsEntry[]): void => {
      const shown = Object.fromEntries(
        entries.map((entry) => [entry.id, { total: entry.totalPoints, rank: entry.rank }]),
      );
      expect(shown).toEqual(Object.fromEntries(reference()));
      expect(entries.map((entry) => entry.rank)).toEqual(
        entries.map((entry) => entry.rank).sort((a, b) => a - b),
      );
    };

    it('starts empty', async () => {
      expect(await admin.client.listCastaways()).toEqual([]);
      expect(await admin.client.getStandings()).toEqual([]);
      expect((await admin.client.getLeague()).draftStatus).toBe('PENDING');
      await expect(admin.client.getMyPicks()).rejects.toMatchObject({
        status: 404,
        message: 'No active week is available yet.',
      });
    });

    it(`adds ${CASTAWAYS} castaways and signs up ${PLAYERS} players`, async () => {
      for (let index = 0; index < CASTAWAYS; index++) {
        const body = {
          name: `Castaway ${String.fromCharCode(65 + index)}`,
          tribe: ['Red', 'Green', 'Blue'][index % 3] ?? '',
          occupation: 'Sailor',
          hometown: 'Here → There',
          age: 20 + index,
          imageUrl: null,
        };
        castaways.push(await admin.client.createCastaway({ body }));
      }
      // One after the other: hashing a password is slow, and a dozen at a time overload a busy machine.
      for (let number = 1; number <= PLAYERS; number++) {
        players.push(await signUp(system.urls, `Player ${number}`));
      }
      expect(await visitor(system.urls).client.listCastaways()).toHaveLength(CASTAWAYS);
      expect((await admin.client.getLeague()).players).toBe(PLAYERS);
      expect((await admin.client.listUsers()).filter((user) => !user.isAdmin)).toHaveLength(PLAYERS);
    });

    it('stores the latest ranking of each player', async () => {
      const ids = castaways.map((castaway) => castaway.id);
      for (const [index, player] of players.entries()) {
        // All rank the same three first, so that they compete for them.
        const order = [...ids.slice(0, 3), ...ids.slice(3).sort((a, b) => hash(a + index) - hash(b + index))];
        if (index === 0) await player.client.submitRanking({ body: { order: [...order].reverse() } });
        const response = await player.client.submitRanking({ body: { order } });
        expect(response.order.map((row) => row.castawayId)).toEqual(order);
        rankings.set(player.id, order);
      }
      const overview = await admin.client.listRankings();
      expect(overview).toHaveLength(PLAYERS);
      for (const row of overview)
        expect(row.entries.map((entry) => entry.castawayId)).toEqual(rankings.get(row.user.id));
    });

    it('runs the previewed draft: a snake draft in which each turn takes the best-ranked castaway left', async () => {
      const preview = await admin.client.previewDraft();
      const run = await admin.client.runDraft({ body: { previewId: preview.previewId } });
      expect(run.draftStatus).toBe('COMPLETED');
      expect(run.picks).toEqual(preview.picks);
      expect(run.picks.map((pick) => pick.pickNumber)).toEqual(run.picks.map((_, index) => index + 1));

      const turnOrder = run.picks.filter((pick) => pick.round === 1).map((pick) => pick.userId);
      expect(new Set(turnOrder)).toEqual(new Set(players.map((player) => player.id)));
      const expected = draft(
        turnOrder,
        rankings,
        castaways.map((castaway) => castaway.id),
        2,
      );
      expect(run.picks.map(({ userId, castawayId, round }) => ({ userId, castawayId, round }))).toEqual(
        expected,
      );
      for (const player of players) {
        rosters.set(
          player.id,
          expected.filter((pick) => pick.userId === player.id).map((pick) => pick.castawayId),
        );
      }
      // Until all castaways are drafted, each has one owner.
      expect(new Set(run.picks.slice(0, CASTAWAYS).map((pick) => pick.castawayId)).size).toBe(CASTAWAYS);
      await expect(admin.client.runDraft({ body: {} })).rejects.toMatchObject({ status: 409 });
      await expect(
        at(0).client.submitRanking({ body: { order: castaways.map((castaway) => castaway.id) } }),
      ).rejects.toMatchObject({ status: 423, message: 'Rankings are locked' });
    });

    it('opens week 3 and accepts picks and changes of picks', async () => {
      await admin.client.saveWeek({
        body: { weekNumber: 3, isActive: true, picksOpenAt: inHours(-1), picksCloseAt: inHours(1) },
      });
      watcher = await watchLeaderboard(system.urls[0] ?? '', at(0).token);
      await watcher.until((entries) => entries.length === PLAYERS);
      for (const player of players.slice(0, PLAYERS - 2)) {
        const [first = '', second = ''] = rosterOf(player);
        await player.client.submitPick({ body: { castawayId: second } });
        const pick = await player.client.submitPick({ body: { castawayId: first } });
        expect(pick).toMatchObject({ castawayId: first, weekNumber: 3, isAutoSelected: false });
      }
      const notOwned = castaways.find((castaway) => !rosterOf(at(0)).includes(castaway.id));
      await expect(
        at(0).client.submitPick({ body: { castawayId: notOwned?.id ?? '' } }),
      ).rejects.toMatchObject({ status: 400 });
    });

    it('stores one pick after 200 simultaneous picks of one player', async () => {
      const [first = '', second = ''] = rosterOf(at(0));
      const responses = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          at(0).raw('POST', '/api/picks/me', { castawayId: index % 2 === 0 ? first : second }),
        ),
      );
      expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200));
      await at(0).client.submitPick({ body: { castawayId: first } });
      const stored = 'select castaway_id from picks where user_id = $1';
      const rows = await sql(system.databases['picks'], stored, [at(0).id]);
      expect(rows).toEqual([{ castaway_id: first }]);
      const week = await admin.client.listWeekPicks({ params: { weekNumber: 3 } });
      expect(week.filter((pick) => pick.userId === at(0).id)).toHaveLength(1);
    });

    it('refuses picks after the deadline, and picks for players who did not', async () => {
      await admin.client.saveWeek({
        body: { weekNumber: 3, isActive: true, picksOpenAt: inHours(-2), picksCloseAt: inHours(-1) },
      });
      await expect(
        at(0).client.submitPick({ body: { castawayId: rosterOf(at(0))[0] ?? '' } }),
      ).rejects.toMatchObject({ status: 423 });
      const picks = await until(
        () => admin.client.listWeekPicks({ params: { weekNumber: 3 } }),
        (all) => all.length === PLAYERS,
      );
      for (const player of players.slice(-2)) {
        // A player without earlier picks gets the castaway of round 1.
        expect(picks.find((pick) => pick.userId === player.id)).toMatchObject({
          castawayId: rosterOf(player)[0],
          isAutoSelected: true,
        });
      }
      weeks.push({
        weekNumber: 3,
        points: new Map(),
        picks: new Map(picks.map((pick) => [pick.userId, pick.castawayId])),
      });
    });

    const save = async (weekNumber: number, points: readonly (readonly [string, number])[]) => {
      const before = watcher.lists.length;
      const startedAt = performance.now();
      const response = await admin.client.saveWeekPoints({
        params: { n: weekNumber },
        body: { entries: points.map(([castawayId, value]) => ({ castawayId, points: value })) },
      });
      return { response, before, startedAt };
    };

    it('computes the exact standings of the week and sends them to sockets', async () => {
      const points = castaways.map((castaway, index) => [castaway.id, index * 3 - 4] as const);
      weeks[0] = { ...(weeks[0] as ReferenceWeek), points: new Map(points) };
      const { response, before, startedAt } = await save(3, points);
      expect(response.standings).toHaveLength(PLAYERS);
      // The automatic picks are recent; scoring may not have received all of them yet.
      await eventually(async () => expectExact(await at(1).client.getStandings()));
      const received = await watcher.until(matches, before);
      console.log(`[season] save → socket: ${(received.at - startedAt).toFixed(0)} ms`);
      expect(await admin.client.getWeekPoints({ params: { n: 3 } })).toHaveLength(CASTAWAYS);
    });

    it('applies a correction of points, and counts it once when it is saved again', async () => {
      const corrected = [[rosterOf(at(2))[0] ?? '', 77]] as const;
      weeks[0] = {
        ...(weeks[0] as ReferenceWeek),
        points: new Map([...(weeks[0]?.points ?? []), ...corrected]),
      };
      const { response, before } = await save(3, corrected);
      expectExact(response.standings);
      await watcher.until(matches, before);
      const repeated = await save(3, corrected);
      expectExact(repeated.response.standings);
      expect(await admin.client.getWeekPoints({ params: { n: 3 } })).toHaveLength(CASTAWAYS);
    });

    it('suggests in week 4 the castaway that each player did not pick in week 3', async () => {
      await admin.client.saveWeek({
        body: { weekNumber: 4, isActive: true, picksOpenAt: inHours(-1), picksCloseAt: inHours(1) },
      });
      expect((await admin.client.listWeeks()).filter((week) => week.isActive)).toHaveLength(1);
      for (const player of players) {
        const mine = await player.client.getMyPicks();
        const last = weeks[0]?.picks.get(player.id);
        expect(mine.previousPick?.castawayId).toBe(last);
        expect(mine.suggestedCastaway?.id).toBe(rosterOf(player).find((id) => id !== last));
        expect(mine.pick).toBeNull();
      }
    });

    it('refuses picks and points of an eliminated castaway', async () => {
      const [eliminated = '', remaining = ''] = rosterOf(at(3));
      // In week 3, so that the castaway gets no points in the open week 4.
      const body = { eliminated: true, eliminatedInWeek: 3 };
      await admin.client.updateCastaway({ params: { id: eliminated }, body });
      await expect(at(3).client.submitPick({ body: { castawayId: eliminated } })).rejects.toMatchObject({
        status: 409,
      });
      expect((await at(3).client.getMyPicks()).suggestedCastaway?.id).toBe(remaining);
      await expect(
        admin.client.submitPickForUser({ body: { userId: at(3).id, castawayId: eliminated } }),
      ).rejects.toMatchObject({ status: 409 });
      const refused = await admin.raw('POST', '/api/admin/scoring/week/4', {
        entries: [{ castawayId: eliminated, points: 5 }],
      });
      expect(refused.status).toBe(400);
      expect((refused.json as { error: string }).error).toContain(
        castaways.find((castaway) => castaway.id === eliminated)?.name,
      );
      const entry = (await at(3).client.getStandings()).find((row) => row.id === at(3).id);
      expect(entry?.draftPicks.find((pick) => pick.castawayId === eliminated)?.castaway.eliminated).toBe(
        true,
      );
    });

    it('picks the suggested castaway when week 4 closes, and adds up both weeks', async () => {
      const suggested = new Map<string, string | undefined>();
      for (const player of players)
        suggested.set(player.id, (await player.client.getMyPicks()).suggestedCastaway?.id);
      const chosen = rosterOf(at(1)).find((id) => id === suggested.get(at(1).id)) ?? '';
      await at(1).client.submitPick({ body: { castawayId: chosen } });
      await admin.client.saveWeek({
        body: { weekNumber: 4, isActive: true, picksOpenAt: inHours(-2), picksCloseAt: inHours(-1) },
      });
      const picks = await until(
        () => admin.client.listWeekPicks({ params: { weekNumber: 4 } }),
        (all) => all.length === PLAYERS,
      );
      for (const pick of picks) expect(pick.castawayId).toBe(suggested.get(pick.userId));
      expect(picks.filter((pick) => !pick.isAutoSelected).map((pick) => pick.userId)).toEqual([at(1).id]);

      const alive = (await admin.client.listCastaways()).filter((castaway) => !castaway.eliminated);
      const points = alive.map((castaway, index) => [castaway.id, (index * 7) % 23] as const);
      weeks.push({
        weekNumber: 4,
        points: new Map(points),
        picks: new Map(picks.map((pick) => [pick.userId, pick.castawayId])),
      });
      const { before } = await save(4, points);
      await eventually(async () => expectExact(await at(1).client.getStandings()));
      await watcher.until(matches, before);
      const results = await at(0).client.listResults();
      expect(results.filter((row) => row.weekNumber === 4)).toHaveLength(CASTAWAYS - 1);
      expect(results[0]?.weekNumber).toBe(4);
      expect((await at(0).client.getWeeksInFirst()).weeksInFirst).toBeGreaterThanOrEqual(1);
    });

    it("counts an admin's late pick for a player", async () => {
      // A castaway can be in several rosters, so any player may have the eliminated one.
      const cast = await admin.client.listCastaways();
      const isIn = (id: string): boolean =>
        cast.some((castaway) => castaway.id === id && !castaway.eliminated);
      const late = players.find((player) => rosterOf(player).every(isIn));
      if (!late) throw new Error('no player has both castaways left');
      const other = rosterOf(late).find((id) => id !== weeks[1]?.picks.get(late.id)) ?? '';
      const pick = await admin.client.submitPickForUser({ body: { userId: late.id, castawayId: other } });
      expect(pick).toMatchObject({ userId: late.id, castawayId: other, weekNumber: 4 });
      weeks[1] = {
        ...(weeks[1] as ReferenceWeek),
        picks: new Map([...(weeks[1]?.picks ?? []), [late.id, other]]),
      };
      expectExact(await at(1).client.getStandings());
    });

    it('removes a deleted player everywhere', async () => {
      const deleted = players.pop() ?? admin;
      const before = watcher.lists.length;
      await admin.client.deleteUser({ params: { id: deleted.id } });
      expect((await deleted.raw('GET', '/api/users/me')).status).toBe(401);
      expectExact(await admin.client.getStandings());
      await watcher.until(matches, before);
      const everything = JSON.stringify([
        await admin.client.listUsers(),
        await admin.client.listAllPicks(),
        await admin.client.listRankings(),
        await admin.client.getDraft(),
        await admin.client.listWeekPicks({ params: { weekNumber: 3 } }),
        await admin.client.listPickLog(),
        await admin.client.getStandings(),
      ]);
      expect(everything).not.toContain(deleted.id);
      expect(everything).not.toContain(deleted.email);
      await expect(admin.client.deleteUser({ params: { id: deleted.id } })).rejects.toMatchObject({
        status: 404,
      });
    });
  });
}

/** A small number that depends only on the word. */
const hash = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Repeats `read` until it returns a value that `isThere` accepts. @throws Error with the last value on timeout */
const until = <T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> =>
  eventually(async () => {
    const value = await read();
    if (!isThere(value)) throw new Error(`still ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  });
