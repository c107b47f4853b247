/** Texting phone numbers, or using them for commands, without having the phone. */
import type { SignedIn } from '../../api.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { ageSessions, bindPhone, queryDatabase, requestCode } from '../steps.js';

/** The default limits: codes per day, and tries per code. */
const PER_USER = 10;
const PER_NUMBER = 5;
const PER_ADDRESS = 50;
const TOTAL = 2_000;
const TRIES = 5;

const CODE =
  /^Your Torchbearer code is (\d{6})\. Type it in on the website within 10 minutes, or reply YES\. If you did not ask for it, please ignore this text\.$/;
const UNKNOWN = /^Thanks for texting Torchbearer! We don't know this number yet\./;

const freshPhones = ({ freshPhone }: Target, count: number): string[] =>
  Array.from({ length: count }, () => freshPhone());

/** The code in the newest text to this number. */
export const codeSentTo = ({ twilio }: Target, phone: string): Promise<string> =>
  eventually(() => {
    const code = CODE.exec(twilio.receivedBy(phone).at(-1) ?? '')?.[1];
    if (code === undefined) throw new Error(`no code arrived at ${phone}`);
    return code;
  });

const submitCode = ({ send, freshAddress }: Target, token: string, code: string): Promise<HttpResponse> =>
  send({ path: '/api/users/me/phone/verify', token, body: { code }, from: freshAddress() });

/** A different code. */
const wrong = (code: string, turn = 0): string =>
  String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0');

/** These numbers received only codes, and at most `max`. */
async function assertOnlyCodes(target: Target, phones: readonly string[], max: number): Promise<void> {
  await target.twilio.settled();
  const texts = phones.flatMap((phone) => target.twilio.receivedBy(phone));
  assertThat(texts.length > 0 && texts.length <= max, `${texts.length} texts were sent`);
  assertEqual(
    texts.filter((text) => !CODE.test(text)),
    [],
    'texts other than codes',
  );
}

/** The first `max` codes were sent; every further one was refused with Retry-After. */
function assertLimit(responses: readonly HttpResponse[], max: number): void {
  for (const [turn, response] of responses.entries()) {
    if (turn < max) assertStatus(response, 200, `number ${turn + 1}`);
    else {
      assertRefused(response, 'TOO_MANY_REQUESTS', `number ${turn + 1}`);
      assertThat(Number(response.headers['retry-after']) > 0, 'Retry-After is missing');
    }
  }
}

const loop: Attack = {
  name: 'text 60 numbers one after the other from many addresses',
  run: async (target) => {
    const { token } = await target.newPlayer('prankster');
    const phones = freshPhones(target, 60);
    const responses: HttpResponse[] = [];
    for (const phone of phones) responses.push(await requestCode(target, token, phone));
    assertLimit(responses, PER_USER);
    await codeSentTo(target, phones[PER_USER - 1] ?? '');
    await assertOnlyCodes(target, phones, PER_USER);
  },
};

const allAtOnce: Attack = {
  name: 'text 40 numbers at the same moment',
  run: async (target) => {
    const { token } = await target.newPlayer('prankster');
    const phones = freshPhones(target, 40);
    const responses = await Promise.all(phones.map((phone) => requestCode(target, token, phone)));
    const sent = responses.filter(({ status }) => status === 200).length;
    assertThat(sent > 0 && sent <= PER_USER, `${sent} codes were sent`);
    await eventually(() => assertOnlyCodes(target, phones, PER_USER));
  },
};

const withoutPassword: Attack = {
  name: 'add a number with a stolen session, without the password or with a guess',
  run: async (target) => {
    const owner = await target.newPlayer('owner');
    await ageSessions(target, owner, 10);
    const phone = target.freshPhone();
    const send = (method: 'POST' | 'PUT', body: object) =>
      target.send({
        method,
        path: '/api/users/me/phone',
        token: owner.token,
        body: { phone, ...body },
        from: target.freshAddress(),
      });
    // The age of a session is cached for a few seconds.
    await eventually(async () => {
      assertRefused(await send('POST', {}), 'REAUTHENTICATION_REQUIRED', 'without the password');
    }, 15_000);
    for (const method of ['POST', 'PUT'] as const) {
      assertRefused(await send(method, {}), 'REAUTHENTICATION_REQUIRED', `${method} without the password`);
      assertRefused(
        await send(method, { currentPassword: '' }),
        'REAUTHENTICATION_REQUIRED',
        `${method} with an empty password`,
      );
      assertRefused(
        await send(method, { currentPassword: 'a guess' }),
        'WRONG_PASSWORD',
        `${method} with a guess`,
      );
    }
    assertEqual((await owner.client.getOwnUser()).phonePending, null, 'the unconfirmed number');
  },
};

const oneNumber: Attack = {
  name: 'text one number as many users from many addresses',
  run: async (target) => {
    const phone = target.freshPhone();
    const responses: HttpResponse[] = [];
    for (let turn = 0; turn < PER_NUMBER + 3; turn++) {
      const { token } = await target.newPlayer('prankster');
      responses.push(await requestCode(target, token, phone));
    }
    assertLimit(responses, PER_NUMBER);
    await codeSentTo(target, phone);
    await assertOnlyCodes(target, [phone], PER_NUMBER);
  },
};

const oneAddress: Attack = {
  name: 'text many numbers as many users from one address',
  isLong: true,
  run: async (target) => {
    const from = target.freshAddress();
    const responses: HttpResponse[] = [];
    for (let user = 0; user <= PER_ADDRESS / PER_USER; user++) {
      const { token } = await target.newPlayer('prankster');
      for (const phone of freshPhones(target, PER_USER)) {
        responses.push(await requestCode(target, token, phone, from));
      }
    }
    assertLimit(responses, PER_ADDRESS);
  },
};

const wholeSystem: Attack = {
  name: 'text more numbers than the system may in a day',
  run: async (target) => {
    const { id } = await target.newPlayer('prankster');
    // As if other users had already requested all codes of the day.
    await queryDatabase(
      target,
      'identity',
      `insert into phone_code_sends (user_id, phone, address, sent_at)
       select $1, 'number ' || n, 'address ' || n, now() from generate_series(1, $2::int) as n`,
      [id, TOTAL],
    );
    try {
      const { token } = await target.newPlayer('late');
      assertLimit([await requestCode(target, token, target.freshPhone())], 0);
    } finally {
      await queryDatabase(target, 'identity', 'delete from phone_code_sends where user_id = $1', [id]);
    }
  },
};

const ownWords: Attack = {
  name: 'text own words to a number that did not request them',
  run: async (target) => {
    const owner = await target.newPlayer('spammer');
    const { email, username } = await owner.client.getOwnUser();
    const words = 'Win a cruise today';
    await owner.client.updateProfile({ body: { name: words, displayName: words, email, username } });
    const phone = target.freshPhone();
    assertStatus(await requestCode(target, owner.token, phone), 200, 'adding the number');
    await codeSentTo(target, phone);
    const replies = [];
    for (const body of ['HELP', 'STATUS', 'TORCH', 'START', 'PICK cruise']) {
      replies.push((await target.twilio.textIn({ from: phone, body })).reply ?? '');
    }
    await assertOnlyCodes(target, [phone], 1);
    assertEqual(
      replies.filter((reply) => /cruise/i.test(reply)),
      [],
      'replies with own words',
    );
    assertThat(UNKNOWN.test(replies[0] ?? ''), `the first reply was ${replies[0]}`);
  },
};

/** A user with an unconfirmed number, and its code. */
async function pending(target: Target): Promise<{ owner: SignedIn; phone: string; code: string }> {
  const owner = await target.newPlayer('guesser');
  const phone = target.freshPhone();
  assertStatus(await requestCode(target, owner.token, phone), 200, 'adding the number');
  return { owner, phone, code: await codeSentTo(target, phone) };
}

const assertUnverified = async ({ client }: SignedIn): Promise<void> => {
  const { phoneVerified, smsEnabled } = await client.getOwnUser();
  assertEqual([phoneVerified, smsEnabled], [false, false], 'whether the number is confirmed and gets texts');
};

const guess: Attack = {
  name: 'guess the code',
  run: async (target) => {
    const { owner, code } = await pending(target);
    for (let turn = 0; turn < TRIES; turn++) {
      assertRefused(
        await submitCode(target, owner.token, wrong(code, turn)),
        'PHONE_CODE_WRONG',
        `try ${turn + 1}`,
      );
    }
    assertRefused(
      await submitCode(target, owner.token, code),
      'PHONE_CODE_EXPIRED',
      'the right code after the limit',
    );
    await assertUnverified(owner);
  },
};

const guessAtOnce: Attack = {
  name: 'guess the code with many simultaneous tries',
  run: async (target) => {
    const { owner, code } = await pending(target);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => submitCode(target, owner.token, wrong(code, turn))),
    );
    const tried = responses.filter((response) => response.code === 'PHONE_CODE_WRONG').length;
    assertThat(tried <= TRIES, `${tried} tries were checked`);
    assertRefused(
      await submitCode(target, owner.token, code),
      'PHONE_CODE_EXPIRED',
      'the right code after the limit',
    );
    await assertUnverified(owner);
  },
};

const guessAgain: Attack = {
  name: 'guess code after code, removing the number in between',
  run: async (target) => {
    const owner = await target.newPlayer('guesser');
    const phone = target.freshPhone();
    const { token } = owner;
    let tried = 0;
    for (let round = 0; round < PER_NUMBER + 3; round++) {
      if ((await requestCode(target, token, phone)).status !== 200) continue;
      const code = await codeSentTo(target, phone);
      for (let turn = 0; turn <= TRIES; turn++) {
        if ((await submitCode(target, token, wrong(code, turn))).code === 'PHONE_CODE_WRONG') tried += 1;
      }
      const path = '/api/users/me/phone/pending';
      assertStatus(await target.send({ method: 'DELETE', path, token }), 200, 'removing the number');
    }
    assertEqual(tried, PER_NUMBER * TRIES, 'number of tries that were checked in a day');
    await assertUnverified(owner);
  },
};

const lateCode: Attack = {
  name: 'use a code, or reply YES, after ten minutes',
  run: async (target) => {
    const { owner, phone, code } = await pending(target);
    await queryDatabase(
      target,
      'identity',
      `update users set phone_code_expires_at = phone_code_expires_at - interval '10 minutes' where id = $1`,
      [owner.id],
    );
    assertRefused(await submitCode(target, owner.token, code), 'PHONE_CODE_EXPIRED', 'the expired code');
    await target.twilio.textIn({ from: phone, body: 'YES' });
    await assertUnverified(owner);
  },
};

const othersCode: Attack = {
  name: 'use the code of another account or of another number, or use a code twice',
  run: async (target) => {
    const [one, other] = [await pending(target), await pending(target)];
    // Two codes can be equal by chance.
    if (one.code !== other.code) {
      assertRefused(
        await submitCode(target, other.owner.token, one.code),
        'PHONE_CODE_WRONG',
        "another account's code",
      );
    }
    const phone = target.freshPhone();
    assertStatus(await requestCode(target, one.owner.token, phone), 200, 'adding another number');
    const newer = await codeSentTo(target, phone);
    if (newer !== one.code) {
      assertRefused(
        await submitCode(target, one.owner.token, one.code),
        'PHONE_CODE_WRONG',
        "another number's code",
      );
    }
    assertStatus(await submitCode(target, one.owner.token, newer), 200, 'the right code');
    assertRefused(
      await submitCode(target, one.owner.token, newer),
      'PHONE_NOT_PENDING',
      'the right code again',
    );
    await assertUnverified(other.owner);
  },
};

const otherYes: Attack = {
  name: 'reply YES from another number, or for two accounts at once',
  run: async (target) => {
    const { owner, phone } = await pending(target);
    const unknown = target.freshPhone();
    const { reply } = await target.twilio.textIn({ from: unknown, body: 'YES' });
    assertThat(UNKNOWN.test(reply ?? ''), `the reply to an unknown number was ${reply}`);
    const known = await target.newPlayer('texter');
    await target.twilio.textIn({ from: await bindPhone(target, known), body: 'YES' });
    await assertUnverified(owner);
    const second = await target.newPlayer('second');
    assertStatus(await requestCode(target, second.token, phone), 200, 'adding the same number');
    await target.twilio.textIn({ from: phone, body: 'YES' });
    await assertUnverified(owner);
    await assertUnverified(second);
  },
};

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
      await assertOnlyCodes(target, [phone], 1);
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
    wholeSystem,
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
