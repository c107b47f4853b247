/** Changing another user's e-mail. */
import { PASSWORD, type SignedIn } from '../../api.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { queryDatabase } from '../steps.js';

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
    const found = links.map((text) => new RegExp(`/${page}#token=([\\w-]+)`).exec(text)?.[1]);
    const token = found.findLast((one) => one !== undefined);
    if (token === undefined) throw new Error(`no mail to ${to} links to ${page}`);
    return token;
  });

const openLink = ({ send, freshAddress }: Target, page: string, token: string): Promise<HttpResponse> =>
  send({ path: `/api/auth/${page}`, body: { token }, from: freshAddress() });

const login = (target: Target, email: string, password = PASSWORD): Promise<HttpResponse> =>
  target.send({ path: '/api/auth/login', body: { email, password }, from: target.freshAddress() });

const revertedChange: Attack = {
  name: 'change the e-mail with a stolen session, and keep the account after its owner undid it',
  run: async (target) => {
    const owner = await target.newPlayer('owner');
    const { json } = await login(target, owner.email);
    const thief = { ...owner, token: (json as { token: string }).token };
    const email = `${target.freshWord('thief')}@example.com`;
    const age = `update sessions set created_at = created_at - interval '10 minutes' where user_id = $1`;
    await queryDatabase(target, 'identity', age, [owner.id]);
    // The age of a session is cached for a few seconds.
    await eventually(async () => {
      const response = await requestEmail(target, thief, email);
      assertRefused(response, 'REAUTHENTICATION_REQUIRED', 'without the password');
    }, 15_000);
    assertRefused(await requestEmail(target, thief, email, 'a guess'), 'WRONG_PASSWORD', 'with a guess');
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

export const emailChange: Family = { name: 'e-mail changes', attacks: [revertedChange] };
