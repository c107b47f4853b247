/** A thief who knew the password once, and everything that they leave behind, against an owner who takes the account back. */
import { serviceActor } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { PhoneConfirmation, type User } from '@torchbearer/proto/identity/v1/identity';
import { afterEach, describe, expect, it } from 'vitest';
import { startConnectedLeague } from './connected-league.js';
import { as, atOnce, justSignedIn, linkIdentity, must, reasonOf } from './league.js';
import { confirmTokenIn, revertTokenIn, tokenIn } from './mailbox.js';

const DAY_MS = 24 * 60 * 60_000;

const league = await forFile(startConnectedLeague({ OIDC_NAME: 'Campfire ID' }));
const { mailbox, provider, newest, setUpSecondFactor, emailOf } = league;
afterEach(() => league.clock.set(null));

const at = (name: string) => `${name}@example.com`;
const signUp = async (name: string) => (await league.signUp(name)).user;
const confirm = league.confirmEmail;
const revert = league.revertEmail;

/** Requests an e-mail; returns the token that confirms it. */
async function ask(user: User, wanted: string): Promise<string> {
  const { name, username } = user;
  await league.identity.updateProfile(
    { name, username, email: wanted },
    justSignedIn(user, league.context.clock()),
  );
  return await newest(wanted, confirmTokenIn);
}
/** An admin sets an e-mail without asking its address. */
const edit = ({ id: userId, name, username }: User, email: string) =>
  league.identity.updateUser({ userId, name, username, email }, league.asAdmin);
const move = async (user: User, wanted: string): Promise<unknown> => confirm(await ask(user, wanted));

async function mailedToken(email: string): Promise<string> {
  const before = mailbox.to(email).length;
  await league.identity.forgotPassword({ email }, league.visitor);
  return await eventually(() => tokenIn(mailbox.to(email).slice(before).at(-1)));
}
const resetByMail = async (email: string, password = 'mine-again-2031') =>
  league.identity.resetPassword({ token: await mailedToken(email), password }, league.visitor);

const secondFactorDate = (user: User, to: Date) =>
  league.database.run('update users set second_factor_at = $2 where id = $1', [user.id, to]);
const proveEmail = (user: User) =>
  league.database.run(`update users set email_proven_at = '2020-01-01' where id = $1`, [user.id]);

/** Signs in by the provider, as a person who has this address there. */
async function enter(sub: string, email: string) {
  const { nonce } = await league.identity.createNonce({}, league.visitor);
  const idToken = await provider.idToken({ sub, email, email_verified: true, name: sub }, { nonce });
  return await league.identity.logInExternally(
    { idToken, email, name: '', userAgent: '', nonce },
    league.visitor,
  );
}
/** The account that this person of the provider signs in to, with whatever address they have there. */
const entersAs = async (sub: string) => (await enter(sub, at(`elsewhere-${sub}`))).user?.id;

/** Every mail that waits was sent; returns the subjects of those to this address. */
async function subjectsTo(address: string): Promise<(string | undefined)[]> {
  await eventually(async () => {
    // Claimed ones wait for two minutes; those from a test's future are not due.
    const waiting = await league.database.rows(
      `select from (
         select next_try_at as at from email_change_mails union all
         select next_try_at from reset_requests union all select next_try_at from notices) mails
       where at < now() + interval '10 minutes'`,
    );
    expect(waiting).toEqual([]);
  });
  return mailbox.to(address).map(({ subject }) => subject);
}
const LOST = 'Your Torchbearer account has left this email';

describe('an undo link', () => {
  it('of a thief’s address ends when the owner takes the address back, and the second factor stays', async () => {
    const user = await signUp('acacia');
    await move(user, at('acacia-b'));
    await ask(user, at('acacia-c'));
    const theirs = await newest(at('acacia-b'), revertTokenIn);
    await move(user, at('acacia'));
    await resetByMail(at('acacia'));
    await setUpSecondFactor(user);
    const mails = (await subjectsTo(at('acacia-b'))).length;
    expect(await reasonOf(revert(theirs))).toBe('INVALID_EMAIL_LINK');
    expect(await emailOf(user)).toBe(at('acacia'));
    expect((await league.stored(user.id)).secondFactorAt).not.toBeNull();
    const subjects = await subjectsTo(at('acacia-b'));
    expect(subjects).toHaveLength(mails);
    expect(subjects.filter((subject) => subject === LOST)).toHaveLength(1);
  });

  it('ends for addresses in between when a thief, too, returns to the first one', async () => {
    const user = await signUp('balsa');
    await move(user, at('balsa-b'));
    await move(user, at('balsa-c'));
    const held = [await newest(at('balsa-b'), revertTokenIn)];
    await move(user, at('balsa'));
    expect(await subjectsTo(at('balsa-c'))).toContain(LOST);
    expect(mailbox.to(at('balsa-c')).filter(({ text }) => text?.includes('/revert-email'))).toEqual([]);
    for (const link of held) expect(await reasonOf(revert(link))).toBe('INVALID_EMAIL_LINK');
    expect(await reasonOf(revert(await newest(at('balsa'), revertTokenIn)))).toBe('OK');
  });

  it('stays with the present and the oldest address alone when the password is set by mail', async () => {
    const user = await signUp('cassia');
    for (const letter of ['b', 'c', 'd']) await move(user, at(`cassia-${letter}`));
    const [a, b, c] = [
      await newest(at('cassia'), revertTokenIn),
      await newest(at('cassia-b'), revertTokenIn),
      await newest(at('cassia-c'), revertTokenIn),
    ];
    await resetByMail(at('cassia-d'));
    for (const link of [b, c]) expect(await reasonOf(revert(link))).toBe('INVALID_EMAIL_LINK');
    expect(await reasonOf(revert(a))).toBe('OK');
    expect(await emailOf(user)).toBe(at('cassia'));
    // The address that loses the account gets a notice.
    expect(await subjectsTo(at('cassia-d'))).toContain(LOST);
  });

  it('ends in the same way, with a requested e-mail, when an admin sets a temporary password', async () => {
    const user = await signUp('datura');
    await move(user, at('datura-b'));
    await move(user, at('datura-c'));
    const pending = await ask(user, at('datura-d'));
    const theirs = await newest(at('datura-b'), revertTokenIn);
    await league.identity.resetUserPassword({ userId: user.id }, league.asAdmin);
    expect(await reasonOf(confirm(pending))).toBe('INVALID_EMAIL_LINK');
    expect(await league.stored(user.id)).toMatchObject({ email: at('datura-c'), pendingEmail: null });
    expect(await reasonOf(revert(theirs))).toBe('INVALID_EMAIL_LINK');
    expect(await reasonOf(revert(await newest(at('datura'), revertTokenIn)))).toBe('OK');
  });

  it('ends in the same way when the account is handed to a provider’s identity', async () => {
    const user = await signUp('ebony');
    await edit(user, at('ebony-b'));
    await edit(user, at('ebony-c'));
    const between = await newest(at('ebony-b'), revertTokenIn);
    expect((await enter('sub|ebony', at('ebony-c'))).user?.id).toBe(user.id);
    expect(await reasonOf(revert(between))).toBe('INVALID_EMAIL_LINK');
    expect(await reasonOf(revert(await newest(at('ebony'), revertTokenIn)))).toBe('OK');
  });

  it('gives the account back for one of twenty concurrent calls, and not again', async () => {
    const user = await signUp('fuchsia');
    await move(user, at('fuchsia-b'));
    const undo = await newest(at('fuchsia'), revertTokenIn);
    expect(await atOnce(20, () => revert(undo))).toMatchObject({ OK: 1 });
    expect(await reasonOf(revert(undo))).toBe('INVALID_EMAIL_LINK');
    expect(await emailOf(user)).toBe(at('fuchsia'));
    expect((await subjectsTo(at('fuchsia-b'))).filter((subject) => subject === LOST)).toHaveLength(1);
  });

  it('tells an address that an admin’s edit leaves for an earlier one', async () => {
    const user = await signUp('hyssop');
    await edit(user, at('hyssop-b'));
    await edit(user, at('hyssop'));
    expect(await subjectsTo(at('hyssop-b'))).toEqual([LOST]);
  });
});

describe('undoing a change of e-mail', () => {
  it.each([
    ['from more than seven days before the change', -7 * DAY_MS - 1, false, 'stays'],
    ['from seven days before the change', -7 * DAY_MS, false, 'ends'],
    ['from after the change', 1, false, 'ends'],
    ['of an admin', 1, true, 'stays'],
  ])('a second factor and a linked identity %s', async (what, offsetMs, isAdmin, outcome) => {
    const name = `iris${String(what.length)}`;
    const user = await signUp(name);
    await proveEmail(user);
    await enter(`sub|${name}`, at(name));
    await ask(user, at(`${name}-b`));
    if (isAdmin) await league.setAdmin(user, isAdmin);
    await setUpSecondFactor(user);
    const [change] = await league.database.rows<{ at: Date }>(
      'select requested_at as at from email_changes where user_id = $1',
      [user.id],
    );
    const added = new Date(must(change).at.getTime() + offsetMs);
    await secondFactorDate(user, added);
    await league.database.run('update external_identities set created_at = $2 where user_id = $1', [
      user.id,
      added,
    ]);
    await revert(await newest(at(name), revertTokenIn));
    expect((await league.stored(user.id)).secondFactorAt !== null).toBe(outcome === 'stays');
    const { identities } = await league.identity.listIdentities({}, as(user));
    expect(identities).toHaveLength(outcome === 'stays' ? 1 : 0);
    if (isAdmin) await league.setAdmin(user, false);
  });
});

describe('an identity of a provider', () => {
  /** The owner is at their address again, and the thief has linked theirs in between. */
  async function linkedMeanwhile(name: string): Promise<User> {
    const user = await signUp(name);
    await proveEmail(user);
    await enter(`sub|${name}`, at(name));
    await move(user, at(`${name}-b`));
    await enter(`thief|${name}`, at(`${name}-b`));
    return user;
  }

  it.each([
    [
      'a reset by mail',
      async (user: User) => {
        await move(user, at(user.name));
        await resetByMail(at(user.name));
      },
    ],
    [
      'an admin’s reset',
      async (user: User) => {
        await move(user, at(user.name));
        await league.identity.resetUserPassword({ userId: user.id }, league.asAdmin);
      },
    ],
    [
      'the undo link',
      async (user: User) => {
        await league.database.run(
          `update external_identities set created_at = now() - interval '8 days' where subject = $1`,
          [`sub|${user.name}`],
        );
        await revert(await newest(at(user.name), revertTokenIn));
      },
    ],
  ])('that was linked under another address no longer signs in after %s', async (what, recover) => {
    const name = `jacaranda${String(what.length)}`;
    const user = await linkedMeanwhile(name);
    await recover(user);
    expect(await emailOf(user)).toBe(at(name));
    expect(await entersAs(`thief|${name}`)).not.toBe(user.id);
    // The owner's was linked under this address.
    expect(await entersAs(`sub|${name}`)).toBe(user.id);
  });

  it('stays through an honest change of e-mail and of the password in a session', async () => {
    const user = await signUp('kudzu');
    await proveEmail(user);
    await enter('sub|kudzu', at('kudzu'));
    await move(user, at('kudzu-b'));
    const request = { newPassword: 'embers-glow-2031', sessionToken: '' };
    await league.identity.changePassword(request, justSignedIn(user));
    expect(await entersAs('sub|kudzu')).toBe(user.id);
  });

  it('an older second factor of the owner survives a change of e-mail and a reset', async () => {
    const user = await signUp('lotus');
    await proveEmail(user);
    await move(user, at('lotus-b'));
    await setUpSecondFactor(user);
    await secondFactorDate(user, new Date('2021-01-01'));
    await resetByMail(at('lotus-b'));
    expect((await league.stored(user.id)).secondFactorAt).not.toBeNull();
  });

  it('is shown to its owner with the address under which it was linked, and can be unlinked', async () => {
    const [user, other] = [await signUp('mimosa'), await signUp('mimosa2')];
    await proveEmail(user);
    await enter('sub|mimosa', at('mimosa'));
    await move(user, at('mimosa-b'));
    const { identities } = await league.identity.listIdentities({}, as(user));
    expect(identities).toMatchObject([{ provider: 'Campfire ID', email: at('mimosa') }]);
    const identityId = must(identities[0]).id;
    const unlink = (by: User, currentPassword?: string) =>
      reasonOf(league.identity.unlinkIdentity({ identityId, currentPassword }, as(by)));
    expect(await unlink(other, 'mimosa2-2030')).toBe('IDENTITY_NOT_FOUND');
    expect(await unlink(user)).toBe('REAUTHENTICATION_REQUIRED');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => unlink(user, 'mimosa-2030')));
    expect(outcomes.sort()).toEqual([...Array<string>(4).fill('IDENTITY_NOT_FOUND'), 'OK']);
    expect(await entersAs('sub|mimosa')).not.toBe(user.id);
    expect(await subjectsTo(at('mimosa-b'))).toContain(
      'A sign-in was unlinked from your Torchbearer account',
    );
    const events = await league.database.rows(
      `select from security_events where user_id = $1 and kind = 'identity-unlinked' and detail is null`,
      [user.id],
    );
    expect(events).toHaveLength(1);
  });

  it('can’t be unlinked while it is the only way to sign in', async () => {
    const user = must((await enter('sub|nettle', at('nettle'))).user);
    const unlink = async () => {
      const [linked] = (await league.identity.listIdentities({}, as(user))).identities;
      return await reasonOf(
        league.identity.unlinkIdentity({ identityId: must(linked).id }, justSignedIn(user)),
      );
    };
    expect(await unlink()).toBe('ONLY_SIGN_IN');
    await resetByMail(at('nettle'));
    expect(await unlink()).toBe('OK');
  });
});

it('renewed recovery codes are told to the owner by mail', async () => {
  const user = await signUp('rosewood');
  const code = await setUpSecondFactor(user);
  await league.identity.renewRecoveryCodes({ code }, justSignedIn(user));
  expect(await subjectsTo(at('rosewood'))).toEqual(['Your Torchbearer recovery codes were renewed']);
});

const changePassword = async (user: User) => {
  const request = { currentPassword: `${user.name}-2030`, newPassword: 'embers-glow', sessionToken: '' };
  return await league.identity.changePassword(request, as(user));
};

let numbers = 0;
/** Ties everything to the account at this instant that lets another person sign in or act for it. */
async function tie(user: { id: string; name: string }, at: Date): Promise<{ link: string; phone: string }> {
  const phone = `+1555236${String(1_000 + ++numbers)}`;
  await league.database.run(
    'update users set phone = $2, phone_added_at = $3, sms_enabled = true where id = $1',
    [user.id, phone, at],
  );
  await linkIdentity(league.database, user.id, `attacker of ${user.id}`, { at });
  const { token: link } = await league.identity.renewCalendarToken({}, as(user));
  await league.database.run('update calendar_tokens set created_at = $2 where user_id = $1', [user.id, at]);
  return { link, phone };
}

/** What is left of it. */
async function leftOf(userId: string, link: string): Promise<string[]> {
  const stored = await league.stored(userId);
  const identities = await league.database.rows<{ subject: string }>(
    `select subject from external_identities where user_id = $1 and subject like 'attacker of %'`,
    [userId],
  );
  const calendar = await reasonOf(league.identity.getCalendarOwner({ token: link }, league.visitor));
  return [
    ...(stored.phone === null ? [] : ['phone']),
    ...(identities.length === 0 ? [] : ['identity']),
    ...(calendar === 'OK' ? ['calendar'] : []),
  ];
}

/** In which an owner recovers the account, which ends everything that an attacker tied to it. */
const WAYS = [
  ['a password change', changePassword],
  ['a password reset', (user: User) => resetByMail(user.email)],
  ['the hand-over to an external identity', (user: User) => enter(`sub|${user.name}`, user.email)],
] as const;

describe.each(WAYS)('%s', (what, way) => {
  const name = what.replaceAll(/\W/g, '-');

  it('ends the phone number, other identities, calendar link, sessions and reset links if the e-mail was never proven', async () => {
    const { user, token: session } = await league.signUp(name);
    const { link } = await tie(user, new Date());
    const openLink = await mailedToken(user.email);
    await way(user);
    expect(await leftOf(user.id, link)).toEqual([]);
    // Without the number no text acts for the account; other services receive that.
    const { version } = await league.stored(user.id);
    await eventually(() => {
      const { event: published, version: newest } = must(league.published(user).at(-1));
      expect(newest).toBe(version);
      expect(published).toMatchObject({ smsEnabled: false });
      expect(published?.phone).toBeUndefined();
      expect(published?.phoneAddedAt).toBeUndefined();
    });
    expect(await reasonOf(league.whoIs(session))).toBe('NOT_SIGNED_IN');
    const reuse = { token: openLink, password: 'attackers-own' };
    expect(await reasonOf(league.identity.resetPassword(reuse, league.visitor))).toBe('INVALID_RESET_TOKEN');
  });
});

describe.each(WAYS.slice(0, 2))('%s of an account whose e-mail is proven', (what, way) => {
  const name = `proven-${what.replaceAll(/\W/g, '-')}`;

  it('always ends phone number and calendar link, and identities from before the proof', async () => {
    const proof = new Date('2030-03-01T12:00:00Z');
    for (const [when, at, left] of [
      ['since', proof, ['identity']],
      ['before', new Date(proof.getTime() - 1), []],
    ] as const) {
      const own = `${name}-${when}`;
      const { user } = await league.signUp(own);
      await league.database.run('update users set email_proven_at = $2 where id = $1', [user.id, proof]);
      const { link } = await tie(user, at);
      await way(user);
      expect(await leftOf(user.id, link)).toEqual(left);
    }
  });
});

it.each(WAYS)('%s ends a pending number, which another phone could confirm by YES', async (what, way) => {
  const name = `waiting-${what.replaceAll(/\W/g, '-')}`;
  const { user } = await league.signUp(name);
  const phone = `555236${String(1_000 + ++numbers)}`;
  const { user: pending } = await league.identity.setPhone({ phone }, justSignedIn(user));
  await way(user);
  expect(await league.stored(user.id)).toMatchObject({
    phone: null,
    pendingPhone: null,
    phoneCodeHash: null,
  });
  const { confirmation } = await league.identity.confirmPhone(
    { phone: must(pending?.phone) },
    { actor: serviceActor('sms') },
  );
  expect(confirmation).toBe(PhoneConfirmation.PHONE_CONFIRMATION_NOT_PENDING);
});

it.each(WAYS.slice(0, 2))('%s reports whether it removed the phone number', async (what, way) => {
  const name = `published-${what.replaceAll(/\W/g, '-')}`;
  const { user: bare } = await league.signUp(`${name}-without`);
  expect(await way(bare)).toMatchObject({ phoneRemoved: false });
  const { user } = await league.signUp(`${name}-with`);
  await tie(user, new Date());
  expect(await way(user)).toMatchObject({ phoneRemoved: true });
});
