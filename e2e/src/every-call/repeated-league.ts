import { expect } from 'vitest';
import { signUp } from '../api.js';
import { atOnce, tally, type Repeat } from './at-once.js';
import type { Stage } from './stage.js';

const TIMES = 20;

const named = async ({ nobody }: Stage, name: string) =>
  (await nobody.client.listCastaways()).filter((one) => one.name.toLowerCase() === name.toLowerCase());

const orderNow = async ({ nobody }: Stage) => (await nobody.client.listCastaways()).map(({ id }) => id);

export const leagueRepeats: readonly Repeat[] = [
  {
    of: ['createCastaway'],
    name: 'one name, in whatever case, makes one castaway',
    check: async (stage) => {
      const name = stage.fresh('Namesake');
      const create = (index: number) =>
        stage.admin.raw('POST', '/api/admin/castaway', {
          name: index % 2 === 0 ? name : ` ${name.toUpperCase()} `,
        });
      const answers = await atOnce(TIMES, create);
      expect(tally(answers)).toEqual({ 201: 1, CASTAWAY_NAME_TAKEN: TIMES - 1 });
      expect(tally([await create(0)])).toEqual({ CASTAWAY_NAME_TAKEN: 1 });
      expect(await named(stage, name)).toHaveLength(1);
    },
  },
  {
    of: ['updateCastaway'],
    name: 'changes of different fields at once all land, and no name is taken from another',
    check: async (stage) => {
      const { admin } = stage;
      const name = stage.fresh('Changeling');
      const { id } = await admin.client.createCastaway({ body: { name } });
      const path = `/api/admin/castaway/${id}`;
      const changes = [
        { tribe: 'Teal' },
        { occupation: 'Diver' },
        { hometown: 'Nowhere' },
        { age: 33 },
        { imageUrl: '/b.webp' },
        { eliminated: true },
      ];
      const answers = await atOnce(TIMES, (index) => admin.raw('PUT', path, changes[index % changes.length]));
      expect(tally(answers)).toEqual({ 200: TIMES });
      const all = Object.assign({ id, name }, ...changes) as object;
      const changed = await stage.nobody.client.getCastaway({ params: { id } });
      expect(changed).toEqual({ ...all, eliminatedInWeek: expect.any(Number) as number });

      const taken = await admin.raw('PUT', path, { name: stage.league.castaways[0]?.name.toUpperCase() });
      expect(tally([taken])).toEqual({ CASTAWAY_NAME_TAKEN: 1 });
      const flips = await atOnce(TIMES, (index) => admin.raw('PUT', path, { eliminated: index % 2 === 0 }));
      expect(tally(flips)).toEqual({ 200: TIMES });
      await admin.client.deleteCastaway({ params: { id } });
    },
  },
  {
    of: ['deleteCastaway'],
    name: 'a castaway is deleted once, and one of the draft not at all',
    check: async (stage) => {
      const { admin } = stage;
      const { id } = await admin.client.createCastaway({ body: { name: stage.fresh('Gone') } });
      const remove = (castaway: string) => () => admin.raw('DELETE', `/api/admin/castaway/${castaway}`);
      expect(tally(await atOnce(5, remove(id)))).toEqual({ 204: 1, CASTAWAY_NOT_FOUND: 4 });
      await stage.admin.client.unlockRankings();
      await admin.client.previewDraft();
      const { picks } = await admin.client.runDraft({ body: {} });
      expect(tally(await atOnce(5, remove(picks[0]?.castawayId ?? '')))).toEqual({ CASTAWAY_IN_USE: 5 });
    },
  },
  {
    of: ['submitRanking', 'unlockRankings'],
    name: 'rankings sent at once leave one whole ranking, the last acknowledged one where they came in turn',
    check: async (stage) => {
      const { admin, player } = stage;
      const unlocked = await atOnce(TIMES, () => admin.raw('POST', '/api/rankings/admin/unlock'));
      expect(tally(unlocked)).toEqual({ 200: TIMES });
      const ids = await orderNow(stage);
      const orders = ids.map((_, index) => [...ids.slice(index), ...ids.slice(0, index)]);
      const submit = (order: readonly string[] | undefined) =>
        player.raw('POST', '/api/rankings/me', { order });
      const answers = await atOnce(TIMES, (index) => submit(orders[index % orders.length]));
      expect(tally(answers)).toEqual({ 200: TIMES });
      const ranking = async () => (await player.client.getMyRanking()).order.map((row) => row.castawayId);
      expect(orders).toContainEqual(await ranking());
      for (const order of orders.slice(0, 2)) {
        await submit(order);
        await submit(order);
        expect(await ranking()).toEqual(order);
      }
      const rows = (await admin.client.listRankings()).filter((row) => row.user.id === player.id);
      expect(rows.map((row) => row.entries.map((entry) => entry.castawayId))).toEqual([orders[1]]);
      const incomplete = [ids.slice(1), [...ids.slice(1), player.id]];
      for (const order of incomplete) {
        expect(tally([await submit(order)])).toEqual({ RANKING_NOT_COMPLETE: 1 });
      }
      expect(await ranking()).toEqual(orders[1]);
    },
  },
  {
    of: ['previewDraft', 'runDraft'],
    name: 'several previews can be drawn at once, and of several runs one wins',
    check: async (stage) => {
      const { admin } = stage;
      await admin.client.unlockRankings();
      const previews = await Promise.all(Array.from({ length: 5 }, () => admin.client.previewDraft()));
      expect(new Set(previews.map(({ previewId }) => previewId)).size).toBe(5);
      expect(new Set(previews.map(({ seed }) => seed)).size).toBe(5);
      expect(new Set(previews.map(({ inputHash }) => inputHash)).size).toBe(1);
      const run = (index: number) =>
        admin.raw('POST', '/api/draft/run', { previewId: previews[index]?.previewId });
      const answers = await atOnce(5, run);
      expect(tally(answers)).toEqual({ 200: 1, DRAFT_ALREADY_RUN: 4 });
      const winner = answers.findIndex((answer) => answer.status === 200);
      const { picks, draftStatus } = await stage.player.client.getDraft();
      expect([draftStatus, picks]).toEqual(['COMPLETED', previews[winner]?.picks]);
      expect(tally([await run(0), await admin.raw('POST', '/api/draft/preview')])).toEqual({
        DRAFT_ALREADY_RUN: 2,
      });
      expect(
        tally([await stage.player.raw('POST', '/api/rankings/me', { order: await orderNow(stage) })]),
      ).toEqual({
        RANKINGS_LOCKED: 1,
      });
    },
  },
  {
    of: ['runDraft'],
    name: 'a preview that something has changed under is not run, and none is left to run after an unlocking',
    check: async (stage) => {
      const { admin } = stage;
      const run = (previewId?: string) => admin.raw('POST', '/api/draft/run', { previewId });
      await admin.client.unlockRankings();
      const { previewId: old } = await admin.client.previewDraft();
      await signUp(stage.urls, stage.fresh('Latecomer'));
      expect(tally(await atOnce(5, () => run(old)))).toEqual({ DRAFT_PREVIEW_STALE: 5 });
      const { previewId } = await admin.client.previewDraft();
      expect((await run(previewId)).status).toBe(200);
      await admin.client.unlockRankings();
      expect(tally([await run()])).toEqual({ DRAFT_PREVIEW_MISSING: 1 });
      expect((await stage.player.client.getDraft()).draftStatus).toBe('PENDING');
    },
  },
];
