/** Phone numbers that an attacker wants to text, or use for commands, without having the phone. */
import type { SignedIn } from '../../api.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Place } from '../place.js';
import { ageSessions, askForCode, bindPhone, inDatabase } from '../steps.js';

/** The shipped limits: codes per day. */
const PER_USER = 10;
const PER_NUMBER = 5;
const PER_ADDRESS = 50;
const TOTAL = 2_000;
const TRIES = 5;

const CODE =
  /^Your Torchbearer code is (\d{6})\. Type it in on the website within 10 minutes, or reply YES\. If you did not ask for it, please ignore this text\.$/;
const UNKNOWN = /^Thanks for texting Torchbearer! We don't know this number yet\./;

const freshPhones = ({ freshPhone }: Place, count: number): string[] =>
  Array.from({ length: count }, () => freshPhone());

/** The code in the newest text to this number. */
export const codeSentTo = ({ twilio }: Place, phone: string): Promise<string> =>
  eventually(() => {
    const code = CODE.exec(twilio.receivedBy(phone).at(-1) ?? '')?.[1];
    if (code === undefined) throw new Error(`no code came to ${phone}`);
    return code;
  });

const typeIn = ({ ask, freshAddress }: Place, token: string, code: string): Promise<Answer> =>
  ask({ path: '/api/users/me/phone/verify', token, body: { code }, from: freshAddress() });

/** A code that differs from this one. */
const wrong = (code: string, turn = 0): string =>
  String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0');

/** The texts to these numbers: only codes, and at most this many. */
async function onlyCodes(place: Place, phones: readonly string[], most: number): Promise<void> {
  await place.twilio.settled();
  const texts = phones.flatMap((phone) => place.twilio.receivedBy(phone));
  holds(texts.length > 0 && texts.length <= most, `${texts.length} texts were sent`);
  same(
    texts.filter((text) => !CODE.test(text)),
    [],
    'other texts',
  );
}

/** This many were sent, and every further one refused with the time to wait. */
function sentThenRefused(answers: readonly Answer[], most: number): void {
  for (const [turn, answer] of answers.entries()) {
    if (turn < most) answered(answer, 200, `number ${turn + 1}`);
    else {
      refused(answer, 'TOO_MANY_REQUESTS', `number ${turn + 1}`);
      holds(Number(answer.headers['retry-after']) > 0, 'nothing says when to come back');
    }
  }
}

const loop: Attack = {
  name: 'text 60 numbers, one after the other, from many addresses',
  run: async (place) => {
    const { token } = await place.newPlayer('prankster');
    const phones = freshPhones(place, 60);
    const answers: Answer[] = [];
    for (const phone of phones) answers.push(await askForCode(place, token, phone));
    sentThenRefused(answers, PER_USER);
    await codeSentTo(place, phones[PER_USER - 1] ?? '');
    await onlyCodes(place, phones, PER_USER);
  },
};

const allAtOnce: Attack = {
  name: 'text 40 numbers at the same moment',
  run: async (place) => {
    const { token } = await place.newPlayer('prankster');
    const phones = freshPhones(place, 40);
    const answers = await Promise.all(phones.map((phone) => askForCode(place, token, phone)));
    const sent = answers.filter(({ status }) => status === 200).length;
    holds(sent > 0 && sent <= PER_USER, `${sent} were sent`);
    await eventually(() => onlyCodes(place, phones, PER_USER));
  },
};

const withoutPassword: Attack = {
  name: 'bind a number with a stolen session, by no password or a guess',
  run: async (place) => {
    const owner = await place.newPlayer('owner');
    await ageSessions(place, owner, 10);
    const phone = place.freshPhone();
    const ask = (method: 'POST' | 'PUT', body: object) =>
      place.ask({
        method,
        path: '/api/users/me/phone',
        token: owner.token,
        body: { phone, ...body },
        from: place.freshAddress(),
      });
    // A session's age is cached for some seconds.
    await eventually(async () => {
      refused(await ask('POST', {}), 'REAUTHENTICATION_REQUIRED', 'without the password');
    }, 15_000);
    for (const method of ['POST', 'PUT'] as const) {
      refused(await ask(method, {}), 'REAUTHENTICATION_REQUIRED', `${method} without the password`);
      refused(await ask(method, { currentPassword: '' }), 'REAUTHENTICATION_REQUIRED', `${method} with none`);
      refused(await ask(method, { currentPassword: 'a guess' }), 'WRONG_PASSWORD', `${method} with a guess`);
    }
    same((await owner.client.getOwnUser()).phonePending, null, 'the number that waits is');
  },
};

const oneNumber: Attack = {
  name: 'text one number, as many users from many addresses',
  run: async (place) => {
    const phone = place.freshPhone();
    const answers: Answer[] = [];
    for (let turn = 0; turn < PER_NUMBER + 3; turn++) {
      const { token } = await place.newPlayer('prankster');
      answers.push(await askForCode(place, token, phone));
    }
    sentThenRefused(answers, PER_NUMBER);
    await codeSentTo(place, phone);
    await onlyCodes(place, [phone], PER_NUMBER);
  },
};

const oneAddress: Attack = {
  name: 'text many numbers, as many users from one address',
  isLong: true,
  run: async (place) => {
    const from = place.freshAddress();
    const answers: Answer[] = [];
    for (let user = 0; user <= PER_ADDRESS / PER_USER; user++) {
      const { token } = await place.newPlayer('prankster');
      for (const phone of freshPhones(place, PER_USER)) {
        answers.push(await askForCode(place, token, phone, from));
      }
    }
    sentThenRefused(answers, PER_ADDRESS);
  },
};

const everybody: Attack = {
  name: 'text more numbers than the whole installation may in a day',
  run: async (place) => {
    const { id } = await place.newPlayer('prankster');
    // As if others had requested all of them but one.
    await inDatabase(
      place,
      'identity',
      `insert into phone_code_sends (user_id, phone, address, sent_at)
       select $1, 'number ' || n, 'address ' || n, now() from generate_series(1, $2::int) as n`,
      [id, TOTAL],
    );
    try {
      const { token } = await place.newPlayer('late');
      sentThenRefused([await askForCode(place, token, place.freshPhone())], 0);
    } finally {
      await inDatabase(place, 'identity', 'delete from phone_code_sends where user_id = $1', [id]);
    }
  },
};

const ownWords: Attack = {
  name: 'have words of its own texted to a number that never asked',
  run: async (place) => {
    const owner = await place.newPlayer('spammer');
    const { email, username } = await owner.client.getOwnUser();
    const words = 'Win a cruise today';
    await owner.client.updateProfile({ body: { name: words, displayName: words, email, username } });
    const phone = place.freshPhone();
    answered(await askForCode(place, owner.token, phone), 200, 'the number');
    await codeSentTo(place, phone);
    const replies = [];
    for (const body of ['HELP', 'STATUS', 'TORCH', 'START', 'PICK cruise']) {
      replies.push((await place.twilio.textIn({ from: phone, body })).reply ?? '');
    }
    await onlyCodes(place, [phone], 1);
    same(
      replies.filter((reply) => /cruise/i.test(reply)),
      [],
      'replies',
    );
    holds(UNKNOWN.test(replies[0] ?? ''), `it was answered ${replies[0]}`);
  },
};

/** A number that waits for its code, and the code. */
async function pending(place: Place): Promise<{ owner: SignedIn; phone: string; code: string }> {
  const owner = await place.newPlayer('guesser');
  const phone = place.freshPhone();
  answered(await askForCode(place, owner.token, phone), 200, 'the number');
  return { owner, phone, code: await codeSentTo(place, phone) };
}

const isUnbound = async ({ client }: SignedIn): Promise<void> => {
  const { phoneVerified, smsEnabled } = await client.getOwnUser();
  same([phoneVerified, smsEnabled], [false, false], 'the number counts, and gets texts:');
};

const guess: Attack = {
  name: 'guess the code, one after the other',
  run: async (place) => {
    const { owner, code } = await pending(place);
    for (let turn = 0; turn < TRIES; turn++) {
      refused(await typeIn(place, owner.token, wrong(code, turn)), 'PHONE_CODE_WRONG', `try ${turn + 1}`);
    }
    refused(await typeIn(place, owner.token, code), 'PHONE_CODE_EXPIRED', 'the right one, too late');
    await isUnbound(owner);
  },
};

const guessAtOnce: Attack = {
  name: 'guess the code, many tries at the same moment',
  run: async (place) => {
    const { owner, code } = await pending(place);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => typeIn(place, owner.token, wrong(code, turn))),
    );
    const tried = answers.filter((answer) => answer.code === 'PHONE_CODE_WRONG').length;
    holds(tried <= TRIES, `${tried} tries were looked at`);
    refused(await typeIn(place, owner.token, code), 'PHONE_CODE_EXPIRED', 'the right one, too late');
    await isUnbound(owner);
  },
};

const guessAgain: Attack = {
  name: 'guess on with code after code, the wish taken back in between',
  run: async (place) => {
    const owner = await place.newPlayer('guesser');
    const phone = place.freshPhone();
    const { token } = owner;
    let tried = 0;
    for (let round = 0; round < PER_NUMBER + 3; round++) {
      if ((await askForCode(place, token, phone)).status !== 200) continue;
      const code = await codeSentTo(place, phone);
      for (let turn = 0; turn <= TRIES; turn++) {
        if ((await typeIn(place, token, wrong(code, turn))).code === 'PHONE_CODE_WRONG') tried += 1;
      }
      const path = '/api/users/me/phone/pending';
      answered(await place.ask({ method: 'DELETE', path, token }), 200, 'taking it back');
    }
    same(tried, PER_NUMBER * TRIES, 'tries of a million that were looked at in a day');
    await isUnbound(owner);
  },
};

const lateCode: Attack = {
  name: 'use a code, or a YES, after its ten minutes',
  run: async (place) => {
    const { owner, phone, code } = await pending(place);
    await inDatabase(
      place,
      'identity',
      `update users set phone_code_expires_at = phone_code_expires_at - interval '10 minutes' where id = $1`,
      [owner.id],
    );
    refused(await typeIn(place, owner.token, code), 'PHONE_CODE_EXPIRED', 'the code');
    await place.twilio.textIn({ from: phone, body: 'YES' });
    await isUnbound(owner);
  },
};

const othersCode: Attack = {
  name: "use the code of another account, of another number, or one's own twice",
  run: async (place) => {
    const [one, other] = [await pending(place), await pending(place)];
    // One code in a million is the same by chance.
    if (one.code !== other.code) {
      refused(await typeIn(place, other.owner.token, one.code), 'PHONE_CODE_WRONG', "another account's");
    }
    const phone = place.freshPhone();
    answered(await askForCode(place, one.owner.token, phone), 200, 'another number');
    const newer = await codeSentTo(place, phone);
    if (newer !== one.code) {
      refused(await typeIn(place, one.owner.token, one.code), 'PHONE_CODE_WRONG', "another number's");
    }
    answered(await typeIn(place, one.owner.token, newer), 200, 'its own');
    refused(await typeIn(place, one.owner.token, newer), 'PHONE_NOT_PENDING', 'its own, again');
    await isUnbound(other.owner);
  },
};

const otherYes: Attack = {
  name: 'say YES from another number, or for two accounts at once',
  run: async (place) => {
    const { owner, phone } = await pending(place);
    const stranger = place.freshPhone();
    const { reply } = await place.twilio.textIn({ from: stranger, body: 'YES' });
    holds(UNKNOWN.test(reply ?? ''), `the stranger was answered ${reply}`);
    const known = await place.newPlayer('texter');
    await place.twilio.textIn({ from: await bindPhone(place, known), body: 'YES' });
    await isUnbound(owner);
    const second = await place.newPlayer('second');
    answered(await askForCode(place, second.token, phone), 200, 'the same number');
    await place.twilio.textIn({ from: phone, body: 'YES' });
    await isUnbound(owner);
    await isUnbound(second);
  },
};

const enteredByAdmin: Attack = {
  name: 'command by a number that an admin entered, or have more than a code sent there',
  run: async (place) => {
    const { admin, victim, league, twilio } = place;
    const [first = '', second = ''] = league.rosters.get(victim.id) ?? [];
    await victim.client.submitPick({ body: { castawayId: first } });
    const phone = place.freshPhone();
    const { name, email, username } = await victim.client.getOwnUser();
    const enter = (entered: string | null) =>
      admin.client.updateUser({ params: { id: victim.id }, body: { name, email, username, phone: entered } });
    const entered = await enter(phone);
    same([entered.phone, entered.phoneVerified, entered.smsEnabled], [phone, false, false], 'the number is');
    try {
      await codeSentTo(place, phone);
      const wanted = league.castaways.find(({ id }) => id === second)?.name ?? '';
      const replies = [];
      for (const body of [`PICK ${wanted}`, 'STATUS', 'TEAM', 'BOARD']) {
        replies.push((await twilio.textIn({ from: phone, body })).reply);
      }
      // An unknown number gets one response per day.
      holds(UNKNOWN.test(replies[0] ?? ''), `it was answered ${replies[0]}`);
      same(replies.slice(1), [null, null, null], 'the other answers');
      same((await victim.client.getMyPicks()).pick?.castawayId, first, 'the pick');
      // A blast that reached another player has skipped this one.
      const other = await place.newPlayer('texter');
      const bound = await bindPhone(place, other);
      await eventually(async () => {
        await admin.client.sendBlast({
          body: { message: 'Tonight!', recipientFilter: 'custom', customRecipients: [victim.id, other.id] },
        });
        await twilio.settled();
        holds(
          twilio.receivedBy(bound).some((text) => text.includes('Tonight!')),
          'the blast did not come',
        );
      });
      await onlyCodes(place, [phone], 1);
    } finally {
      await enter(null);
    }
  },
};

export const phones: Family = {
  name: 'phones',
  attacks: [
    loop,
    allAtOnce,
    withoutPassword,
    oneNumber,
    oneAddress,
    everybody,
    ownWords,
    guess,
    guessAtOnce,
    guessAgain,
    lateCode,
    othersCode,
    otherYes,
    enteredByAdmin,
  ],
};
