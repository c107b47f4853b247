/** Changing another user's e-mail. */
import { PASSWORD, type SignedIn } from '../../api.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { ageSessions } from '../steps.js';

async function requestEmail(
  target: Target,
  owner: SignedIn,
  email: string,
  currentPassword?: string,
): Promise<HttpResponse> {
  const { name, username } = await owner.client.getOwnUser();
  return await target.send({
    method: 'PUT',
    path: '/api/users/profile',
    token: owner.token,
    body: { name, username, email, ...(currentPassword !== undefined && { currentPassword }) },
  });
}

/** The token in the newest mail to this address with a link to this page. */
const mailedToken = ({ mailbox }: Target, to: string, page: string): Promise<string> =>
  eventually(() => {
    const links = mailbox.mails.filter((mail) => mail.to === to).map(({ text }) => text);
    const found = links.map((text) => new RegExp(`/${page}[?#]token=([\\w-]+)`).exec(text)?.[1]);
    const token = found.findLast((one) => one !== undefined);
    if (token === undefined) throw new Error(`no mail to ${to} links to ${page}`);
    return token;
  });

const openLink = ({ send, freshAddress }: Target, page: string, token: string): Promise<HttpResponse> =>
  send({ path: `/api/auth/${page}`, body: { token }, from: freshAddress() });

const login = (target: Target, email: string, password = PASSWORD): Promise<HttpResponse> =>
  target.send({ path: '/api/auth/login', body: { email, password }, from: target.freshAddress() });

const withoutPassword: Attack = {
  name: 'change the e-mail with a stolen session, without the password or with a guess',
  run: async (target) => {
    const owner = await target.newPlayer('owner');
    await ageSessions(target, owner, 10);
    const email = `${target.freshWord('thief')}@example.com`;
    await eventually(async () => {
      assertRefused(
        await requestEmail(target, owner, email),
        'REAUTHENTICATION_REQUIRED',
        'without the password',
      );
    }, 15_000);
    assertRefused(await requestEmail(target, owner, email, 'a guess'), 'WRONG_PASSWORD', 'with a guess');
    assertEqual((await owner.client.getOwnUser()).email, owner.email, 'the e-mail of the owner');
  },
};

const beforeTheLink: Attack = {
  name: 'use a new e-mail before its link was opened',
  run: async (target) => {
    const owner = await target.newPlayer('owner');
    const email = `${target.freshWord('thief')}@example.com`;
    assertStatus(await requestEmail(target, owner, email, PASSWORD), 200, 'changing the e-mail');
    assertEqual((await owner.client.getOwnUser()).email, owner.email, 'the e-mail of the owner');
    assertRefused(await login(target, email), 'WRONG_CREDENTIALS', 'signing in with the new e-mail');
    assertStatus(await login(target, owner.email), 200, 'signing in with the old e-mail');
    // Mails are sent in order: when the owner's has arrived, the thief's would have too.
    for (const one of [email, owner.email]) {
      const body = { email: one };
      const forgotten = { path: '/api/auth/forgot-password', body, from: target.freshAddress() };
      assertStatus(await target.send(forgotten), 200, 'the request');
    }
    await mailedToken(target, email, 'confirm-email');
    await mailedToken(target, owner.email, 'reset-password');
    const resets = target.mailbox.mails.filter(
      (mail) => mail.to === email && /reset-password/.test(mail.text),
    );
    assertEqual(resets.length, 0, 'number of reset links to the new e-mail');
  },
};

const revertedChange: Attack = {
  name: 'keep an account after its owner undid the e-mail change',
  run: async (target) => {
    const owner = await target.newPlayer('owner');
    const { json } = await login(target, owner.email);
    const thief = { ...owner, token: (json as { token: string }).token };
    const email = `${target.freshWord('thief')}@example.com`;
    assertStatus(await requestEmail(target, thief, email, PASSWORD), 200, 'changing the e-mail');
    assertStatus(
      await openLink(target, 'confirm-email', await mailedToken(target, email, 'confirm-email')),
      200,
      'opening the link',
    );
    assertStatus(await login(target, email), 200, 'signing in as the thief');
    // The old address received a link to undo the change.
    assertStatus(
      await openLink(target, 'revert-email', await mailedToken(target, owner.email, 'revert-email')),
      200,
      'undoing the change',
    );
    assertRefused(
      await target.send({ path: '/api/auth/me', token: thief.token }),
      'NOT_SIGNED_IN',
      'the session of the thief',
    );
    assertRefused(await login(target, email), 'WRONG_CREDENTIALS', "signing in with the thief's e-mail");
    assertRefused(await login(target, owner.email), 'WRONG_CREDENTIALS', 'signing in with the old password');
    assertThat(
      (await mailedToken(target, owner.email, 'reset-password')).length >= 40,
      'no reset link arrived',
    );
  },
};

const badLinks: Attack = {
  name: 'open the link of an e-mail change twice or on the wrong page, or guess it',
  run: async (target) => {
    const owner = await target.newPlayer('owner');
    const email = `${target.freshWord('other')}@example.com`;
    assertStatus(await requestEmail(target, owner, email, PASSWORD), 200, 'changing the e-mail');
    const confirm = await mailedToken(target, email, 'confirm-email');
    const revert = await mailedToken(target, owner.email, 'revert-email');
    for (const [page, token] of [
      ['confirm-email', revert],
      ['revert-email', confirm],
      ['reset-password', confirm],
      ['confirm-email', 'x'.repeat(43)],
      ['revert-email', 'x'.repeat(43)],
    ] as const) {
      const body = { token, password: 'embers-glow-on' };
      const response = await target.send({ path: `/api/auth/${page}`, body, from: target.freshAddress() });
      assertRefused(response, ['INVALID_EMAIL_LINK', 'INVALID_RESET_TOKEN'], page);
    }
    assertStatus(await openLink(target, 'confirm-email', confirm), 200, 'opening the link');
    assertRefused(
      await openLink(target, 'confirm-email', confirm),
      'INVALID_EMAIL_LINK',
      'opening the link again',
    );
  },
};

const spam: Attack = {
  name: 'mail own words to an address by changing the e-mail to it',
  run: async (target) => {
    const words = 'Win a cruise at cheap dot example';
    const owner = await target.newPlayer('spammer');
    const { username } = await owner.client.getOwnUser();
    const to = `${target.freshWord('visitor')}@example.com`;
    assertStatus(
      await target.send({
        method: 'PUT',
        path: '/api/users/profile',
        token: owner.token,
        body: { name: words, username, displayName: words, email: to, currentPassword: PASSWORD },
      }),
      200,
      'changing the e-mail',
    );
    await mailedToken(target, to, 'confirm-email');
    for (const mail of target.mailbox.mails.filter((one) => one.to === to)) {
      assertThat(!mail.text.includes('cruise'), `the mail contains them: ${mail.text.slice(0, 400)}`);
    }
  },
};

const spamBySignUp: Attack = {
  name: 'mail own words to an address by signing up with it',
  run: async (target) => {
    const { send, freshAddress, freshWord } = target;
    const email = `${freshWord('visitor')}@example.com`;
    const name = 'Win a cruise today';
    const from = freshAddress();
    const body = { email, name, username: freshWord('cruise'), password: PASSWORD };
    assertStatus(await send({ path: '/api/auth/signup', body, from }), 201, 'signing up');
    assertStatus(
      await send({ path: '/api/auth/forgot-password', body: { email }, from }),
      200,
      'the request',
    );
    await mailedToken(target, email, 'reset-password');
    for (const mail of target.mailbox.mails.filter((one) => one.to === email)) {
      assertThat(!mail.text.includes('cruise'), `the mail contains them: ${mail.text.slice(0, 400)}`);
    }
  },
};

export const emailChange: Family = {
  name: 'e-mail changes',
  attacks: [withoutPassword, beforeTheLink, revertedChange, badLinks, spam, spamBySignUp],
};
