import { VISITOR } from '@torchbearer/kit';
import { nextPhone, CLOSE } from './league.js';
import { describe, expect, test } from 'vitest';
import { startInboundFixture, type InboundFixture } from './inbound-fixture.js';

const picked = (name: string) =>
  `Got it: ${name} is your week 3 pick. You can change it until Wednesday 5:00 PM PT.`;

describe('PICK', () => {
  test('saves the castaway with the player’s own rights, and confirms it', async () => {
    const fixture = await startInboundFixture();
    const [kai] = fixture.others.drafted('Kai Nakoa', 'Rosa Díaz');
    expect(await fixture.text(fixture.robin.phone, 'Pick kai')).toBe(picked('Kai Nakoa'));
    expect(fixture.others.state.submitted).toEqual([
      {
        actor: expect.objectContaining({
          kind: 'user',
          id: fixture.robin.id,
          name: 'Robin',
          isAdmin: false,
        }) as unknown,
        castawayId: kai?.id,
        weekNumber: 3,
        showsEliminated: false,
      },
    ]);
    expect(await fixture.text(fixture.robin.phone, 'pick DIAZ!')).toBe(picked('Rosa Díaz'));
  });

  test('is not saved for the previous week by a picks service that has not received the new one', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    await fixture.week(4);
    await fixture.waitForCopies();
    expect(await fixture.text(fixture.robin.phone, 'PICK Kai')).toContain('Please try again in a moment.');
    expect(new Set(fixture.others.state.submitted.map(({ weekNumber }) => weekNumber))).toEqual(new Set([4]));
    expect(fixture.others.state.pick).toBeNull();
  });

  test('of an admin has only a player’s rights and is refused after the close', async () => {
    const fixture = await startInboundFixture();
    const ada = await fixture.user({ name: 'Ada', isAdmin: true });
    await fixture.waitForCopies();
    fixture.others.drafted('Kai');
    await fixture.text(ada.phone ?? '', 'PICK Kai');
    expect(fixture.others.state.submitted).toMatchObject([{ actor: { id: ada.id, isAdmin: false } }]);
  });

  test('that names no castaway still in, or several, lists the choices and saves nothing', async () => {
    const fixture = await startInboundFixture();
    const text = (body: string) => fixture.text(fixture.robin.phone, body);
    expect(await text('PICK Kai')).toContain('You have no castaways yet.');
    const drafted = fixture.others.drafted('Kai Nakoa', 'Kaia Smith');
    expect(await text('PICK')).toContain('Whom do you pick? ');
    expect(await text('PICK Tom')).toContain('"Tom" is none of your castaways still in. ');
    expect(await text('PICK ka')).toContain('Which one: Kai Nakoa or Kaia Smith?');
    drafted[0]!.eliminated = true;
    expect(await text('PICK Nakoa')).toContain('Kai Nakoa is out. You have Kaia Smith');
    expect(fixture.others.state.submitted).toEqual([]);
    expect(await text('PICK ka')).toBe(picked('Kaia Smith'));
    drafted[1]!.eliminated = true;
    for (const body of ['PICK', 'PICK ka'])
      expect(await text(body)).toBe('All your castaways are out. The tribe has spoken.');
    expect(fixture.others.state.submitted).toHaveLength(1);
  });

  test('is refused as on the website', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    const sentences = {
      PICKS_CLOSED: 'Picks for this week are closed.',
      NO_ACTIVE_WEEK: 'No active week is available yet.',
    } as const;
    for (const reason of ['PICKS_CLOSED', 'NO_ACTIVE_WEEK'] as const) {
      fixture.others.state.refusal = reason;
      expect(await fixture.text(fixture.robin.phone, 'PICK Kai')).toBe(sentences[reason]);
    }
    const replies = Object.values(sentences).map((reply) => ({ reply, isHandled: true }));
    expect(await fixture.inbound()).toMatchObject(replies);
  });
});

describe('STATUS', () => {
  test('has the week, the pick and the deadline, and points and rank once there are standings', async () => {
    const fixture = await startInboundFixture();
    const { state } = fixture.others;
    fixture.others.drafted('Kai', 'Rosa');
    const text = () => fixture.text(fixture.robin.phone, ' status. ');
    expect(await text()).toBe(
      'Week 3: no pick yet. Text PICK and a name by Wednesday 5:00 PM PT. You have Kai and Rosa.',
    );
    await fixture.text(fixture.robin.phone, 'PICK rosa');
    const robin = { id: fixture.robin.id, rank: 2, name: 'Robin', totalPoints: 31 };
    state.standings = [{ id: 'u1', rank: 1, name: 'Ada', totalPoints: 40 }, robin];
    fixture.clock.set(CLOSE);
    const points = 'You have 31 points: rank 2 of 2.';
    expect(await text()).toBe(`Week 3: your pick is Rosa. Picks are closed. ${points}`);
    state.refusal = 'NO_ACTIVE_WEEK';
    expect(await text()).toBe(`No active week is available yet. ${points}`);
  });
});

describe('TEAM', () => {
  test('lists the castaways, including eliminated ones, with or without an active week', async () => {
    const fixture = await startInboundFixture();
    expect(await fixture.text(fixture.robin.phone, 'TEAM')).toContain('You have no castaways yet.');
    const kai = await fixture.castaway({ name: 'Kai' });
    const rosa = await fixture.castaway({ name: 'Rosa', eliminated: true });
    await fixture.roster(fixture.robin.id, [rosa.id, kai.id]);
    await fixture.waitForCopies();
    await fixture.others.stop();
    expect(await fixture.text(fixture.robin.phone, 'team')).toBe('Your team: Rosa (out), Kai.');
  });
});

describe('BOARD', () => {
  test('has the standings and which weeks are provisional, and follows them at once', async () => {
    const fixture = await startInboundFixture();
    const { state } = fixture.others;
    const [ada, robin] = [
      { id: 'u1', rank: 1, name: 'Ada', totalPoints: 40 },
      { id: fixture.robin.id, rank: 2, name: 'Robin', totalPoints: 3 },
    ];
    state.standings = [ada, robin];
    expect(await fixture.text(fixture.robin.phone, 'BOARD')).toBe('1. Ada 40\n2. Robin (you) 3');
    state.standings = [{ ...robin, rank: 1, totalPoints: 99 }];
    state.version = 2;
    expect(await fixture.text(fixture.robin.phone, 'BOARD')).toBe('1. Robin (you) 99');
    state.weeks = [
      { weekNumber: 3, finalAt: new Date(), corrections: 0 },
      { weekNumber: 4, finalAt: undefined, corrections: 0 },
    ];
    const provisional = '1. Robin (you) 99\nWeek 4 is provisional.';
    expect(await fixture.text(fixture.robin.phone, 'BOARD')).toBe(provisional);
    // Scoring can't be reached.
    state.weeks = null;
    expect(await fixture.text(fixture.robin.phone, 'BOARD')).toBe('1. Robin (you) 99');
  });
});

describe('NEED', () => {
  test('asks scoring as the player who texted', async () => {
    const fixture = await startInboundFixture();
    const { state } = fixture.others;
    expect(await fixture.text(fixture.robin.phone, 'NEED')).toContain('No week counts right now.');
    const castaway = { id: 'c', name: 'Coral', points: undefined };
    const sam = { userId: 'u1', name: 'Sam', castaway, lead: -7 };
    const near = { rank: 2, players: 2, above: sam, below: undefined, rivals: [sam] };
    state.needs = {
      weekNumber: 4,
      isLocked: true,
      castaway: { id: 'j', name: 'Juniper', points: 3 },
      scopes: [
        { ...near, group: undefined },
        { ...near, group: { id: 'g', name: 'Office' } },
      ],
    };
    expect(await fixture.text(fixture.robin.phone, 'need')).toMatch(/^Week 4: Juniper has to outscore Coral/);
    expect(await fixture.text(fixture.robin.phone, 'NEED office')).toMatch(/^Week 4 in Office: /);
    expect(state.needsOf).toBe(fixture.robin.id);
  });
});

describe('HELP', () => {
  test('lists the commands with the site’s address, and an unknown text gets a hint', async () => {
    const fixture = await startInboundFixture();
    const help = await fixture.text(fixture.robin.phone, 'help');
    for (const word of ['PICK', 'STATUS', 'TEAM', 'BOARD', 'NEED', 'STOP', 'START', fixture.site])
      expect(help).toContain(word);
    for (const body of ['hello?', '', '🔥']) {
      expect(await fixture.text(fixture.robin.phone, body)).toMatch(/^Sorry, we didn't get that\./);
    }
  });
});

const HOUR_MS = 3_600_000;

/** How many of these messages, sent at once, get a reply. */
const answered = async (fixture: InboundFixture, phone: string, bodies: readonly string[]) => {
  const twimls = await Promise.all(bodies.map((body) => fixture.receive(fixture.messageFrom(phone, body))));
  return twimls.filter((twiml) => twiml.includes('<Message>')).length;
};
const times = (count: number, body: string): string[] => Array.from({ length: count }, () => body);

describe('a machine that answers each message', () => {
  test('gets some replies of a kind an hour, then silence, and may still pick', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai', 'Rosa');
    const machines = [
      { body: 'I am driving', most: 3 },
      { body: 'Help is on the way', most: 3 },
      { body: 'Start your day with us', most: 10 },
      { body: 'Status: on vacation', most: 10 },
      { body: 'Team Acme will call you back', most: 10 },
      { body: 'Pick up your order', most: 10 },
      { body: 'Board meeting until noon', most: 10 },
      { body: 'Need me? Call me.', most: 10 },
    ].map((machine) => ({ ...machine, phone: nextPhone() }));
    for (const { phone, body } of machines) await fixture.user({ name: body, phone });
    await fixture.waitForCopies();
    for (const { phone, body, most } of machines) {
      expect(await answered(fixture, phone, times(12, body)), body).toBe(most);
      expect(await answered(fixture, phone, times(2, body)), body).toBe(0);
      expect(await answered(fixture, phone, times(12, 'PICK Kai')), body).toBe(12);
    }
    expect(await fixture.inbound()).toHaveLength(26 * machines.length);
    fixture.clock.set(new Date(fixture.clock().getTime() + HOUR_MS));
    for (const { phone, body, most } of machines)
      expect(await answered(fixture, phone, times(12, body)), body).toBe(most);
  });

  test('gets no more from several replicas, while services are down, or because others write, too', async () => {
    const fixture = await startInboundFixture();
    const { phone } = fixture.robin;
    const replica = await fixture.replica();
    replica.clock.set(fixture.clock());
    const replies = await Promise.all(
      times(12, 'Away').map(async (body, index) => {
        const form = fixture.messageFrom(phone, body);
        if (index % 2 === 0) return await fixture.receive(form);
        return (await replica.sms.receiveMessage({ ...form, fields: [...form.fields] }, { actor: VISITOR }))
          .twiml;
      }),
    );
    expect(replies.filter((twiml) => twiml.includes('<Message>'))).toHaveLength(3);
    const sam = await fixture.user({ name: 'Sam' });
    await fixture.waitForCopies();
    expect(await answered(fixture, sam.phone ?? '', ['Away'])).toBe(1);
    await fixture.others.stop();
    expect(await answered(fixture, phone, times(12, 'Status: away'))).toBe(10);
    expect(await answered(fixture, phone, times(12, 'Yes'))).toBe(10);
  });

  test('is not a player who asks for different things', async () => {
    const fixture = await startInboundFixture();
    fixture.others.drafted('Kai');
    const { phone } = fixture.robin;
    await answered(fixture, phone, times(5, 'Hm?'));
    for (const body of ['HELP', 'STATUS', 'BOARD', 'TEAM', 'NEED', 'PICK Kai', 'TORCH'])
      expect(await answered(fixture, phone, [body])).toBe(1);
  });
});

test('a reaction to a message is logged and gets no reply, from a player or an unknown number', async () => {
  const fixture = await startInboundFixture();
  const body = '\u200a\u200b👍\u200b to “\u200aGot it\u200a”\u200a';
  expect(await answered(fixture, fixture.robin.phone, ['Liked “Got it”', body])).toBe(0);
  expect(await answered(fixture, nextPhone(), ['Loved an image'])).toBe(0);
  expect(await fixture.inbound()).toMatchObject(times(3, '').map(() => ({ reply: null, isHandled: true })));
});

describe('STOP', () => {
  test('ends all messages at once, and only HELP gets a reply', async () => {
    const fixture = await startInboundFixture();
    const { phone } = fixture.robin;
    expect(await fixture.receive(fixture.messageFrom(phone, ' Stop '))).not.toContain('<Message>');
    expect(await fixture.consents()).toEqual([{ phone, stopped: true }]);
    expect(await fixture.receive(fixture.messageFrom(phone, 'STATUS'))).not.toContain('<Message>');
    expect(await fixture.receive(fixture.messageFrom(phone, 'HELP'))).toContain('<Message>Torchbearer');
    const blast = fixture.blast('Hello');
    await expect(blast).rejects.toMatchObject({ reason: 'NO_RECIPIENTS' });
  });

  test('is undone by START, the keyword or YES', async () => {
    const fixture = await startInboundFixture();
    const { phone } = fixture.robin;
    for (const word of ['START', 'Torch', 'YES']) {
      await fixture.receive(fixture.messageFrom(phone, 'STOP'));
      expect(await fixture.consents()).toEqual([{ phone, stopped: true }]);
      expect(await fixture.text(phone, word)).toMatch(/^You're in, Robin!/);
      expect(await fixture.consents()).toEqual([{ phone, stopped: false }]);
    }
    await fixture.blast('Hello');
    expect(fixture.twilio.receivedBy(phone)).toEqual(['Hello']);
  });

  test('said in words on which the carrier does nothing is confirmed by us, once a day', async () => {
    const fixture = await startInboundFixture();
    const { phone } = fixture.robin;
    const said = async () =>
      (await Promise.all(Array.from({ length: 5 }, () => fixture.text(phone, 'please stop')))).filter(
        Boolean,
      );
    const confirmation = 'You will get no more messages from Torchbearer. Text START to get them back.';
    expect(await said()).toEqual([confirmation]);
    expect(await fixture.consents()).toEqual([{ phone, stopped: true }]);
    expect(await said()).toEqual([]);
    expect(await fixture.text(phone, 'STATUS')).toBeNull();
    fixture.clock.set(new Date(fixture.clock().getTime() + 24 * 3_600_000 + 1_000));
    expect(await said()).toEqual([confirmation]);
  });

  test('at the carrier is undone by START, too', async () => {
    const fixture = await startInboundFixture();
    const { phone } = fixture.robin;
    expect(await fixture.text(phone, 'STOP')).toContain('unsubscribed');
    expect(await fixture.text(phone, 'START')).toMatch(/^You're in, Robin!/);
    await fixture.blast('Hello');
    expect(fixture.twilio.receivedBy(phone)).toEqual(['Hello']);
  });

  test('works while every other service is down', async () => {
    const fixture = await startInboundFixture();
    await fixture.others.stop();
    await fixture.text(fixture.robin.phone, 'STOP');
    expect(await fixture.consents()).toMatchObject([{ stopped: true }]);
  });
});

test('the keyword brings in a player who had switched messages off', async () => {
  const fixture = await startInboundFixture();
  const lou = await fixture.user({ name: 'Lou', smsEnabled: false });
  await fixture.waitForCopies();
  expect(await fixture.text(lou.phone ?? '', 'TORCH')).toMatch(/^You're in, Lou!/);
  expect(await fixture.consents()).toEqual([{ phone: lou.phone, stopped: false }]);
});

describe('an unknown number', () => {
  const repliesTo = async (fixture: InboundFixture, phone: string, bodies: readonly string[]) => {
    const twimls = await Promise.all(bodies.map((body) => fixture.receive(fixture.messageFrom(phone, body))));
    return twimls.filter((twiml) => twiml.includes('<Message>'));
  };

  test('gets a polite reply with the site’s address three times an hour, whatever it says', async () => {
    const fixture = await startInboundFixture();
    const unknownPhone = nextPhone();
    const replies = await repliesTo(fixture, unknownPhone, times(20, 'PICK Kai'));
    expect(replies).toEqual(times(3, '').map(() => expect.stringContaining(fixture.site) as unknown));
    expect(await repliesTo(fixture, unknownPhone, ['HELP', 'BOARD', 'START', 'YES'])).toEqual([]);
    expect(await repliesTo(fixture, nextPhone(), ['hello'])).toHaveLength(1);
    fixture.clock.set(new Date(fixture.clock().getTime() + HOUR_MS));
    expect(await repliesTo(fixture, unknownPhone, ['hello'])).toHaveLength(1);
    expect(fixture.others.state.submitted).toEqual([]);
  });

  test('that texts START or YES after STOP is opted in again', async () => {
    const fixture = await startInboundFixture();
    const [one, other] = [nextPhone(), nextPhone()];
    await repliesTo(fixture, one, ['STOP']);
    await repliesTo(fixture, other, ['STOP']);
    expect(await repliesTo(fixture, one, ['START'])).toHaveLength(1);
    expect(await repliesTo(fixture, other, ['YES'])).toHaveLength(1);
    const consents = [one, other].map((phone) => ({ phone, stopped: false }));
    expect(await fixture.consents()).toEqual(consents);
  });

  test('gets the same reply whatever it texts, and is not opted in', async () => {
    const fixture = await startInboundFixture();
    for (const body of ['torch', 'HELP', 'BOARD', 'STATUS', 'yes', 'who is this?'])
      expect(await fixture.text(nextPhone(), body), body).toBe(
        "Thanks for texting Torchbearer! We don't know this number yet. " +
          `Sign up or add it to your profile at ${fixture.site}. STOP ends all messages.`,
      );
    expect(await fixture.consents()).toEqual([]);
  });

  test('may text STOP, which counts once a player has that number', async () => {
    const fixture = await startInboundFixture();
    const unknownPhone = nextPhone();
    expect(await repliesTo(fixture, unknownPhone, ['STOP'])).toEqual([]);
    expect(await repliesTo(fixture, unknownPhone, ['hello'])).toEqual([]);
    expect(await fixture.consents()).toEqual([{ phone: unknownPhone, stopped: true }]);
    const sam = await fixture.user({ name: 'Sam', phone: unknownPhone });
    await fixture.waitForCopies();
    await fixture.blast('Hello');
    expect(fixture.twilio.receivedBy(sam.phone ?? '')).toEqual([]);
    expect(fixture.twilio.receivedBy(fixture.robin.phone)).toEqual(['Hello']);
  });
});
