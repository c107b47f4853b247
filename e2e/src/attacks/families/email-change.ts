/** Changing an account's e-mail without being its owner. */
import { PASSWORD, type SignedIn } from '../../api.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Place } from '../place.js';
import { ageSessions } from '../steps.js';

async function askFor(
  place: Place,
  owner: SignedIn,
  email: string,
  currentPassword?: string,
): Promise<Answer> {
  const { name, username } = await owner.client.getOwnUser();
  return await place.ask({
    method: 'PUT',
    path: '/api/users/profile',
    token: owner.token,
    body: { name, username, email, ...(currentPassword !== undefined && { currentPassword }) },
  });
}

/** The token in the newest mail to this address that links to this page. */
const mailed = ({ mailbox }: Place, to: string, page: string): Promise<string> =>
  eventually(() => {
    const links = mailbox.mails.filter((mail) => mail.to === to).map(({ text }) => text);
    const found = links.map((text) => new RegExp(`/${page}[?#]token=([\\w-]+)`).exec(text)?.[1]);
    const token = found.findLast((one) => one !== undefined);
    if (token === undefined) throw new Error(`no mail to ${to} leads to ${page}`);
    return token;
  });

const open = ({ ask, freshAddress }: Place, page: string, token: string): Promise<Answer> =>
  ask({ path: `/api/auth/${page}`, body: { token }, from: freshAddress() });

const login = (place: Place, email: string, password = PASSWORD): Promise<Answer> =>
  place.ask({ path: '/api/auth/login', body: { email, password }, from: place.freshAddress() });

const withoutPassword: Attack = {
  name: 'ask for another e-mail with a stolen session, by no password or a guess',
  run: async (place) => {
    const owner = await place.newPlayer('owner');
    await ageSessions(place, owner, 10);
    const email = `${place.freshWord('thief')}@example.com`;
    await eventually(async () => {
      refused(await askFor(place, owner, email), 'REAUTHENTICATION_REQUIRED', 'without the password');
    }, 15_000);
    refused(await askFor(place, owner, email, 'a guess'), 'WRONG_PASSWORD', 'with a guess');
    same((await owner.client.getOwnUser()).email, owner.email, 'the e-mail is');
  },
};

const beforeTheLink: Attack = {
  name: 'use another e-mail before its link was opened',
  run: async (place) => {
    const owner = await place.newPlayer('owner');
    const email = `${place.freshWord('thief')}@example.com`;
    answered(await askFor(place, owner, email, PASSWORD), 200, 'the wish');
    same((await owner.client.getOwnUser()).email, owner.email, 'the e-mail is');
    refused(await login(place, email), 'WRONG_CREDENTIALS', 'signing in by it');
    answered(await login(place, owner.email), 200, 'signing in by the old one');
    // The owner's mail is requested after the thief's, so it is sent later.
    for (const one of [email, owner.email]) {
      const body = { email: one };
      const forgotten = { path: '/api/auth/forgot-password', body, from: place.freshAddress() };
      answered(await place.ask(forgotten), 200, 'the request');
    }
    await mailed(place, email, 'confirm-email');
    await mailed(place, owner.email, 'reset-password');
    const resets = place.mailbox.mails.filter(
      (mail) => mail.to === email && /reset-password/.test(mail.text),
    );
    same(resets.length, 0, 'reset links that went there');
  },
};

const takenBack: Attack = {
  name: 'keep an account whose e-mail a thief changed, after its owner undid that',
  run: async (place) => {
    const owner = await place.newPlayer('owner');
    const { json } = await login(place, owner.email);
    const thief = { ...owner, token: (json as { token: string }).token };
    const email = `${place.freshWord('thief')}@example.com`;
    answered(await askFor(place, thief, email, PASSWORD), 200, 'the wish');
    answered(
      await open(place, 'confirm-email', await mailed(place, email, 'confirm-email')),
      200,
      'the link',
    );
    answered(await login(place, email), 200, 'the thief');
    // The old address got a mail.
    answered(
      await open(place, 'revert-email', await mailed(place, owner.email, 'revert-email')),
      200,
      'the way back',
    );
    refused(await place.ask({ path: '/api/auth/me', token: thief.token }), 'NOT_SIGNED_IN', 'the session');
    refused(await login(place, email), 'WRONG_CREDENTIALS', "signing in by the thief's e-mail");
    refused(await login(place, owner.email), 'WRONG_CREDENTIALS', 'the password that was known');
    holds((await mailed(place, owner.email, 'reset-password')).length >= 40, 'no reset link came');
  },
};

const badLinks: Attack = {
  name: 'open a link of an e-mail change twice, for the other page, or guessed',
  run: async (place) => {
    const owner = await place.newPlayer('owner');
    const email = `${place.freshWord('other')}@example.com`;
    answered(await askFor(place, owner, email, PASSWORD), 200, 'the wish');
    const confirm = await mailed(place, email, 'confirm-email');
    const revert = await mailed(place, owner.email, 'revert-email');
    for (const [page, token] of [
      ['confirm-email', revert],
      ['revert-email', confirm],
      ['reset-password', confirm],
      ['confirm-email', 'x'.repeat(43)],
      ['revert-email', 'x'.repeat(43)],
    ] as const) {
      const body = { token, password: 'embers-glow-on' };
      const answer = await place.ask({ path: `/api/auth/${page}`, body, from: place.freshAddress() });
      refused(answer, ['INVALID_EMAIL_LINK', 'INVALID_RESET_TOKEN'], page);
    }
    answered(await open(place, 'confirm-email', confirm), 200, 'the link');
    refused(await open(place, 'confirm-email', confirm), 'INVALID_EMAIL_LINK', 'the link once more');
  },
};

const spam: Attack = {
  name: 'have words of its own sent to an address that never asked',
  run: async (place) => {
    const words = 'Win a cruise at cheap dot example';
    const owner = await place.newPlayer('spammer');
    const { username } = await owner.client.getOwnUser();
    const to = `${place.freshWord('stranger')}@example.com`;
    answered(
      await place.ask({
        method: 'PUT',
        path: '/api/users/profile',
        token: owner.token,
        body: { name: words, username, displayName: words, email: to, currentPassword: PASSWORD },
      }),
      200,
      'the wish',
    );
    await mailed(place, to, 'confirm-email');
    for (const mail of place.mailbox.mails.filter((one) => one.to === to)) {
      holds(!mail.text.includes('cruise'), `it was mailed: ${mail.text.slice(0, 400)}`);
    }
  },
};

const spamBySignUp: Attack = {
  name: 'have words of its own sent to an address by signing up with it',
  run: async (place) => {
    const { ask, freshAddress, freshWord } = place;
    const email = `${freshWord('stranger')}@example.com`;
    const name = 'Win a cruise today';
    const from = freshAddress();
    const body = { email, name, username: freshWord('cruise'), password: PASSWORD };
    answered(await ask({ path: '/api/auth/signup', body, from }), 201, 'signing up');
    answered(await ask({ path: '/api/auth/forgot-password', body: { email }, from }), 200, 'the request');
    await mailed(place, email, 'reset-password');
    for (const mail of place.mailbox.mails.filter((one) => one.to === email)) {
      holds(!mail.text.includes('cruise'), `it was mailed: ${mail.text.slice(0, 400)}`);
    }
  },
};

export const emailChange: Family = {
  name: 'e-mail changes',
  attacks: [withoutPassword, beforeTheLink, takenBack, badLinks, spam, spamBySignUp],
};
