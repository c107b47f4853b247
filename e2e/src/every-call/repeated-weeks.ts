import { expect } from 'vitest';
import { standings } from '../reference.js';
import { eventually } from '../wait.js';
import { atOnce, tally, type Repeat } from './at-once.js';
import { ownCastaway } from './samples.js';
import type { Stage } from './stage.js';

const TIMES = 20;
const hour = 60 * 60_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const saveWeek = ({ admin }: Stage, weekNumber: number, isActive: boolean) =>
  admin.raw('POST', '/api/admin/week', {
    weekNumber,
    isActive,
    picksOpenAt: inHours(-1),
    picksCloseAt: inHours(24),
  });

/** Everybody has castaways of their own, and a week is open. */
async function openWeek(stage: Stage, weekNumber: number): Promise<void> {
  const { admin } = stage;
  if ((await admin.client.getDraft()).draftStatus !== 'COMPLETED') {
    await admin.client.previewDraft();
    await admin.client.runDraft({ body: {} });
  }
  await saveWeek(stage, weekNumber, true);
}

export const weekRepeats: readonly Repeat[] = [
  {
    of: ['saveWeek'],
    name: 'a week saved many times at once is one week',
    check: async (stage) => {
      const answers = await atOnce(TIMES, () => saveWeek(stage, 10, false));
      expect(tally(answers)).toEqual({ 200: TIMES - 1, 201: 1 });
      expect(new Set(answers.map((answer) => (answer.json as { id: string }).id)).size).toBe(1);
      expect((await saveWeek(stage, 10, false)).status).toBe(200);
      const weeks = await stage.admin.client.listWeeks();
      expect(weeks.filter(({ weekNumber }) => weekNumber === 10)).toHaveLength(1);
    },
  },
  {
    of: ['saveWeek'],
    name: 'of weeks made active at once exactly one is, for every service',
    check: async (stage) => {
      const answers = await atOnce(10, (index) => saveWeek(stage, 11 + (index % 5), true));
      expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 201)).toBe(
        true,
      );
      const active = (await stage.admin.client.listWeeks()).filter((week) => week.isActive);
      expect(active).toHaveLength(1);
      expect(await stage.player.client.getActiveWeek()).toEqual(active[0]);
      await eventually(async () => {
        const { activeWeek, weeks } = await stage.admin.client.getPicksDebug();
        expect(activeWeek?.weekNumber).toBe(active[0]?.weekNumber);
        expect(weeks.filter((week) => week.isActive)).toHaveLength(1);
      });
      const { client } = stage.admin;
      for (const weekNumber of [11, 12, 13, 14, 15])
        await client.saveWeek({ body: { weekNumber, isActive: false } });
      expect(tally([await stage.player.raw('GET', '/api/weeks/active')])).toEqual({ NO_ACTIVE_WEEK: 1 });
    },
  },
  {
    of: ['saveWeek'],
    name: 'of those who make different weeks active over the same one, or the same new week, one does',
    check: async (stage) => {
      const { admin } = stage;
      for (const weekNumber of [11, 12, 13]) await saveWeek(stage, weekNumber, weekNumber === 13);
      const activated = await atOnce(TIMES, (index) =>
        admin.raw('POST', '/api/admin/week', {
          weekNumber: 11 + (index % 2),
          isActive: true,
          activeWeek: 13,
        }),
      );
      // Whoever wants what the first one wanted has it.
      expect(tally(activated)).toEqual({ 200: TIMES / 2, CONFLICT: TIMES / 2 });
      const active = (await admin.client.listWeeks()).filter((week) => week.isActive);
      expect(active).toHaveLength(1);
      expect(activated.find(({ status }) => status === 200)?.json).toMatchObject({ id: active[0]?.id });
      await saveWeek(stage, active[0]?.weekNumber ?? 0, false);

      const made = await atOnce(TIMES, () =>
        admin.raw('POST', '/api/admin/week', { weekNumber: 16, isActive: false, onlyNew: true }),
      );
      expect(tally(made)).toEqual({ 201: 1, CONFLICT: TIMES - 1 });
    },
  },
  {
    of: ['saveWeekPoints', 'undoWeekPoints'],
    name: 'of those who change the same points over what they all saw, one does',
    check: async ({ admin, league }) => {
      const [first, second] = league.castaways;
      const address = '/api/admin/scoring/week/17';
      await admin.client.saveWeek({ body: { weekNumber: 17, isActive: false } });
      const saved = await atOnce(TIMES, (index) =>
        admin.raw('POST', address, {
          entries: [
            { castawayId: first?.id, points: index, was: null },
            { castawayId: second?.id, points: -index, was: null },
          ],
        }),
      );
      expect(tally(saved)).toEqual({ 200: 1, CONFLICT: TIMES - 1 });
      const was = await admin.client.getWeekPoints({ params: { n: 17 } });
      const winner = saved.findIndex(({ status }) => status === 200);
      expect(new Map(was.map(({ castawayId, points }) => [castawayId, points]))).toEqual(
        new Map([
          [first?.id, winner],
          [second?.id, 0 - winner],
        ]),
      );
      const undone = await atOnce(TIMES, () => admin.raw('POST', `${address}/undo`, { was }));
      expect(tally(undone)).toEqual({ 200: 1, CONFLICT: TIMES - 1 });
      expect(await admin.client.getWeekPoints({ params: { n: 17 } })).toEqual([]);
    },
  },
  {
    of: ['submitPick', 'submitPickForUser'],
    name: "a player's and an admin's picks at once leave one, and the last one in turn counts",
    check: async (stage) => {
      const { admin, player } = stage;
      await openWeek(stage, 4);
      await ownCastaway(stage, player);
      const own = (await player.client.getMyPicks()).assigned.map(({ castawayId }) => castawayId);
      expect(own).toHaveLength(2);
      const answers = await atOnce(TIMES * 2, (index) => {
        const castawayId = own[index % 2];
        return index % 4 < 2
          ? player.raw('POST', '/api/picks/me', { castawayId })
          : admin.raw('POST', '/api/picks/admin/submit', { userId: player.id, castawayId });
      });
      expect(tally(answers)).toEqual({ 200: TIMES * 2 });
      expect(new Set(answers.map((answer) => (answer.json as { id: string }).id)).size).toBe(1);

      for (const castawayId of [own[0], own[1], own[1]]) {
        await player.raw('POST', '/api/picks/me', { castawayId });
        const picks = await admin.client.listWeekPicks({ params: { weekNumber: 4 } });
        expect(picks.filter(({ userId }) => userId === player.id).map((pick) => pick.castawayId)).toEqual([
          castawayId,
        ]);
      }
      const another = stage.league.castaways.find(({ id }) => !own.includes(id))?.id;
      const refused = [
        await player.raw('POST', '/api/picks/me', { castawayId: another }),
        await admin.raw('POST', '/api/picks/admin/submit', { userId: player.id, castawayId: another }),
      ];
      expect(tally(refused)).toEqual({ NOT_YOUR_CASTAWAY: 2 });
    },
  },
  {
    of: ['saveWeekPoints'],
    name: 'points of one week saved at once for different castaways all land, and the standings add them up',
    check: async (stage) => {
      const { admin } = stage;
      await openWeek(stage, 5);
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
      // The two weeks together: what was saved before stays.
      const entries = [...points].map(([castawayId, value]) => ({ castawayId, points: value }));
      const save = (sent: readonly object[]) =>
        admin.raw('POST', '/api/admin/scoring/week/5', { entries: sent });
      const answers = await Promise.all(entries.map((entry) => save([entry])));
      expect(tally(answers)).toEqual({ 200: entries.length });
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
      const told = async () =>
        Object.fromEntries(
          (await stage.player.client.getStandings()).map(({ id, totalPoints, rank }) => [
            id,
            { total: totalPoints, rank },
          ]),
        );
      await eventually(async () => expect(await told()).toEqual(expected));

      const again = await atOnce(5, () => save(entries));
      expect(tally(again)).toEqual({ 200: 5 });
      expect(await told()).toEqual(expected);
      // All or nothing.
      const [first] = entries;
      const half = await save([
        { ...first, points: 999 },
        { castawayId: stage.player.id, points: 1 },
      ]);
      expect(tally([half])).toEqual({ UNKNOWN_CASTAWAY: 1 });
      expect(await admin.client.getWeekPoints({ params: { n: 5 } })).toEqual(saved);
      expect(await told()).toEqual(expected);
    },
  },
];
