import { describe, expect, test } from 'vitest';
import { CLOSE, nextPhone } from './facts.js';
import { startStage, type Stage } from './inbound-stage.js';

const picked = (name: string) =>
  `Got it: ${name} is your week 3 pick. You can change it until Wednesday 5:00 PM PT.`;

describe('PICK', () => {
  test('saves the castaway as the player’s own call, and says so', async () => {
    const stage = await startStage();
    const [kai] = stage.others.drafted('Kai Nakoa', 'Rosa Díaz');
    expect(await stage.text(stage.robin.phone, 'Pick kai')).toBe(picked('Kai Nakoa'));
    expect(stage.others.state.submitted).toEqual([
      {
        actor: expect.objectContaining({
          kind: 'user',
          id: stage.robin.id,
          name: 'Robin',
          isAdmin: false,
        }) as unknown,
        castawayId: kai?.id,
        weekNumber: 3,
      },
    ]);
    expect(await stage.text(stage.robin.phone, 'pick DIAZ!')).toBe(picked('Rosa Díaz'));
  });

  test('is not saved for the week before by a picks service that has not heard of the new one', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    await stage.week(4);
    await stage.settled();
    expect(await stage.text(stage.robin.phone, 'PICK Kai')).toContain('Please try again in a moment.');
    expect(new Set(stage.others.state.submitted.map(({ weekNumber }) => weekNumber))).toEqual(new Set([4]));
    expect(stage.others.state.pick).toBeNull();
  });

  test('of an admin comes as a player’s: after the close it counts no more than anybody’s', async () => {
    const stage = await startStage();
    const ada = await stage.user({ name: 'Ada', isAdmin: true });
    await stage.settled();
    stage.others.drafted('Kai');
    await stage.text(ada.phone ?? '', 'PICK Kai');
    expect(stage.others.state.submitted).toMatchObject([{ actor: { id: ada.id, isAdmin: false } }]);
  });

  test('lists the choices where it is not clear who is meant, and saves nothing', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai Nakoa', 'Kaia Smith');
    const ask = (body: string) => stage.text(stage.robin.phone, body);
    const choices = 'Text PICK and one of these: Kai Nakoa or Kaia Smith.';
    expect(await ask('PICK')).toBe(`Whom do you pick? ${choices}`);
    expect(await ask('PICK Tom')).toBe(`"Tom" is none of your castaways still in. ${choices}`);
    expect(await ask('PICK ka')).toBe(
      'Which one: Kai Nakoa or Kaia Smith? Please text PICK and more of the name.',
    );
    expect(stage.others.state.submitted).toEqual([]);
  });

  test('takes the live one of two who fit, and says of one who is out that they are', async () => {
    const stage = await startStage();
    const [kai] = stage.others.drafted('Kai Nakoa', 'Kaia Smith');
    if (kai) kai.eliminated = true;
    expect(await stage.text(stage.robin.phone, 'PICK ka')).toBe(picked('Kaia Smith'));
    stage.others.state.submitted = [];
    expect(await stage.text(stage.robin.phone, 'PICK Nakoa')).toBe(
      'Kai Nakoa is out. You have Kaia Smith: text PICK Kaia Smith.',
    );
    expect(stage.others.state.submitted).toEqual([]);
  });

  test('without a castaway says why', async () => {
    const stage = await startStage();
    expect(await stage.text(stage.robin.phone, 'PICK Kai')).toBe(
      'You have no castaways yet. Once the draft is done, text TEAM to see them.',
    );
    const [kai] = stage.others.drafted('Kai');
    if (kai) kai.eliminated = true;
    for (const body of ['PICK', 'PICK Kai']) {
      expect(await stage.text(stage.robin.phone, body)).toBe(
        'All your castaways are out. The tribe has spoken.',
      );
    }
    expect(stage.others.state.submitted).toEqual([]);
  });

  test.each([
    ['PICKS_CLOSED', 'Picks for this week are closed.'],
    ['PICKS_NOT_OPEN', 'Picks for this week are not open yet.'],
    ['NO_ACTIVE_WEEK', 'No active week is available yet.'],
  ] as const)('is refused as on the website (%s)', async (reason, sentence) => {
    const stage = await startStage();
    stage.others.drafted('Kai');
    stage.others.state.refusal = reason;
    expect(await stage.text(stage.robin.phone, 'PICK Kai')).toBe(sentence);
    expect(await stage.inbound()).toMatchObject([{ reply: sentence, isHandled: true }]);
  });
});

describe('STATUS', () => {
  test('tells the week, the pick and the deadline', async () => {
    const stage = await startStage();
    stage.others.drafted('Kai', 'Rosa');
    const ask = () => stage.text(stage.robin.phone, ' status. ');
    expect(await ask()).toBe(
      'Week 3: no pick yet. Text PICK and a name by Wednesday 5:00 PM PT. You have Kai and Rosa.',
    );
    await stage.text(stage.robin.phone, 'PICK rosa');
    expect(await ask()).toBe('Week 3: your pick is Rosa. You can change it until Wednesday 5:00 PM PT.');
    stage.clock.set(CLOSE);
    expect(await ask()).toBe('Week 3: your pick is Rosa. Picks are closed.');
    stage.others.state.refusal = 'NO_ACTIVE_WEEK';
    expect(await ask()).toBe('No active week is available yet.');
  });

  test('tells points and rank as well, as the settings page says', async () => {
    const stage = await startStage();
    const { state } = stage.others;
    stage.others.drafted('Kai');
    const robin = { id: stage.robin.id, rank: 2, name: 'Robin', totalPoints: 31 };
    state.standings = [{ id: 'u1', rank: 1, name: 'Ada', totalPoints: 40 }, robin];
    expect(await stage.text(stage.robin.phone, 'STATUS')).toBe(
      'Week 3: no pick yet. Text PICK and a name by Wednesday 5:00 PM PT. You have Kai. ' +
        'You have 31 points: rank 2 of 2.',
    );
    state.refusal = 'NO_ACTIVE_WEEK';
    expect(await stage.text(stage.robin.phone, 'STATUS')).toBe(
      'No active week is available yet. You have 31 points: rank 2 of 2.',
    );
  });
});

describe('TEAM', () => {
  test('names the castaways, those who are out as well, whether or not a week is active', async () => {
    const stage = await startStage();
    expect(await stage.text(stage.robin.phone, 'TEAM')).toContain('You have no castaways yet.');
    const kai = await stage.castaway({ name: 'Kai' });
    const rosa = await stage.castaway({ name: 'Rosa', eliminated: true });
    await stage.roster(stage.robin.id, [rosa.id, kai.id]);
    await stage.settled();
    await stage.others.stop();
    expect(await stage.text(stage.robin.phone, 'team')).toBe('Your team: Rosa (out), Kai.');
  });
});

describe('BOARD', () => {
  test('is the top five and the asker, and new as soon as the standings are', async () => {
    const stage = await startStage();
    const { state } = stage.others;
    const entry = (rank: number) => ({
      id: `u${rank}`,
      rank,
      name: `Player ${rank}`,
      totalPoints: 50 - rank,
    });
    const robin = { id: stage.robin.id, rank: 7, name: 'Robin', totalPoints: 3 };
    state.standings = [...[1, 2, 3, 4, 5, 6].map(entry), robin];
    const top = '1. Player 1 49\n2. Player 2 48\n3. Player 3 47\n4. Player 4 46\n5. Player 5 45';
    expect(await stage.text(stage.robin.phone, 'BOARD')).toBe(`${top}\n7. Robin (you) 3`);
    expect(await stage.text(stage.robin.phone, 'Leaderboard')).toBe(`${top}\n7. Robin (you) 3`);
    state.standings = [{ ...robin, rank: 1, totalPoints: 99 }];
    state.version = 2;
    expect(await stage.text(stage.robin.phone, 'BOARD')).toBe('1. Robin (you) 99');
  });
});

describe('HELP', () => {
  test('lists the commands with the site’s address, and anything else asks to try again', async () => {
    const stage = await startStage();
    const help = await stage.text(stage.robin.phone, 'help');
    for (const word of ['PICK', 'STATUS', 'TEAM', 'BOARD', 'STOP', 'START', stage.site])
      expect(help).toContain(word);
    for (const body of ['hello?', '', '🔥', '\0', 'PICKKAI']) {
      expect(await stage.text(stage.robin.phone, body)).toMatch(/^Sorry, we didn't get that\./);
    }
  });
});

describe('STOP', () => {
  test('ends all messages at once, and nothing is answered but HELP', async () => {
    const stage = await startStage();
    const { phone } = stage.robin;
    expect(await stage.receive(stage.messageFrom(phone, ' Stop '))).not.toContain('<Message>');
    expect(await stage.consents()).toEqual([{ phone, stopped: true }]);
    expect(await stage.receive(stage.messageFrom(phone, 'STATUS'))).not.toContain('<Message>');
    expect(await stage.receive(stage.messageFrom(phone, 'HELP'))).toContain('<Message>Torchbearer');
    const answer = stage.blast('Hello');
    await expect(answer).rejects.toMatchObject({ reason: 'NO_RECIPIENTS' });
  });

  test.each(['START', 'unstop', 'Torch'])('is undone by %s', async (word) => {
    const stage = await startStage();
    const { phone } = stage.robin;
    await stage.receive(stage.messageFrom(phone, 'STOP'));
    expect(await stage.text(phone, word)).toMatch(/^You're in, Robin!/);
    expect(await stage.consents()).toEqual([{ phone, stopped: false }]);
    await stage.blast('Hello');
    expect(stage.twilio.receivedBy(phone)).toEqual(['Hello']);
  });

  test.each(['STOP please', 'opt out', 'please stop', 'Stop.'])(
    'said as %j, on which the carrier does nothing, is confirmed by us, once a day',
    async (body) => {
      const stage = await startStage();
      const { phone } = stage.robin;
      const said = async () =>
        (await Promise.all(Array.from({ length: 5 }, () => stage.text(phone, body)))).filter(Boolean);
      const confirmation = 'You will get no more messages from Torchbearer. Text START to get them back.';
      expect(await said()).toEqual([confirmation]);
      expect(await stage.consents()).toEqual([{ phone, stopped: true }]);
      expect(await said()).toEqual([]);
      expect(await stage.text(phone, 'STATUS')).toBeNull();
      stage.clock.set(new Date(stage.clock().getTime() + 24 * 3_600_000 + 1_000));
      expect(await said()).toEqual([confirmation]);
    },
  );

  test('at the carrier, too, is undone by START', async () => {
    const stage = await startStage();
    const { phone } = stage.robin;
    expect(await stage.text(phone, 'STOP')).toContain('unsubscribed');
    expect(await stage.text(phone, 'START')).toMatch(/^You're in, Robin!/);
    await stage.blast('Hello');
    expect(stage.twilio.receivedBy(phone)).toEqual(['Hello']);
  });

  test('works while every other service is away', async () => {
    const stage = await startStage();
    await stage.others.stop();
    await stage.text(stage.robin.phone, 'STOP');
    expect(await stage.consents()).toMatchObject([{ stopped: true }]);
  });
});

test('the keyword brings in a player who had switched messages off', async () => {
  const stage = await startStage();
  const lou = await stage.user({ name: 'Lou', smsEnabled: false });
  await stage.settled();
  expect(await stage.text(lou.phone ?? '', 'TORCH')).toMatch(/^You're in, Lou!/);
  expect(await stage.consents()).toEqual([{ phone: lou.phone, stopped: false }]);
});

describe('a number that we do not know', () => {
  const answersTo = async (stage: Stage, phone: string, bodies: readonly string[]) => {
    const twimls = await Promise.all(bodies.map((body) => stage.receive(stage.messageFrom(phone, body))));
    return twimls.filter((twiml) => twiml.includes('<Message>'));
  };

  test('gets one polite answer with the site’s address, and silence for a day', async () => {
    const stage = await startStage();
    const stranger = nextPhone();
    const [answer, ...more] = await answersTo(
      stage,
      stranger,
      Array.from({ length: 20 }, () => 'PICK Kai'),
    );
    expect(answer).toContain(stage.site);
    expect(more).toEqual([]);
    expect(await answersTo(stage, stranger, ['HELP', 'BOARD', 'START'])).toEqual([]);
    expect(await answersTo(stage, nextPhone(), ['hello'])).toHaveLength(1);
    stage.clock.set(new Date(stage.clock().getTime() + 24 * 3_600_000 + 1_000));
    expect(await answersTo(stage, stranger, ['hello'])).toHaveLength(1);
    expect(stage.others.state.submitted).toEqual([]);
  });

  test.each(['torch', 'HELP', 'info', 'BOARD', 'STATUS', 'yes', 'who is this?'])(
    'that texts %j gets the same answer as for anything else, and is not opted in',
    async (body) => {
      const stage = await startStage();
      expect(await stage.text(nextPhone(), body)).toBe(
        "Thanks for texting Torchbearer! We don't know this number yet. " +
          `Sign up or add it to your profile at ${stage.site}. STOP ends all messages.`,
      );
      expect(await stage.consents()).toEqual([]);
    },
  );

  test('that asks in its own words for no more messages is told so', async () => {
    const stage = await startStage();
    const stranger = nextPhone();
    const answers = await answersTo(stage, stranger, ['please stop', 'please stop']);
    expect(answers).toEqual([expect.stringContaining('You will get no more messages')]);
    expect(await answersTo(stage, stranger, ['hello'])).toEqual([]);
    expect(await stage.consents()).toEqual([{ phone: stranger, stopped: true }]);
  });

  test('may text STOP, and it counts once somebody has that number', async () => {
    const stage = await startStage();
    const stranger = nextPhone();
    expect(await answersTo(stage, stranger, ['STOP'])).toEqual([]);
    expect(await answersTo(stage, stranger, ['hello'])).toEqual([]);
    expect(await stage.consents()).toEqual([{ phone: stranger, stopped: true }]);
    const sam = await stage.user({ name: 'Sam', phone: stranger });
    await stage.settled();
    await stage.blast('Hello');
    expect(stage.twilio.receivedBy(sam.phone ?? '')).toEqual([]);
    expect(stage.twilio.receivedBy(stage.robin.phone)).toEqual(['Hello']);
  });
});
