/** Simultaneous writes that involve several services. Races within one service are in its own tests. */
import { REASONS, type ErrorCode } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { PASSWORD, signUp, type RawResponse, type SignedIn } from '../api.js';
import { standings } from '../reference.js';
import { ADMIN } from '../system.js';
import { eventually } from '../wait.js';
import { expectErrorFormat } from './responses.js';
import { UNKNOWN_ID, runDraft, scoreOnce } from './requests.js';
import type { Fixture } from './fixture.js';

const TIMES = 20;
const hour = 60 * 60_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const saveWeek = ({ admin }: Fixture, weekNumber: number, isActive: boolean) =>
  admin.raw('POST', '/api/admin/week', {
    weekNumber,
    isActive,
    picksOpenAt: inHours(-1),
    picksCloseAt: inHours(24),
  });

/** Opens this week; runs the draft first if needed. */
async function openWeek(fixture: Fixture, weekNumber: number): Promise<void> {
  const { admin } = fixture;
  if ((await admin.client.getDraft()).draftStatus !== 'COMPLETED') await runDraft(fixture);
  await saveWeek(fixture, weekNumber, true);
}

const setAdmin = (by: SignedIn, id: string, isAdmin: boolean) =>
  by.raw('PUT', `/api/users/${id}/admin`, { isAdmin, currentPassword: passwordOf(by) });

/** The league's admin may need the password, because the sign-in may not be recent. */
const passwordOf = (by: SignedIn) => (by.email === ADMIN.email ? ADMIN.password : PASSWORD);

/** Sends `count` requests at the same moment. */
const concurrently = (count: number, send: (index: number) => Promise<RawResponse>): Promise<RawResponse[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

/** The number of responses by status or error code: `{ '201': 1, EMAIL_TAKEN: 19 }`. */
function tally(responses: readonly RawResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const response of responses) {
    const key = response.status < 400 ? String(response.status) : errorCodeOf(response);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function errorCodeOf(response: RawResponse): string {
  const { code } = expectErrorFormat(response, JSON.stringify(response.json));
  expect(response.status, code).toBe(REASONS[code as ErrorCode].http);
  return code;
}

export function describeConcurrentWrites(getFixture: () => Fixture): void {
  describe('simultaneous writes', () => {
    it('delete a player only once, and nothing that the player does meanwhile restores them', async () => {
      const fixture = getFixture();
      const { admin } = fixture;
      const leaver = await signUp(fixture.urls, fixture.freshName('Leaver'));
      await admin.client.unlockRankings();
      const order = (await admin.client.listCastaways()).map(({ id }) => id);
      const [deletions] = await Promise.all([
        concurrently(5, () => admin.raw('DELETE', `/api/admin/users/${leaver.id}`)),
        concurrently(TIMES, () => leaver.raw('POST', '/api/rankings/me', { order })),
        concurrently(TIMES, () => leaver.raw('POST', '/api/picks/me', { castawayId: order[0] })),
        concurrently(5, () => setAdmin(admin, leaver.id, false)),
      ]);
      expect(tally(deletions)).toEqual({ 204: 1, USER_NOT_FOUND: 4 });
      expect(tally([await setAdmin(admin, leaver.id, true)])).toEqual({ USER_NOT_FOUND: 1 });
      const login = await fixture.visitor.raw('POST', '/api/auth/login', {
        email: leaver.email,
        password: PASSWORD,
      });
      expect(tally([login])).toEqual({ WRONG_CREDENTIALS: 1 });
      await eventually(async () => {
        const everything = JSON.stringify([
          await admin.client.listUsers(),
          await admin.client.listRankings(),
          await admin.client.listAllPicks(),
          await admin.client.getStandings(),
        ]);
        expect(everything).not.toContain(leaver.id);
      });
      expect(tally([await admin.raw('DELETE', `/api/admin/users/${UNKNOWN_ID}`)])).toEqual({
        USER_NOT_FOUND: 1,
      });
    });

    it('that activate different weeks leave one week active in every service', async () => {
      const fixture = getFixture();
      const responses = await concurrently(10, (index) => saveWeek(fixture, 11 + (index % 5), true));
      expect(responses.map(({ status }) => status).every((status) => status === 200 || status === 201)).toBe(
        true,
      );
      const active = (await fixture.admin.client.listWeeks()).filter((week) => week.isActive);
      expect(active).toHaveLength(1);
      expect(await fixture.player.client.getActiveWeek()).toEqual(active[0]);
      await eventually(async () => {
        const { activeWeek, weeks } = await fixture.admin.client.getPicksDebug();
        expect(activeWeek?.weekNumber).toBe(active[0]?.weekNumber);
        expect(weeks.filter((week) => week.isActive)).toHaveLength(1);
      });
      const { client } = fixture.admin;
      for (const weekNumber of [11, 12, 13, 14, 15])
        await client.saveWeek({ body: { weekNumber, isActive: false } });
      expect(tally([await fixture.player.raw('GET', '/api/weeks/active')])).toEqual({ NO_ACTIVE_WEEK: 1 });
    });

    it('of points for different castaways are all saved and counted in the standings', async () => {
      const fixture = getFixture();
      const { admin } = fixture;
      await scoreOnce(fixture);
      await openWeek(fixture, 5);
      const { users, castaways, draftPicks } = await admin.client.listAllPicks();
      const picks = new Map<string, string>();
      for (const { id: userId } of users) {
        const castawayId = draftPicks.find((pick) => pick.userId === userId)?.castawayId;
        if (castawayId === undefined) continue;
        picks.set(userId, castawayId);
        await admin.client.submitPickForUser({ body: { userId, castawayId } });
      }
      const inPlay = castaways.filter(({ eliminated }) => !eliminated);
      const points = new Map(inPlay.map(({ id }, index) => [id, index * 7 - 20]));
      const entries = [...points].map(([castawayId, value]) => ({ castawayId, points: value }));
      const save = (sent: readonly object[]) =>
        admin.raw('POST', '/api/admin/scoring/week/5', { entries: sent });
      const responses = await Promise.all(entries.map((entry) => save([entry])));
      expect(tally(responses)).toEqual({ 200: entries.length });
      const saved = await admin.client.getWeekPoints({ params: { n: 5 } });
      expect(new Map(saved.map((entry) => [entry.castawayId, entry.points]))).toEqual(points);

      const week5 = { weekNumber: 5, points, picks };
      const all = await admin.client.listAllPicks();
      const results = await admin.client.listResults();
      const others = [...new Set(results.map(({ weekNumber }) => weekNumber))].filter((week) => week !== 5);
      const before = others.map((weekNumber) => ({
        weekNumber,
        points: new Map(
          results.filter((row) => row.weekNumber === weekNumber).map((row) => [row.castaway.id, row.points]),
        ),
        picks: new Map(
          all.picks
            .filter((pick) => pick.weekNumber === weekNumber)
            .map((pick) => [pick.userId, pick.castawayId]),
        ),
      }));
      const ids = users.map(({ id }) => id);
      const expected = Object.fromEntries(standings(ids, [...before, week5]));
      const shown = async () =>
        Object.fromEntries(
          (await fixture.player.client.getStandings()).map(({ id, totalPoints, rank }) => [
            id,
            { total: totalPoints, rank },
          ]),
        );
      await eventually(async () => expect(await shown()).toEqual(expected));

      const again = await concurrently(5, () => save(entries));
      expect(tally(again)).toEqual({ 200: 5 });
      expect(await shown()).toEqual(expected);
      // A save with an error in one entry saves nothing.
      const [first] = entries;
      const half = await save([
        { ...first, points: 999 },
        { castawayId: fixture.player.id, points: 1 },
      ]);
      expect(tally([half])).toEqual({ UNKNOWN_CASTAWAY: 1 });
      expect(await admin.client.getWeekPoints({ params: { n: 5 } })).toEqual(saved);
      expect(await shown()).toEqual(expected);
    });
  });
}
