import { begunBy, codeOf } from '../second-factor.js';
import { expect } from 'vitest';
import { logIn, PASSWORD, signUp, visitor } from '../api.js';
import { eventually } from '../wait.js';
import { atOnce, tally, type Repeat } from './at-once.js';
import { PIXEL, type Stage } from './stage.js';

const TIMES = 20;

const somebody = (stage: Stage) => signUp(stage.urls, stage.fresh('Someone'));

export const accountRepeats: readonly Repeat[] = [
  {
    of: ['logInExternally'],
    name: 'a first sign-in by the provider, many times at once, opens one account',
    check: async (stage) => {
      const sub = stage.fresh('stranger').replace(' ', '-');
      const person = { sub, email: `${sub}@example.com`, name: 'Stranger' };
      const token = await stage.issuer.idToken(person);
      const body = { token, email: person.email, name: person.name, picture: null };
      const come = () => stage.nobody.raw('POST', '/api/auth/auth0-login', body);
      expect(tally(await atOnce(TIMES, come))).toEqual({ 200: TIMES });
      expect(tally([await come()])).toEqual({ 200: 1 });
      const users = await stage.admin.client.listUsers();
      expect(users.filter(({ email }) => email === person.email)).toHaveLength(1);
    },
  },
  {
    of: ['createNonce'],
    name: 'nonces drawn at once are all different',
    check: async (stage) => {
      const answers = await atOnce(TIMES, () => stage.nobody.raw('POST', '/api/auth/oidc-nonce'));
      expect(tally(answers)).toEqual({ 201: TIMES });
      expect(new Set(answers.map(({ json }) => (json as { nonce: string }).nonce)).size).toBe(TIMES);
    },
  },
  {
    of: ['forgotPassword', 'resetPassword'],
    name: 'a mailed link sets one password, once, and ends every session',
    check: async (stage) => {
      const forgetful = await somebody(stage);
      const { email } = forgetful;
      const known = await stage.nobody.raw('POST', '/api/auth/forgot-password', { email });
      const unknown = await stage.nobody.raw('POST', '/api/auth/forgot-password', {
        email: 'nobody-at-all@example.com',
      });
      expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
      const token = await stage.mailedToken(email);
      const reset = (index: number) =>
        stage.nobody.raw('POST', '/api/auth/reset-password', { token, password: `new-password-${index}` });
      const answers = await atOnce(TIMES, reset);
      expect(tally(answers)).toEqual({ 200: 1, INVALID_RESET_TOKEN: TIMES - 1 });
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await logIn(stage.urls, email, `new-password-${winner}`)).id).toBe(forgetful.id);
      const old = await stage.nobody.raw('POST', '/api/auth/login', { email, password: PASSWORD });
      expect(tally([old])).toEqual({ WRONG_CREDENTIALS: 1 });
      await eventually(async () => expect((await forgetful.raw('GET', '/api/auth/me')).status).toBe(401));
    },
  },
  {
    of: ['confirmEmail', 'revertEmail', 'resendEmailLink', 'cancelEmailChange'],
    name: 'a new e-mail is confirmed once and undone once, however many open the links',
    check: async (stage) => {
      const mover = await somebody(stage);
      const email = `${stage.fresh('moved').replace(' ', '-')}@example.com`;
      const ask = async (wanted: string) => {
        const { name, username } = await mover.client.getOwnUser();
        await mover.client.updateProfile({ body: { name, username, email: wanted } });
      };
      const resend = () => mover.raw('POST', '/api/users/me/pending-email/resend');
      const cancel = () => mover.raw('DELETE', '/api/users/me/pending-email');
      expect(tally([await resend()])).toEqual({ NO_PENDING_EMAIL: 1 });
      await ask(`first-${email}`);
      expect(tally(await atOnce(5, cancel))).toEqual({ 204: 5 });
      await ask(email);
      expect(tally(await atOnce(3, resend))).toEqual({ 200: 3 });
      const open = (page: string, token: string) => () =>
        stage.nobody.raw('POST', `/api/auth/${page}`, { token });
      const confirming = open('confirm-email', await stage.mailedToken(email, 'confirm-email'));
      expect(tally(await atOnce(TIMES, confirming))).toEqual({ 200: 1, INVALID_EMAIL_LINK: TIMES - 1 });
      expect(await mover.client.getOwnUser()).toMatchObject({ email, pendingEmail: null });
      const reverting = open('revert-email', await stage.mailedToken(mover.email, 'revert-email'));
      expect(tally(await atOnce(TIMES, reverting))).toEqual({ 200: 1, INVALID_EMAIL_LINK: TIMES - 1 });
      await eventually(async () => expect((await mover.raw('GET', '/api/auth/me')).status).toBe(401));
      const users = await stage.admin.client.listUsers();
      expect(users.find(({ id }) => id === mover.id)?.email).toBe(mover.email);
    },
  },
  {
    of: ['endSession', 'endAllSessions'],
    name: 'a session ends once, others of the same person stay until all are ended',
    check: async (stage) => {
      const first = await somebody(stage);
      const second = await logIn(stage.urls, first.email, PASSWORD);
      const third = await logIn(stage.urls, first.email, PASSWORD);
      const listed = await first.client.listSessions();
      expect(listed).toHaveLength(3);
      expect(listed.filter(({ current }) => current)).toHaveLength(1);
      const current = (await second.client.listSessions()).find((session) => session.current);
      const end = () => first.raw('DELETE', `/api/auth/sessions/${current?.id ?? ''}`);
      expect(tally(await atOnce(5, end))).toEqual({ 204: 1, SESSION_NOT_FOUND: 4 });
      await eventually(async () => expect((await second.raw('GET', '/api/auth/me')).status).toBe(401));
      // Nobody ends another's.
      const foreign = (await third.client.listSessions())[0]?.id ?? '';
      expect(tally([await stage.player.raw('DELETE', `/api/auth/sessions/${foreign}`)])).toEqual({
        SESSION_NOT_FOUND: 1,
      });
      expect((await third.raw('GET', '/api/auth/me')).status).toBe(200);
      expect(tally([await first.raw('DELETE', '/api/auth/sessions')])).toEqual({ 204: 1 });
      for (const gone of [first, third]) {
        await eventually(async () => expect((await gone.raw('GET', '/api/auth/me')).status).toBe(401));
      }
    },
  },
  {
    of: ['updateProfile', 'updateUser', 'markWelcomeSeen'],
    name: 'two people who want one user name at once get it once, whoever asks for them',
    check: async (stage) => {
      const [one, other] = [await somebody(stage), await somebody(stage)];
      const username = stage.fresh('Wanted').replace(' ', '-');
      const rename = (who: typeof one) =>
        who.raw('PUT', '/api/users/profile', { name: 'One', email: who.email, username });
      const both = await atOnce(TIMES, (index) => rename(index % 2 === 0 ? one : other));
      expect(tally(both)).toEqual({ 200: TIMES / 2, USERNAME_TAKEN: TIMES / 2 });
      const body = { name: 'Other', email: one.email.toUpperCase() };
      const byAdmin = await stage.admin.raw('PUT', `/api/admin/users/${other.id}`, body);
      expect(tally([byAdmin])).toEqual({ EMAIL_TAKEN: 1 });
      const seen = () => one.raw('POST', '/api/users/mark-welcome-seen', {});
      expect(tally(await atOnce(TIMES, seen))).toEqual({ 200: TIMES });
      expect((await one.client.getOwnUser()).hasSeenWelcome).toBe(true);
    },
  },
  {
    of: ['changePassword'],
    name: 'a password changed many times at once is changed once and keeps the session that asked',
    check: async (stage) => {
      const owner = await somebody(stage);
      const other = await logIn(stage.urls, owner.email, PASSWORD);
      const change = (index: number) =>
        owner.raw('PUT', '/api/users/password', {
          currentPassword: PASSWORD,
          newPassword: `fresh-${index}-torch`,
        });
      const answers = await atOnce(TIMES, change);
      expect(tally(answers)).toEqual({ 200: 1, WRONG_PASSWORD: TIMES - 1 });
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await owner.raw('GET', '/api/auth/me')).status).toBe(200);
      await eventually(async () => expect((await other.raw('GET', '/api/auth/me')).status).toBe(401));
      expect((await logIn(stage.urls, owner.email, `fresh-${winner}-torch`)).id).toBe(owner.id);
    },
  },
  {
    of: ['resetUserPassword'],
    name: 'a temporary password signs in once, however many try, and asks for another',
    check: async (stage) => {
      const owner = await somebody(stage);
      const { tempPassword } = await stage.admin.client.resetUserPassword({ params: { id: owner.id } });
      await eventually(async () => expect((await owner.raw('GET', '/api/auth/me')).status).toBe(401));
      const enter = () =>
        stage.nobody.raw('POST', '/api/auth/login', { email: owner.email, password: tempPassword });
      const answers = await atOnce(TIMES, enter);
      expect(tally(answers)).toEqual({ 200: 1, TEMPORARY_PASSWORD_USED: TIMES - 1 });
      const token = (answers.find(({ status }) => status === 200)?.json as { token: string }).token;
      const back = visitor(stage.urls, token);
      expect((await back.client.getMe()).mustChangePassword).toBe(true);
      await back.client.changePassword({
        body: { currentPassword: tempPassword, newPassword: 'my-own-again' },
      });
      expect((await back.client.getMe()).mustChangePassword).toBe(false);
      expect((await logIn(stage.urls, owner.email, 'my-own-again')).id).toBe(owner.id);
    },
  },
  {
    of: ['uploadPicture'],
    name: 'pictures uploaded at once leave one, at an address that answers',
    check: async (stage) => {
      const owner = await somebody(stage);
      const upload = () => owner.client.uploadPicture({ file: new Blob([PIXEL]) });
      const users = await Promise.all(Array.from({ length: 5 }, upload));
      expect(new Set(users.map(({ profilePicture }) => profilePicture)).size).toBe(5);
      const { profilePicture } = await owner.client.getOwnUser();
      const answers = await Promise.all(
        users.map((user) => stage.nobody.raw('GET', user.profilePicture ?? '')),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await stage.nobody.raw('GET', profilePicture ?? '')).headers.get('content-type')).toBe(
        'image/webp',
      );
    },
  },
  {
    of: ['setPhone', 'replacePhone', 'cancelPendingPhone'],
    name: 'a phone number sent many times at once gets one code, and none by being cancelled',
    check: async (stage) => {
      const owner = await somebody(stage);
      const phone = stage.freshPhone();
      const send = (index: number) =>
        owner.raw(index % 2 === 0 ? 'POST' : 'PUT', '/api/users/me/phone', { phone });
      expect(tally(await atOnce(TIMES, send))).toEqual({ 200: TIMES });
      await stage.textedCode(phone);
      const cancel = () => owner.raw('DELETE', '/api/users/me/phone/pending');
      expect(tally(await atOnce(5, cancel))).toEqual({ 200: 5 });
      expect(await owner.client.getOwnUser()).toMatchObject({ phone: null, phonePending: null });
      expect(stage.system.twilio?.fake.receivedBy(phone)).toHaveLength(1);
    },
  },
  {
    of: ['verifyPhone', 'removePhone', 'toggleSms'],
    name: 'a phone number that two people confirm at once belongs to one of them, and is free again when removed',
    check: async (stage) => {
      const [one, other] = [await somebody(stage), await somebody(stage)];
      const phone = stage.freshPhone();
      const add = async (someone: typeof one): Promise<string> => {
        await someone.client.setPhone({ body: { phone } });
        // Of two codes the newer one is the second's.
        return await eventually(async () => {
          const code = await stage.textedCode(phone);
          if (codes.includes(code)) throw new Error('no new code');
          return code;
        });
      };
      const codes: string[] = [];
      for (const someone of [one, other]) codes.push(await add(someone));
      const verify = (index: number) =>
        (index % 2 === 0 ? one : other).raw('POST', '/api/users/me/phone/verify', { code: codes[index % 2] });
      const answers = await atOnce(2, verify);
      expect(tally(answers)).toEqual({ 200: 1, PHONE_TAKEN: 1 });
      const owner = (await one.client.getOwnUser()).phoneVerified ? one : other;
      const toggle = (index: number) =>
        owner.raw('POST', '/api/users/me/sms-toggle', { enabled: index % 2 === 0 });
      expect(tally(await atOnce(TIMES, toggle))).toEqual({ 200: TIMES });
      expect(tally(await atOnce(5, () => owner.raw('DELETE', '/api/users/me/phone')))).toEqual({ 204: 5 });
      expect(tally([await owner.raw('POST', '/api/users/me/sms-toggle', { enabled: true })])).toEqual({
        NO_PHONE: 1,
      });
      const next = owner === one ? other : one;
      expect(
        (await next.client.verifyPhone({ body: { code: codes[next === one ? 0 : 1] ?? '' } })).phone,
      ).toBe(phone);
    },
  },
  {
    of: ['beginSecondFactor', 'confirmSecondFactor', 'removeSecondFactor', 'resetUserSecondFactor'],
    name: 'a code is taken once, and so is a recovery code, however many try at once',
    check: async (stage) => {
      const owner = await somebody(stage);
      const code = codeOf(await begunBy(owner));
      const confirm = () => owner.raw('POST', '/api/users/me/second-factor/confirm', { code });
      const answers = await atOnce(5, confirm);
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const [recovery = ''] = (won[0]?.json as { recoveryCodes: string[] }).recoveryCodes;
      const enter = (typed?: string) =>
        stage.nobody.raw('POST', '/api/auth/login', { email: owner.email, password: PASSWORD, code: typed });
      expect(tally([await enter(), await enter(code)])).toEqual({
        SECOND_FACTOR_REQUIRED: 1,
        WRONG_SECOND_FACTOR: 1,
      });
      expect(tally(await atOnce(4, () => enter(recovery)))).toEqual({ 200: 1, WRONG_SECOND_FACTOR: 3 });
      const reset = () => stage.admin.raw('DELETE', `/api/admin/users/${owner.id}/second-factor`);
      expect(tally(await atOnce(4, reset))).toEqual({ 204: 1, SECOND_FACTOR_OFF: 3 });
      expect(tally([await enter()])).toEqual({ 200: 1 });
    },
  },
  {
    of: ['renewCalendarToken'],
    name: 'of calendar links renewed at once the last one works, and none before it',
    check: async (stage) => {
      const owner = await somebody(stage);
      const links = await Promise.all(Array.from({ length: 5 }, () => owner.client.renewCalendarToken()));
      const answers = await Promise.all(
        links.map(({ token }) => stage.nobody.raw('GET', `/api/calendar/${token}.ics`)),
      );
      const good = answers.filter(({ status }) => status === 200);
      expect(good).toHaveLength(1);
      expect(good[0]?.text).toMatch(/^BEGIN:VCALENDAR/);
      expect(good[0]?.text).toContain('BEGIN:VEVENT');
    },
  },
];
