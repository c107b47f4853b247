import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { afterEach, describe, expect, it } from 'vitest';
import { purgeEmailChanges } from '../src/db/email-changes.js';
import { startConnectedLeague } from './connected-league.js';
import { as, atOnce, linkIdentity, must, newcomer, reasonOf, refusalOf } from './league.js';
import { confirmTokenIn, revertTokenIn, tokenIn } from './mailbox.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const league = await forFile(startConnectedLeague({ PUBLIC_URL: 'https://league.example/' }));
const { mailbox, provider, newest, setUpSecondFactor, emailOf } = league;
afterEach(() => {
  league.clock.set(null);
  mailbox.state.isFull = false;
});
const later = (ms: number) => league.clock.set(new Date(Date.now() + ms));
const email = (name: string) => `${name}@example.com`;

/** Requests another e-mail, with the password. */
const requestEmail = async (
  user: User,
  wanted: string,
  currentPassword = `${user.name}-2030`,
  code?: string,
): Promise<User> => {
  const { name, username } = user;
  const request = { name, username, email: wanted, currentPassword, code };
  return must((await league.identity.updateProfile(request, as(user))).user);
};
const confirm = league.confirmEmail;
const revert = league.revertEmail;
const signUp = async (name: string) => (await league.signUp(name)).user;

const confirmToken = (address: string, count = 1) => newest(address, confirmTokenIn, count);
const revertToken = (address: string, count = 1) => newest(address, revertTokenIn, count);

/** Requests and confirms an e-mail change. */
async function move(user: User, wanted: string, password?: string): Promise<void> {
  await requestEmail(user, wanted, password);
  await confirm(await confirmToken(wanted));
}

describe('another e-mail', () => {
  it('is mailed nothing without the current password or a recent sign-in', async () => {
    const user = await signUp('alder');
    for (const [password, reason] of [
      ['', 'REAUTHENTICATION_REQUIRED'],
      ['not the password', 'WRONG_PASSWORD'],
    ] as const)
      expect(await reasonOf(requestEmail(user, email('alder2'), password))).toBe(reason);
    expect((await league.stored(user.id)).pendingEmail).toBeNull();
    expect(mailbox.to(email('alder'))).toEqual([]);
  });

  it('needs no password if the profile is saved with its current or pending e-mail', async () => {
    const user = await signUp('aspen');
    const cityOf = (wanted: string) => wanted.split('@')[0];
    const save = async (wanted: string) => {
      const request = { name: 'aspen', username: 'aspen', city: cityOf(wanted), email: wanted };
      return must((await league.identity.updateProfile(request, as(user))).user);
    };
    expect(await save(email('ASPEN'))).toMatchObject({ email: email('ASPEN'), city: 'ASPEN' });
    await requestEmail(user, email('aspen2'));
    await confirmToken(email('aspen2'));
    const wanted = { email: email('aspen'), pendingEmail: email('aspen2') };
    expect(await save(email('aspen'))).toMatchObject(wanted);
    expect(await save(email('Aspen2'))).toMatchObject({ ...wanted, city: 'Aspen2' });
    expect(mailbox.to(email('aspen2'))).toHaveLength(1);
  });

  it('takes effect once when its link is opened, and is then published', async () => {
    const user = await signUp('birch');
    expect(await requestEmail(user, email('birch2'))).toMatchObject({
      email: email('birch'),
      pendingEmail: email('birch2'),
    });
    const token = await confirmToken(email('birch2'));
    expect((await league.stored(user.id)).version).toBe(1);
    const signIn = { email: email('birch2'), password: 'birch-2030', userAgent: '' };
    expect(await reasonOf(league.identity.logIn(signIn, league.visitor))).toBe('WRONG_CREDENTIALS');
    expect(await confirm(token)).toEqual({});
    expect(await league.stored(user.id)).toMatchObject({
      email: email('birch2'),
      pendingEmail: null,
      version: 2,
    });
    expect((await league.stored(user.id)).emailProvenAt).not.toBeNull();
    expect(await reasonOf(confirm(token))).toBe('INVALID_EMAIL_LINK');
    const events = await league.database.rows<{ kind: string }>(
      `select kind from security_events where user_id = $1 and kind like 'email%' order by seq`,
      [user.id],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['email-change-requested', 'email-changed']);
    await eventually(() => {
      const published = league.published(user).map((entry) => entry.event?.email);
      expect(published).toEqual([email('birch'), email('birch2')]);
    });
    expect(await reasonOf(league.identity.logIn(signIn, league.visitor))).toBe('OK');
  });

  it('is confirmed by its own link alone, for 24 hours', async () => {
    const user = await signUp('cedar');
    await requestEmail(user, email('cedar2'));
    const token = await confirmToken(email('cedar2'));
    for (const wrong of ['', 'A'.repeat(43), 'a\0b', await revertToken(email('cedar'))]) {
      expect(await reasonOf(confirm(wrong))).toBe('INVALID_EMAIL_LINK');
    }
    expect(await reasonOf(revert(token))).toBe('INVALID_EMAIL_LINK');
    const reset = { token, password: 'embers-glow' };
    expect(await reasonOf(league.identity.resetPassword(reset, league.visitor))).toBe('INVALID_RESET_TOKEN');
    later(24 * HOUR_MS + MINUTE_MS);
    expect(await reasonOf(confirm(token))).toBe('INVALID_EMAIL_LINK');
    league.clock.set(null);
    expect(await reasonOf(confirm(token))).toBe('OK');
  });

  it('is confirmed once by twenty concurrent calls', async () => {
    const user = await signUp('cypress');
    await requestEmail(user, email('cypress2'));
    const token = await confirmToken(email('cypress2'));
    expect(await atOnce(20, () => confirm(token))).toEqual({ OK: 1, INVALID_EMAIL_LINK: 19 });
  });

  it('can get another link, and can be cancelled', async () => {
    const user = await signUp('dogwood');
    expect(await reasonOf(league.identity.resendEmailLink({}, as(user)))).toBe('NO_PENDING_EMAIL');
    await requestEmail(user, email('dogwood2'));
    const first = await confirmToken(email('dogwood2'));
    const { user: again } = await league.identity.resendEmailLink({}, as(user));
    expect(again?.pendingEmail).toBe(email('dogwood2'));
    const second = await confirmToken(email('dogwood2'), 2);
    for (let time = 0; time < 2; time++) await league.identity.cancelEmailChange({}, as(user));
    expect((await league.stored(user.id)).pendingEmail).toBeNull();
    for (const token of [first, second]) expect(await reasonOf(confirm(token))).toBe('INVALID_EMAIL_LINK');
    expect(await emailOf(user)).toBe(email('dogwood'));
  });

  it('is replaced by a later request, whose link alone is valid then', async () => {
    const user = await signUp('elder');
    await requestEmail(user, email('elder2'));
    const first = await confirmToken(email('elder2'));
    expect((await requestEmail(user, email('elder3'))).pendingEmail).toBe(email('elder3'));
    expect(await reasonOf(confirm(first))).toBe('INVALID_EMAIL_LINK');
    await confirm(await confirmToken(email('elder3')));
    expect(await emailOf(user)).toBe(email('elder3'));
  });

  it('ends with a password change', async () => {
    const user = await signUp('elm');
    await requestEmail(user, email('elm2'));
    const token = await confirmToken(email('elm2'));
    const request = { currentPassword: 'elm-2030', newPassword: 'embers-glow', sessionToken: '' };
    await league.identity.changePassword(request, as(user));
    expect((await league.stored(user.id)).pendingEmail).toBeNull();
    expect(await reasonOf(confirm(token))).toBe('INVALID_EMAIL_LINK');
  });

  it('blocks no other account while pending, and is refused once another account has it', async () => {
    const [one, other] = [await signUp('fir'), await signUp('fir2')];
    await requestEmail(one, email('wanted'));
    await requestEmail(other, email('Wanted'));
    const tokens = [await confirmToken(email('wanted')), await confirmToken(email('Wanted'))];
    const outcomes = await Promise.all(tokens.map((token) => refusalOf(confirm(token)).catch(() => null)));
    const refused = outcomes.filter((outcome) => outcome !== null);
    expect(refused).toMatchObject([
      { reason: 'EMAIL_TAKEN', details: [{ field: 'email', message: 'Email already in use' }] },
    ]);
    expect(await refusalOf(requestEmail(await signUp('fir3'), email('wanted')))).toMatchObject({
      reason: 'EMAIL_TAKEN',
      details: [{ field: 'email', message: 'Email already in use' }],
    });
  });

  it('gets no reset link before it is confirmed', async () => {
    const user = await signUp('gorse');
    await requestEmail(user, email('gorse2'));
    await confirmToken(email('gorse2'));
    await league.identity.forgotPassword({ email: email('gorse2') }, league.visitor);
    await league.identity.forgotPassword({ email: email('gorse') }, league.visitor);
    await newest(email('gorse'), tokenIn);
    expect(mailbox.to(email('gorse2'))).toHaveLength(1);
  });

  it('gets at most ten mails an hour, per account and per address', async () => {
    const user = await signUp('hazel');
    await requestEmail(user, email('hazel2'));
    expect(await atOnce(20, () => league.identity.resendEmailLink({}, as(user)))).toMatchObject({ OK: 9 });
    expect(await refusalOf(requestEmail(user, email('hazel3')))).toMatchObject({
      reason: 'TOO_MANY_REQUESTS',
      retryAfterMs: HOUR_MS,
    });
    expect(await reasonOf(requestEmail(await signUp('hazel4'), email('HAZEL2')))).toBe('TOO_MANY_REQUESTS');
    await league.database.run(
      `update email_change_mails set requested_at = requested_at - interval '1 hour'`,
    );
    expect(await reasonOf(league.identity.resendEmailLink({}, as(user)))).toBe('OK');
  });

  it('gets mails without text of a user, with tokens that are not in the database', async () => {
    const user = await signUp('ivy');
    await requestEmail(user, email('ivory'));
    const [token, undo] = [await confirmToken(email('ivory')), await revertToken(email('ivy'))];
    for (const mail of [...mailbox.to(email('ivory')), ...mailbox.to(email('ivy'))]) {
      for (const body of [mail.text, mail.html]) expect(body).not.toMatch(/\b(ivy|ivory)\b/i);
      // Not in the query, which servers on the way write into their logs.
      expect(mail.text).toMatch(/https:\/\/league\.example\/(confirm|revert)-email#token=/);
    }
    const [row] = await league.database.rows<{ stored: string }>(
      `select json_agg(t)::text || (select json_agg(m)::text from email_change_mails m) as stored
       from email_change_tokens t`,
    );
    for (const secret of [token, undo]) expect(must(row).stored).not.toContain(secret);
  });
});

describe('the old address', () => {
  it('is notified at once, and its link ends the request, all sessions, the password and what was tied to the account', async () => {
    const { user, token: session } = await league.signUp('kauri');
    await league.database.run(
      `update users set email_proven_at = now() - interval '1 day', phone = '+15552370001', phone_added_at = now(),
         sms_enabled = true where id = $1`,
      [user.id],
    );
    await requestEmail(user, email('kauri2'));
    const undo = await revertToken(email('kauri'));
    const token = await confirmToken(email('kauri2'));
    expect(await revert(undo)).toEqual({});
    expect(await league.stored(user.id)).toMatchObject({
      email: email('kauri'),
      pendingEmail: null,
      phone: null,
    });
    expect(await reasonOf(confirm(token))).toBe('INVALID_EMAIL_LINK');
    expect(await reasonOf(league.whoIs(session))).toBe('NOT_SIGNED_IN');
    const signIn = { email: email('kauri'), password: 'kauri-2030', userAgent: '' };
    expect(await reasonOf(league.identity.logIn(signIn, league.visitor))).toBe('WRONG_CREDENTIALS');
    // The reset link is already in the mailbox.
    const reset = { token: await newest(email('kauri'), tokenIn), password: 'mine-again' };
    expect(await reasonOf(league.identity.resetPassword(reset, league.visitor))).toBe('OK');
    expect(await reasonOf(revert(undo))).toBe('INVALID_EMAIL_LINK');
  });

  it.each([
    ['after the change took effect', 'after'],
    ['while it was only requested', 'asked'],
    ['just before it was requested, because the thief may have done that first', 'before'],
  ])(
    'recovers the account although an intruder had set up a second factor %s, and ends what they had tied to it',
    async (_what, when) => {
      const name = `kapok-${when}`;
      const user = await signUp(name);
      // The owner has proven the old address long ago.
      await league.database.run(
        `update users set email_proven_at = now() - interval '1 year' where id = $1`,
        [user.id],
      );
      const code = when === 'before' ? await setUpSecondFactor(user) : undefined;
      await requestEmail(user, email(`${name}2`), undefined, code);
      if (when === 'asked') await setUpSecondFactor(user);
      await confirm(await confirmToken(email(`${name}2`)));
      if (when === 'after') await setUpSecondFactor(user);
      await linkIdentity(league.database, user.id, `thief of ${name}`);
      const { token: calendar } = await league.identity.renewCalendarToken({}, as(user));
      await revert(await revertToken(email(name)));
      expect(await league.stored(user.id)).toMatchObject({ email: email(name), secondFactorAt: null });
      expect(
        await league.database.rows('select from external_identities where user_id = $1', [user.id]),
      ).toEqual([]);
      const opened = league.identity.getCalendarOwner({ token: calendar }, league.visitor);
      expect(await reasonOf(opened)).toBe('CALENDAR_NOT_FOUND');
      const reset = { token: await newest(email(name), tokenIn), password: 'mine-again' };
      await league.identity.resetPassword(reset, league.visitor);
      const signIn = { email: email(name), password: 'mine-again', userAgent: '' };
      expect(await reasonOf(league.identity.logIn(signIn, league.visitor))).toBe('OK');
      const events = await league.database.rows<{ kind: string; detail: string | null }>(
        `select kind, detail from security_events where user_id = $1 order by seq desc limit 5`,
        [user.id],
      );
      expect(events).toEqual([
        { kind: 'sign-in', detail: 'password' },
        { kind: 'password-reset', detail: null },
        { kind: 'email-change-reverted', detail: null },
        { kind: 'password-changed', detail: 'hand-over' },
        { kind: 'second-factor-disabled', detail: 'unproven' },
      ]);
    },
  );

  it('can revert a change for seven days after it took effect', async () => {
    const user = await signUp('larch');
    await requestEmail(user, email('larch2'));
    later(20 * HOUR_MS);
    await confirm(await confirmToken(email('larch2')));
    const undo = await revertToken(email('larch'));
    later(20 * HOUR_MS + 7 * DAY_MS + 30_000);
    expect(await reasonOf(revert(undo))).toBe('INVALID_EMAIL_LINK');
    later(20 * HOUR_MS + 7 * DAY_MS - 30_000);
    expect(await reasonOf(revert(undo))).toBe('OK');
    expect(await emailOf(user)).toBe(email('larch'));
  });

  it('recovers the account from an intruder who changed the e-mail twice, whose links are invalid then', async () => {
    const user = await signUp('maple');
    await move(user, email('maple2'));
    await move(user, email('maple3'));
    await requestEmail(user, email('maple4'));
    const [pending, theirs] = [await confirmToken(email('maple4')), await revertToken(email('maple2'))];
    await revert(await revertToken(email('maple')));
    expect(await league.stored(user.id)).toMatchObject({ email: email('maple'), pendingEmail: null });
    expect(await reasonOf(revert(theirs))).toBe('INVALID_EMAIL_LINK');
    expect(await reasonOf(revert(await revertToken(email('maple3'))))).toBe('INVALID_EMAIL_LINK');
    expect(await reasonOf(confirm(pending))).toBe('INVALID_EMAIL_LINK');
    expect(await emailOf(user)).toBe(email('maple'));
  });

  it('is notified again when the change takes effect, because the first mail may have been given up', async () => {
    const user = await signUp('quince');
    const OF_USER = `kind = 'revert' and change_id in (select id from email_changes where user_id = $1)`;
    mailbox.state.isFull = true;
    await requestEmail(user, email('quince2'));
    await eventually(async () => {
      // Postponed, and not being sent.
      const failed = await league.database.rows(
        `select from email_change_mails
         where tries > 0 and next_try_at < now() + interval '1 minute' and ${OF_USER}`,
        [user.id],
      );
      expect(failed).toHaveLength(1);
    });
    await league.database.run(`update email_change_mails set next_try_at = null where ${OF_USER}`, [user.id]);
    mailbox.state.isFull = false;
    later(HOUR_MS);
    await confirm(await confirmToken(email('quince2')));
    expect(await reasonOf(revert(await revertToken(email('quince'))))).toBe('OK');
    expect(await emailOf(user)).toBe(email('quince'));
  });

  it('alone can revert: an address in between gets no link that would outlive the owner’s', async () => {
    const user = await signUp('rowan');
    const allSent = () =>
      eventually(async () => {
        const waiting = await league.database.rows(
          `select from email_change_mails where next_try_at is not null
             and change_id in (select id from email_changes where user_id = $1)`,
          [user.id],
        );
        expect(waiting).toEqual([]);
      });
    await move(user, email('rowan2'));
    // The thief requests the owner's address, and the owner, glad to have it back, confirms.
    await move(user, email('rowan'));
    await allSent();
    const theirs = mailbox.to(email('rowan2')).filter(({ text }) => text?.includes('/revert-email'));
    expect(theirs).toEqual([]);
    // A repeated request works like the first one: the link is the owner's again.
    const owners = mailbox.to(email('rowan')).length;
    await requestEmail(user, email('rowan2'));
    await allSent();
    expect(mailbox.to(email('rowan')).slice(owners)).toMatchObject([
      { text: expect.stringContaining('/revert-email') as string },
    ]);
    expect(await reasonOf(revert(revertTokenIn(mailbox.to(email('rowan')).at(-1))))).toBe('OK');
  });

  it('keeps its link if the change is cancelled and requested again', async () => {
    const user = await signUp('myrtle');
    await requestEmail(user, email('myrtle2'));
    const undo = await revertToken(email('myrtle'));
    await league.identity.cancelEmailChange({}, as(user));
    await move(user, email('myrtle3'));
    expect(await reasonOf(revert(undo))).toBe('OK');
    expect(await emailOf(user)).toBe(email('myrtle'));
  });

  it('stays reserved for the account: no other account can sign up with it, confirm it or sign in by it meanwhile', async () => {
    const user = await signUp('nutmeg');
    await move(user, email('nutmeg2'));
    const undo = await revertToken(email('nutmeg'));
    const squatter = { ...newcomer('squatter'), email: email('NUTMEG') };
    expect(await refusalOf(league.identity.signUp(squatter, league.visitor))).toMatchObject({
      reason: 'EMAIL_TAKEN',
    });
    const other = await signUp('nutmeg3');
    await requestEmail(other, email('nutmeg'));
    expect(await reasonOf(confirm(await confirmToken(email('nutmeg'))))).toBe('EMAIL_TAKEN');
    const who = { sub: 'sub|nutmeg', email: email('nutmeg'), email_verified: true, name: 'Nut' };
    const { nonce } = await league.identity.createNonce({}, league.visitor);
    const external = {
      idToken: await provider.idToken(who, { nonce }),
      email: who.email,
      name: '',
      userAgent: '',
    };
    expect(await reasonOf(league.identity.logInExternally(external, league.visitor))).toBe('EMAIL_TAKEN');
    expect(await reasonOf(revert(undo))).toBe('OK');
  });

  it('is free again, and pending requests are deleted, after seven days', async () => {
    const [moved, waiting] = [await signUp('oak'), await signUp('olive')];
    await move(moved, email('oak2'));
    await requestEmail(waiting, email('olive2'));
    await purgeEmailChanges(league.database, new Date(Date.now() + 6 * DAY_MS));
    expect((await league.stored(waiting.id)).pendingEmail).toBe(email('olive2'));
    await purgeEmailChanges(league.database, new Date(Date.now() + 7 * DAY_MS + MINUTE_MS));
    expect((await league.stored(waiting.id)).pendingEmail).toBeNull();
    const next = { ...newcomer('oakling'), email: email('oak') };
    expect(await reasonOf(league.identity.signUp(next, league.visitor))).toBe('OK');
  });

  it('is notified of an admin’s edit, too, which takes effect at once and ends a pending request', async () => {
    const user = await signUp('pine');
    await requestEmail(user, email('pine2'));
    const pending = await confirmToken(email('pine2'));
    const edited = { userId: user.id, name: 'pine', username: 'pine', email: email('pine3') };
    const { user: changed } = await league.identity.updateUser(edited, league.asAdmin);
    expect(changed).toMatchObject({ email: email('pine3'), pendingEmail: undefined });
    expect(await reasonOf(confirm(pending))).toBe('INVALID_EMAIL_LINK');
    const before = mailbox.to(email('pine')).length;
    await league.identity.updateUser({ ...edited, city: 'Elsewhere' }, league.asAdmin);
    await revert(await revertToken(email('pine'), 2));
    expect(await emailOf(user)).toBe(email('pine'));
    expect(before).toBeLessThanOrEqual(2);
  });
});
