/** Everything that an attacker tied to an account ends when its owner recovers it, in any of three ways. */
import { serviceActor } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import { describe, expect, it } from 'vitest';
import { startConnectedLeague } from './connected-league.js';
import { as, justSignedIn, linkIdentity, must, reasonOf } from './league.js';
import { tokenIn } from './mailbox.js';

const league = await forFile(startConnectedLeague());
const { mailbox, provider } = league;

const resetToken = async (email: string): Promise<string> => {
  const before = mailbox.to(email).length;
  await league.identity.forgotPassword({ email }, league.visitor);
  return await eventually(() => tokenIn(must(mailbox.to(email)[before])));
};

const changePassword = async (name: string, user: { id: string; name: string }) => {
  const request = { currentPassword: `${name}-2030`, newPassword: 'embers-glow', sessionToken: '' };
  return await league.identity.changePassword(request, as(user));
};
const resetPassword = async (name: string) => {
  const token = await resetToken(`${name}@example.com`);
  return await league.identity.resetPassword({ token, password: 'embers-glow' }, league.visitor);
};
const enterByProvider = async (name: string) => {
  const email = `${name}@example.com`;
  const { nonce } = await league.identity.createNonce({}, league.visitor);
  const who = { sub: `sub|${name}`, email, email_verified: true, name };
  const idToken = await provider.idToken(who, { nonce });
  return await league.identity.logInExternally({ idToken, email, name, userAgent: '' }, league.visitor);
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

const WAYS = [
  ['a password change', changePassword],
  ['a password reset', resetPassword],
  ['the hand-over to an external identity', enterByProvider],
] as const;

describe.each(WAYS)('%s', (what, way) => {
  const name = what.replaceAll(/\W/g, '-');

  it('ends the phone number, other identities, calendar link, sessions and reset links if the e-mail was never proven', async () => {
    const { user, token: session } = await league.signUp(name);
    const { link } = await tie(user, new Date());
    const openLink = await resetToken(user.email);
    await way(name, user);
    expect(await leftOf(user.id, link)).toEqual([]);
    // Without the number no text acts for the account; other services receive that.
    await eventually(() => {
      const published = must(league.published(user).at(-1)).event;
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
      await way(own, user);
      expect(await leftOf(user.id, link)).toEqual(left);
    }
  });
});

it.each(WAYS)('%s ends a pending number, which another phone could confirm by YES', async (what, way) => {
  const name = `waiting-${what.replaceAll(/\W/g, '-')}`;
  const { user } = await league.signUp(name);
  const phone = `555236${String(1_000 + ++numbers)}`;
  const { user: pending } = await league.identity.setPhone({ phone }, justSignedIn(user));
  await way(name, user);
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
  expect(await way(`${name}-without`, bare)).toMatchObject({ phoneRemoved: false });
  const { user } = await league.signUp(`${name}-with`);
  await tie(user, new Date());
  expect(await way(`${name}-with`, user)).toMatchObject({ phoneRemoved: true });
});
