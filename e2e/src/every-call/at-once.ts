/** Simultaneous writes that involve several services. Races within one service are in its own tests. */
import { REASONS, type ErrorCode } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { PASSWORD, signUp, type Raw, type SignedIn } from '../api.js';
import { addPhone } from '../phone.js';
import { standings } from '../reference.js';
import { ADMIN } from '../system.js';
import { twilioSignature } from '../twilio.js';
import { eventually } from '../wait.js';
import { expectErrorForm } from './answers.js';
import { NOWHERE, runDraft } from './requests.js';
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

/** All players have castaways of their own, and a week is open. */
async function openWeek(stage: Stage, weekNumber: number): Promise<void> {
  const { admin } = stage;
  if ((await admin.client.getDraft()).draftStatus !== 'COMPLETED') await runDraft(stage);
  await saveWeek(stage, weekNumber, true);
}

const setAdmin = (by: SignedIn, id: string, isAdmin: boolean) =>
  by.raw('PUT', `/api/users/${id}/admin`, { isAdmin, currentPassword: passwordOf(by) });

/** The league's admin may have signed in long ago. */
const passwordOf = (by: SignedIn) => (by.email === ADMIN.email ? ADMIN.password : PASSWORD);

/** A request with Twilio's signature. */
function signed({ system, nobody }: Stage, path: string, fields: Record<string, string>) {
  const env = system.twilio?.env ?? {};
  const signature = twilioSignature(
    env['TWILIO_AUTH_TOKEN'] ?? '',
    `${env['PUBLIC_URL'] ?? ''}${path}`,
    fields,
  );
  return (given: Record<string, string> = fields, mark = signature) =>
    nobody.raw('POST', path, new URLSearchParams(given), { 'x-twilio-signature': mark });
}

const phoned = async (stage: Stage) => {
  const someone = await signUp(stage.urls, stage.fresh('Texter'));
  const phone = stage.freshPhone();
  await addPhone(stage.system.twilio?.fake.url, someone, phone);
  // Written by another service: the sms service gets the change a moment later.
  const body = { message: 'Hello', recipientFilter: 'custom' as const, customRecipients: [someone.id] };
  await eventually(async () =>
    expect(await stage.admin.client.estimateBlast({ body })).toMatchObject({ estimatedCount: 1 }),
  );
  return { ...someone, phone };
};

/** Sends `count` requests at the same moment. */
const atOnce = (count: number, send: (index: number) => Promise<Raw>): Promise<Raw[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

/** The number of responses by status or error code: `{ '201': 1, EMAIL_TAKEN: 19 }`. */
function tally(answers: readonly Raw[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const word = answer.status < 400 ? String(answer.status) : refusalIn(answer);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

function refusalIn(answer: Raw): string {
  const { code } = expectErrorForm(answer, JSON.stringify(answer.json));
  expect(answer.status, code).toBe(REASONS[code as ErrorCode].http);
  return code;
}

export function describeAtOnce(staged: () => Stage): void {
  describe('writes at the same moment', () => {
    it('a player is deleted once, and nothing that they do at that moment brings them back', async () => {
      const stage = staged();
      const { admin } = stage;
      const leaver = await signUp(stage.urls, stage.fresh('Leaver'));
      await admin.client.unlockRankings();
      const order = (await admin.client.listCastaways()).map(({ id }) => id);
      const [ended] = await Promise.all([
        atOnce(5, () => admin.raw('DELETE', `/api/admin/users/${leaver.id}`)),
        atOnce(TIMES, () => leaver.raw('POST', '/api/rankings/me', { order })),
        atOnce(TIMES, () => leaver.raw('POST', '/api/picks/me', { castawayId: order[0] })),
        atOnce(5, () => setAdmin(admin, leaver.id, false)),
      ]);
      expect(tally(ended)).toEqual({ 204: 1, USER_NOT_FOUND: 4 });
      expect(tally([await setAdmin(admin, leaver.id, true)])).toEqual({ USER_NOT_FOUND: 1 });
      const gone = await stage.nobody.raw('POST', '/api/auth/login', {
        email: leaver.email,
        password: PASSWORD,
      });
      expect(tally([gone])).toEqual({ WRONG_CREDENTIALS: 1 });
      await eventually(async () => {
        const everything = JSON.stringify([
          await admin.client.listUsers(),
          await admin.client.listRankings(),
          await admin.client.listAllPicks(),
          await admin.client.getStandings(),
        ]);
        expect(everything).not.toContain(leaver.id);
      });
      expect(tally([await admin.raw('DELETE', `/api/admin/users/${NOWHERE}`)])).toEqual({
        USER_NOT_FOUND: 1,
      });
    });

    it('of weeks made active at once exactly one is, for every service', async () => {
      const stage = staged();
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
    });

    it('points of one week saved at once for different castaways all land, and the standings add them up', async () => {
      const stage = staged();
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
      // The two weeks together: earlier saves remain.
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
      const shown = async () =>
        Object.fromEntries(
          (await stage.player.client.getStandings()).map(({ id, totalPoints, rank }) => [
            id,
            { total: totalPoints, rank },
          ]),
        );
      await eventually(async () => expect(await shown()).toEqual(expected));

      const again = await atOnce(5, () => save(entries));
      expect(tally(again)).toEqual({ 200: 5 });
      expect(await shown()).toEqual(expected);
      // All or nothing.
      const [first] = entries;
      const half = await save([
        { ...first, points: 999 },
        { castawayId: stage.player.id, points: 1 },
      ]);
      expect(tally([half])).toEqual({ UNKNOWN_CASTAWAY: 1 });
      expect(await admin.client.getWeekPoints({ params: { n: 5 } })).toEqual(saved);
      expect(await shown()).toEqual(expected);
    });

    it('a message that Twilio sends ten times acts once; a forged or altered one not at all', async () => {
      const stage = staged();
      const someone = await phoned(stage);
      const fields = {
        From: someone.phone,
        To: '+15555550100',
        Body: 'STOP',
        MessageSid: `SM${stage.fresh('sid').replace(' ', '')}`,
      };
      const send = signed(stage, '/api/sms/webhook', fields);
      expect(tally([await send(fields, 'Zm9yZ2Vk')])).toEqual({ BAD_SIGNATURE: 1 });
      expect(tally([await send({ ...fields, Body: 'START' })])).toEqual({ BAD_SIGNATURE: 1 });
      expect((await someone.client.getOwnUser()).smsEnabled).toBe(true);
      const answers = await atOnce(10, () => send());
      expect(tally(answers)).toEqual({ 200: 10 });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      await eventually(async () => expect((await someone.client.getOwnUser()).smsEnabled).toBe(false));
      const log = await stage.admin.client.listSmsLogs({ query: { limit: 200 } });
      expect(
        log.filter(({ phone, inboundText }) => phone === someone.phone && inboundText === 'STOP'),
      ).toHaveLength(1);
      // An opt-out by phone applies everywhere.
      const toggle = await someone.raw('POST', '/api/users/me/sms-toggle', { enabled: true });
      expect(tally([toggle])).toEqual({ SMS_STOPPED: 1 });
    });
  });
}
