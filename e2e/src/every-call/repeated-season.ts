import { expect } from 'vitest';
import { signUp } from '../api.js';
import { atOnce, tally, type Repeat } from './at-once.js';
import { samplesOf } from './samples.js';

const TIMES = 20;

export const seasonRepeats: readonly Repeat[] = [
  {
    of: ['updateSeason'],
    name: 'settings saved many times at once are those of one save, and told once each',
    check: async ({ admin }) => {
      const save = (index: number) => admin.raw('PUT', '/api/admin/season', { name: `Season ${index % 2}` });
      expect(tally(await atOnce(TIMES, save))).toEqual({ 200: TIMES });
      const { name } = await admin.client.getSeason();
      expect(['Season 0', 'Season 1']).toContain(name);
      const known = await admin.client.listAudit({ query: { action: 'season.updated', limit: 200 } });
      await admin.client.updateSeason({ body: { name } });
      const after = await admin.client.listAudit({ query: { action: 'season.updated', limit: 200 } });
      expect(after.entries).toEqual(known.entries);
    },
  },
  {
    of: ['createAnnouncement', 'deleteAnnouncement'],
    name: 'each announcement posted is there, and is removed once',
    check: async ({ admin, player }) => {
      const body = { title: 'Torches', body: 'Bring them.' };
      const post = () => admin.raw('POST', '/api/admin/announcements', body);
      const posted = await atOnce(5, post);
      expect(tally(posted)).toEqual({ 201: 5 });
      const ids = posted.map(({ json }) => (json as { id: string }).id);
      expect((await player.client.listAnnouncements()).map(({ id }) => id)).toEqual(
        expect.arrayContaining(ids),
      );
      const [id = ''] = ids;
      const remove = () => admin.raw('DELETE', `/api/admin/announcements/${id}`);
      expect(tally(await atOnce(5, remove))).toEqual({ 204: 1, ANNOUNCEMENT_NOT_FOUND: 4 });
      expect((await player.client.listAnnouncements()).map((one) => one.id)).not.toContain(id);
    },
  },
  {
    of: ['createInvite', 'deleteInvite'],
    name: 'each invite has a code of its own, and is taken back once',
    check: async ({ admin }) => {
      const made = await Promise.all(
        Array.from({ length: 5 }, () => admin.client.createInvite({ body: {} })),
      );
      expect(new Set(made.map(({ code }) => code)).size).toBe(5);
      const [{ id } = { id: '' }] = made;
      const remove = () => admin.raw('DELETE', `/api/admin/invites/${id}`);
      expect(tally(await atOnce(5, remove))).toEqual({ 204: 1, INVITE_NOT_FOUND: 4 });
      expect((await admin.client.listInvites()).map((one) => one.id)).not.toContain(id);
    },
  },
  {
    of: ['importCastaways'],
    name: 'one file imported many times at once makes each castaway once; a dry run makes none',
    check: async (stage) => {
      const { admin } = stage;
      const names = [stage.fresh('Imported'), stage.fresh('Imported')];
      const text = `Name,Tribe,Age\r\n${names.map((name) => `"${name}",Red,33`).join('\r\n')}\r\n`;
      const dry = await admin.client.importCastaways({ query: { dryRun: true }, text });
      expect(dry).toEqual({ created: 2, updated: 0, rejected: [] });
      const bad = await admin.client.importCastaways({ text: `${text},Red,33\nToo Young,Red,7\n` });
      expect(bad).toMatchObject({ created: 0, updated: 0 });
      expect(bad.rejected.map(({ line }) => line)).toEqual([4, 5]);
      const before = await admin.client.listCastaways();
      expect(before.filter(({ name }) => names.includes(name))).toEqual([]);
      const headers = { 'content-type': 'text/csv' };
      const load = () => admin.raw('POST', '/api/admin/castaways/import', text, headers);
      const answers = await atOnce(5, load);
      expect(tally(answers)).toEqual({ 200: 5 });
      expect(answers.map(({ json }) => (json as { created: number }).created).sort()).toEqual([
        0, 0, 0, 0, 2,
      ]);
      const after = await admin.client.listCastaways();
      expect(after.filter(({ name }) => names.includes(name))).toHaveLength(2);
    },
  },
  {
    of: ['draftRoster'],
    name: 'a player who came late gets one roster, however often it is asked for',
    check: async (stage) => {
      await samplesOf(stage).runDraft.ready?.(stage.admin);
      const { picks: drafted } = await stage.admin.client.runDraft({ body: {} });
      const late = await signUp(stage.urls, stage.fresh('Late'));
      const give = () => stage.admin.raw('POST', '/api/admin/draft/roster', { userId: late.id });
      expect(tally(await atOnce(TIMES, give))).toEqual({ 200: 1, ROSTER_EXISTS: TIMES - 1 });
      const { picks } = await stage.admin.client.getDraft();
      const own = picks.filter(({ userId }) => userId === late.id);
      expect(own.map(({ round }) => round)).toEqual([1, 2]);
      expect(picks.slice(0, drafted.length).map(({ id }) => id)).toEqual(drafted.map(({ id }) => id));
      const receipt = await late.client.getMyDraft();
      expect(receipt?.picks.map(({ castaway }) => castaway.id)).toEqual(
        own.map(({ castawayId }) => castawayId),
      );
      // The system's pick of the week is theirs at once.
      expect((await late.client.getMyPicks()).assigned).toHaveLength(2);
    },
  },
  {
    of: ['previewWeekPoints', 'undoWeekPoints'],
    name: 'a preview tells what the save then does, and saves taken back at once are taken back once each',
    check: async ({ admin, league }) => {
      const n = 3;
      const entries = league.castaways
        .slice(0, 3)
        .map(({ id }, index) => ({ castawayId: id, points: 31 + index }));
      const before = await admin.client.getStandings();
      const { changes } = await admin.client.previewWeekPoints({ params: { n }, body: { entries } });
      expect(await admin.client.getStandings()).toEqual(before);
      const points = await admin.client.getWeekPoints({ params: { n } });
      for (let extra = 0; extra < 3; extra++) {
        const more = entries.map((entry) => ({ ...entry, points: entry.points + extra }));
        const { standings } = await admin.client.saveWeekPoints({ params: { n }, body: { entries: more } });
        if (extra > 0) continue;
        for (const change of changes) {
          const row = standings.find(({ id }) => id === change.userId);
          expect([row?.totalPoints, row?.rank]).toEqual([change.pointsTo, change.rankTo]);
        }
      }
      const undo = () => admin.raw('POST', `/api/admin/scoring/week/${n}/undo`, {});
      expect(tally(await atOnce(3, undo))).toEqual({ 200: 3 });
      expect(await admin.client.getWeekPoints({ params: { n } })).toEqual(points);
      expect(await admin.client.getStandings()).toEqual(before);
      // What was saved before this test began may be taken back too, and then there is nothing left.
      for (let left = 0; left < 500; left++) {
        const answer = await undo();
        if (answer.status === 200) continue;
        expect(tally([answer])).toEqual({ NOTHING_TO_UNDO: 1 });
        return;
      }
      throw new Error('there was always one more to take back');
    },
  },
];
