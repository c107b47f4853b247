/** Texting phone numbers, or using them for commands, without having the phone. */
import { eventually } from '../../wait.js';
import { assertEqual, assertThat } from '../assertions.js';
import type { Attack, Family } from '../attack.js';
import { bindPhone, codeSentTo } from '../steps.js';

const UNKNOWN = /^Thanks for texting Torchbearer! We don't know this number yet\./;

const enteredByAdmin: Attack = {
  name: 'send commands from a number that an admin entered, or have more than a code sent to it',
  run: async (target) => {
    const { admin, victim, league, twilio } = target;
    const [first = '', second = ''] = league.rosters.get(victim.id) ?? [];
    await victim.client.submitPick({ body: { castawayId: first } });
    const phone = target.freshPhone();
    const { name, email, username } = await victim.client.getOwnUser();
    const enter = (entered: string | null) =>
      admin.client.updateUser({ params: { id: victim.id }, body: { name, email, username, phone: entered } });
    const entered = await enter(phone);
    assertEqual(
      [entered.phone, entered.phoneVerified, entered.smsEnabled],
      [phone, false, false],
      'the number, and whether it is confirmed and gets texts',
    );
    try {
      await codeSentTo(target, phone);
      const wanted = league.castaways.find(({ id }) => id === second)?.name ?? '';
      const replies = [];
      for (const body of [`PICK ${wanted}`, 'STATUS', 'TEAM', 'BOARD']) {
        replies.push((await twilio.textIn({ from: phone, body })).reply);
      }
      // An unknown number gets three replies an hour.
      for (const reply of replies.slice(0, 3)) assertThat(UNKNOWN.test(reply ?? ''), `a reply was ${reply}`);
      assertEqual(replies.slice(3), [null], 'the other replies');
      assertEqual((await victim.client.getMyPicks()).pick?.castawayId, first, 'the pick of the victim');
      // When a blast has reached the other player, it has skipped this one.
      const other = await target.newPlayer('texter');
      const bound = await bindPhone(target, other);
      await eventually(async () => {
        await admin.client.sendBlast({
          body: { message: 'Tonight!', recipientFilter: 'custom', customRecipients: [victim.id, other.id] },
        });
        await twilio.settled();
        assertThat(
          twilio.receivedBy(bound).some((text) => text.includes('Tonight!')),
          'the blast did not arrive',
        );
      });
      assertEqual(twilio.receivedBy(phone).length, 1, 'number of texts to the number');
    } finally {
      await enter(null);
    }
  },
};

export const phones: Family = { name: 'phones', attacks: [enteredByAdmin] };
