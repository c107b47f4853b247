/** Keeping access to an account after its owner recovered it. */
import { PASSWORD } from '../../api.js';
import { eventually } from '../../wait.js';
import { assertEqual, assertRefused, assertThat } from '../assertions.js';
import type { Attack, Family } from '../attack.js';
import { bindPhone, logIn, resetPassword } from '../steps.js';

const retainedAccess: Attack = {
  name: 'keep a session, a phone and a calendar link after the owner resets the password',
  run: async (target) => {
    const owner = await target.newPlayer('taken-over');
    const stolen = await logIn(target, owner.email, PASSWORD);
    const phone = await bindPhone(target, owner);
    const { token: link } = await owner.client.renewCalendarToken();
    await resetPassword(target, owner.email);
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
};

export const takeover: Family = { name: 'account takeover', attacks: [retainedAccess] };
