/** Keeping access to an account after its owner recovered it. */
import { randomUUID } from 'node:crypto';
import { PASSWORD, type SignedIn } from '../../api.js';
import { eventually } from '../../wait.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Attack, Family } from '../attack.js';
import { bindPhone, freshNonce, logIn, NEW_PASSWORD, resetPassword } from '../steps.js';
import type { Target } from '../target.js';

/** What an owner does to get rid of an attacker who was in the account. */
export const RECOVERIES: Readonly<Record<string, (target: Target, owner: SignedIn) => Promise<void>>> = {
  'the owner changes the password': async ({ send }, { token }) => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    assertStatus(
      await send({ method: 'PUT', path: '/api/users/password', token, body }),
      200,
      'changing the password',
    );
  },
  'the owner resets the password': (target, { email }) => resetPassword(target, email),
  'the owner signs in by the identity provider': async ({ send, issuer, freshAddress }, { email, name }) => {
    const nonce = await freshNonce({ send, freshAddress });
    const token = await issuer.idToken({ email, name, sub: randomUUID(), nonce });
    const body = { token, email, name, picture: null };
    assertStatus(
      await send({ path: '/api/auth/auth0-login', body, from: freshAddress() }),
      200,
      'signing in',
    );
  },
};

const retainedAccess: readonly Attack[] = Object.entries(RECOVERIES).map(([name, recover]) => ({
  name: `keep a session, a phone and a calendar link after ${name}`,
  run: async (target: Target) => {
    const owner = await target.newPlayer('taken-over');
    const stolen = await logIn(target, owner.email, PASSWORD);
    const phone = await bindPhone(target, owner);
    const { token: link } = await owner.client.renewCalendarToken();
    await recover(target, owner);
    const me = await target.send({ path: '/api/auth/me', token: stolen });
    assertRefused(me, 'NOT_SIGNED_IN', 'the stolen session');
    const users = await target.admin.client.listUsers();
    assertEqual(users.find(({ id }) => id === owner.id)?.phone, null, "the owner's phone");
    const calendar = await target.send({ path: `/api/calendar/${link}.ics` });
    assertRefused(calendar, 'CALENDAR_NOT_FOUND', 'the calendar link');
    // The sms service receives the change as an event.
    await eventually(async () => {
      const { reply } = await target.twilio.textIn({ from: phone, body: 'PICK Castaway 1' });
      assertThat(reply === null || /don't know this number/.test(reply), `the reply to a text was ${reply}`);
    });
  },
}));

export const takeover: Family = { name: 'account takeover', attacks: retainedAccess };
