import { expect } from 'vitest';
import { logIn, PASSWORD, signUp, type SignedIn } from '../api.js';
import { ADMIN } from '../system.js';
import { eventually } from '../wait.js';
import { atOnce, tally, type Repeat } from './at-once.js';
import { NOWHERE } from './samples.js';
import type { Stage } from './stage.js';

const TIMES = 20;

const setAdmin = (by: SignedIn, id: string, isAdmin: boolean) =>
  by.raw('PUT', `/api/users/${id}/admin`, { isAdmin, currentPassword: passwordOf(by) });

/** The stage's admin may have signed in long ago. */
const passwordOf = (by: SignedIn) => (by.email === ADMIN.email ? ADMIN.password : PASSWORD);

const adminsAmong = async ({ admin }: Stage): Promise<string[]> =>
  (await admin.client.listUsers()).filter((user) => user.isAdmin).map(({ id }) => id);

export const peopleRepeats: readonly Repeat[] = [
  {
    of: ['signUp'],
    name: 'one e-mail, in whatever case, opens one account',
    check: async (stage) => {
      const email = `${stage.fresh('twin').replace(' ', '-')}@example.com`;
      const join = (index: number) =>
        stage.nobody.raw('POST', '/api/auth/signup', {
          email: index % 2 === 0 ? email : email.toUpperCase(),
          name: 'Twin',
          username: stage.fresh('twin'),
          password: PASSWORD,
        });
      expect(tally(await atOnce(TIMES, join))).toEqual({ 201: 1, EMAIL_TAKEN: TIMES - 1 });
      expect(tally([await join(0)])).toEqual({ EMAIL_TAKEN: 1 });
      const users = await stage.admin.client.listUsers();
      expect(users.filter((user) => user.email.toLowerCase() === email)).toHaveLength(1);
    },
  },
  {
    of: ['signUp'],
    name: 'one user name, in whatever case, opens one account',
    check: async (stage) => {
      const username = stage.fresh('Double');
      const join = (index: number) =>
        stage.nobody.raw('POST', '/api/auth/signup', {
          email: `${stage.fresh('double').replace(' ', '-')}@example.com`,
          name: 'Double',
          username: index % 2 === 0 ? username : username.toUpperCase(),
          password: PASSWORD,
        });
      expect(tally(await atOnce(TIMES, join))).toEqual({ 201: 1, USERNAME_TAKEN: TIMES - 1 });
      const users = await stage.admin.client.listUsers();
      expect(users.filter((user) => user.name === 'Double')).toHaveLength(1);
    },
  },
  {
    of: ['logIn', 'logOut'],
    name: 'each sign-in is a session of its own, and signing out ends that one alone, however often',
    check: async (stage) => {
      const sessions = await Promise.all(
        Array.from({ length: 5 }, () => logIn(stage.urls, stage.player.email, PASSWORD)),
      );
      expect(new Set(sessions.map(({ token }) => token)).size).toBe(5);
      const [first, ...others] = sessions;
      if (!first) return;
      expect(tally(await atOnce(TIMES, () => first.raw('POST', '/api/auth/logout')))).toEqual({ 204: TIMES });
      expect((await first.raw('GET', '/api/auth/me')).status).toBe(401);
      for (const other of others) expect((await other.raw('GET', '/api/auth/me')).status).toBe(200);
    },
  },
  {
    of: ['setAdmin'],
    name: 'a role granted or revoked many times at once is granted or revoked',
    check: async (stage) => {
      const someone = await signUp(stage.urls, stage.fresh('Someone'));
      for (const isAdmin of [true, false]) {
        const answers = await atOnce(TIMES, () => setAdmin(stage.admin, someone.id, isAdmin));
        expect(tally(answers)).toEqual({ 200: TIMES });
        expect((await adminsAmong(stage)).includes(someone.id)).toBe(isAdmin);
      }
    },
  },
  {
    of: ['setAdmin', 'deleteUser'],
    name: 'the last admin stays, and two who demote each other at once leave one of them',
    check: async (stage) => {
      const { admin } = stage;
      expect(await adminsAmong(stage)).toEqual([admin.id]);
      const alone = await atOnce(5, () => setAdmin(admin, admin.id, false));
      expect(tally(alone)).toEqual({ LAST_ADMIN: 5 });
      expect(tally([await admin.raw('DELETE', `/api/admin/users/${admin.id}`)])).toEqual({
        ADMIN_NOT_DELETABLE: 1,
      });

      const rival = await signUp(stage.urls, stage.fresh('Rival'));
      await admin.client.setAdmin({ params: { id: rival.id }, body: { isAdmin: true } });
      await eventually(async () => expect((await rival.raw('GET', '/api/users')).status).toBe(200));
      const answers = await Promise.all([setAdmin(admin, rival.id, false), setAdmin(rival, admin.id, false)]);
      expect(tally(answers)).toEqual({ 200: 1, ADMINS_ONLY: 1 });

      // Whoever is left gives the role back to the one whom the other tests know.
      if (answers[1]?.status === 200) {
        expect((await rival.client.listUsers()).filter((user) => user.isAdmin)).toHaveLength(1);
        await rival.client.setAdmin({ params: { id: admin.id }, body: { isAdmin: true } });
        await eventually(async () => expect((await admin.raw('GET', '/api/users')).status).toBe(200));
        await admin.client.setAdmin({ params: { id: rival.id }, body: { isAdmin: false } });
      }
      expect(await adminsAmong(stage)).toEqual([admin.id]);
      expect((await logIn(stage.urls, ADMIN.email, ADMIN.password)).id).toBe(admin.id);
    },
  },
  {
    of: ['deleteUser'],
    name: 'a player is deleted once, and nothing that they do at that moment brings them back',
    check: async (stage) => {
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
    },
  },
];
