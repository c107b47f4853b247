import { describe, expect, test } from 'vitest';
import {
  boardReply,
  choicesReply,
  helpReply,
  needReply,
  noWeekStatusReply,
  outReply,
  pickedReply,
  standingOf,
  startReply,
  statusReply,
  stoppedReply,
  teamReply,
  unknownNumberReply,
  type NeedsScope,
} from './replies.js';
import { countSegments } from './segments.js';

const OPEN = new Date('2025-02-27T17:00:00Z');
const CLOSE = new Date('2025-03-06T01:00:00Z');
const KAI = { name: 'Kai Nakoa' };
const ROSA = { name: 'Rosa Díaz' };
const STATUS = {
  weekNumber: 5,
  openAt: OPEN,
  closeAt: CLOSE,
  now: new Date('2025-03-04T12:00:00Z'),
  pick: null,
  live: [KAI, ROSA],
};
/** Who gets the reply. */
const reader = (id: string, resultsUntil: number | null = null) => ({ id, resultsUntil });
const entry = (rank: number, name = `Player ${rank}`) => ({
  id: `u${rank}`,
  rank,
  name,
  totalPoints: 100 - rank,
});

test('no reply shows a name that breaks the rule for names', () => {
  const [kai, rosa] = [{ name: 'Kai\n\u202eNakoa' }, { name: 'rosa.com' }];
  expect(startReply('Robin\nVale')).toContain('in, Robin Vale!');
  expect(boardReply([entry(1, 'www.evil.example'), entry(2, 'Kim\u200b')], reader('u2'), [])).toBe(
    '1. player 99\n2. Kim (you) 98',
  );
  expect(teamReply([kai, rosa].map((one) => ({ ...one, eliminated: true })))).toBe(
    'Your team: Kai Nakoa (out), your castaway (out).',
  );
  expect(pickedReply({ castawayName: kai.name, weekNumber: 5, closeAt: CLOSE })).toContain('Kai Nakoa is');
  expect(outReply(kai, [kai])).toContain('Kai Nakoa is out. You have Kai Nakoa');
});

describe('the reply to NEED', () => {
  const own = { id: 'j', name: 'Juniper' };
  const rival = (name: string, lead: number, castaway = 'Coral') => ({
    ...{ userId: name, name, lead },
    castaway: { id: castaway, name: castaway },
  });
  const needs = {
    ...{ weekNumber: 5, isLocked: true, castaway: own },
    scopes: [],
  };
  /** In the whole league, or in a group. */
  const among = (
    { first, ...near }: Pick<NeedsScope, 'above' | 'below'> & { first?: NeedsScope['above'] },
    group?: string,
  ): NeedsScope => ({
    ...near,
    rivals: first ? [first] : [],
    group: group === undefined ? undefined : { name: group },
  });

  test('has those above and below, and the hardest rival for first place', () => {
    const [sam, kim, ada] = [rival('Sam', -7), rival('Kim', 3, 'Ember'), rival('Ada', -20)];
    expect(needReply({ ...needs, scopes: [among({ above: sam, below: kim, first: ada })] }, '')).toBe(
      'Week 5: Juniper has to outscore Coral by 8 for you to pass Sam. ' +
        'Ember has to outscore Juniper by 4 for Kim to pass you. ' +
        'Juniper has to outscore Coral by 20 to reach Ada.',
    );
    expect(needReply({ ...needs, scopes: [among({ above: sam, first: sam })] }, '')).toBe(
      'Week 5: Juniper has to outscore Coral by 8 for you to pass Sam.',
    );
  });

  test('says why there is nothing to say', () => {
    expect(needReply({ ...needs, weekNumber: undefined }, '')).toContain('No week counts right now.');
    expect(needReply({ ...needs, isLocked: false }, '')).toBe(
      'Picks of week 5 are not closed yet. Text NEED once they are.',
    );
    expect(needReply({ ...needs, isHidden: true }, '')).toBe(
      'You hide results. NEED works once you have watched week 4, on the website.',
    );
    expect(needReply(needs, '')).toBe('Week 5: nobody is near you on the leaderboard.');
  });

  test('stays within two segments with any names', () => {
    const long = (letter: string, lead: number) => rival(letter.repeat(80), lead, letter.repeat(81));
    const rivals = { above: long('a', -700), below: long('b', 700), first: long('c', -1_000) };
    const groups = Array.from({ length: 20 }, (_, nth) =>
      among(rivals, String.fromCharCode(97 + nth).repeat(40)),
    );
    const all = { ...needs, castaway: { ...own, name: 'j'.repeat(80) }, scopes: [among(rivals), ...groups] };
    for (const typed of ['', 'a'.repeat(40), 'z'.repeat(300)])
      expect(countSegments(needReply(all, typed))).toEqual({ encoding: 'GSM-7', segments: 2 });
  });

  test('is about a group that is named, by any clear part of its name', () => {
    const [sam, kim, ada] = [rival('Sam', -7), rival('Kim', 3), rival('Ada', -1)];
    const scopes = [
      among({ above: sam }),
      ...[
        among({ above: kim }, 'Office'),
        among({ above: ada }, 'Family of Kai'),
        among({}, 'Family of Rosa'),
      ],
    ];
    const ask = (typed: string) => needReply({ ...needs, scopes }, typed);
    expect(ask('')).toBe('Week 5: Juniper has to outscore Coral by 8 for you to pass Sam.');
    expect(ask('family kai')).toBe(
      'Week 5 in Family of Kai: Juniper has to outscore Coral by 2 for you to pass Ada.',
    );
    expect(ask('rosa')).toBe('Week 5 in Family of Rosa: nobody is near you on the leaderboard.');
    expect(ask('family')).toBe(
      'Which group: Family of Kai or Family of Rosa? Please text NEED and more of the name.',
    );
    expect(ask('fire')).toBe(
      '"fire" is none of your groups. Text NEED, or NEED and one of these: Office, Family of Kai or Family of Rosa.',
    );
    expect(needReply({ ...needs, scopes: [among({ above: sam })] }, 'a win')).toBe(
      'Week 5: Juniper has to outscore Coral by 8 for you to pass Sam.',
    );
  });
});

describe('the reply to STATUS', () => {
  test('without a pick names deadline and castaways', () => {
    expect(statusReply(STATUS, null)).toBe(
      'Week 5: no pick yet. Text PICK and a name by Wednesday 5:00 PM PT. You have Kai Nakoa and Rosa Díaz.',
    );
  });

  test('names the pick, and how long it may change', () => {
    const pick = { castawayName: 'Kai Nakoa', isAutoSelected: false };
    expect(statusReply({ ...STATUS, pick }, null)).toBe(
      'Week 5: your pick is Kai Nakoa. You can change it until Wednesday 5:00 PM PT.',
    );
    expect(statusReply({ ...STATUS, pick: { ...pick, isAutoSelected: true }, now: CLOSE }, null)).toBe(
      'Week 5: your pick is Kai Nakoa (picked for you). Picks are closed.',
    );
  });

  test('before the opening does not say that the pick may change', () => {
    const pick = { castawayName: 'Kai Nakoa', isAutoSelected: false };
    expect(statusReply({ ...STATUS, pick, now: new Date(OPEN.getTime() - 1) }, null)).toBe(
      'Week 5: your pick is Kai Nakoa. You can change it from Thursday 9:00 AM PT until Wednesday 5:00 PM PT.',
    );
  });

  test('says if picks are not open yet or are closed', () => {
    expect(statusReply({ ...STATUS, now: new Date(OPEN.getTime() - 1) }, null)).toBe(
      'Week 5: picks open Thursday 9:00 AM PT and close Wednesday 5:00 PM PT.',
    );
    expect(statusReply({ ...STATUS, now: CLOSE }, null)).toBe(
      'Week 5: you have no pick, and picks are closed.',
    );
    expect(statusReply({ ...STATUS, live: [] }, null)).toBe('Week 5: you have no castaway to pick.');
  });
});

describe('points and rank in the reply to STATUS', () => {
  const standings = [entry(1), entry(2), { ...entry(2, 'Robin'), id: 'robin' }, entry(4)];

  test('follow the pick and its deadline', () => {
    const pick = { castawayName: 'Kai Nakoa', isAutoSelected: false };
    expect(statusReply({ ...STATUS, pick }, standingOf(standings, reader('robin'), []))).toBe(
      'Week 5: your pick is Kai Nakoa. You can change it until Wednesday 5:00 PM PT. ' +
        'You have 98 points: rank 2 of 4.',
    );
    expect(
      statusReply(
        { ...STATUS, live: [] },
        { totalPoints: 1, rank: 1, players: 1, resultsUntil: null, provisionalWeeks: [] },
      ),
    ).toBe('Week 5: you have no castaway to pick. You have 1 point: rank 1 of 1.');
  });

  test('are the whole reply if no week is active', () => {
    const none = 'No active week is available yet.';
    expect(noWeekStatusReply(none, standingOf(standings, reader('robin'), []))).toBe(
      `${none} You have 98 points: rank 2 of 4.`,
    );
    expect(noWeekStatusReply(none, null)).toBe(none);
  });

  test('are omitted for a user who is no participant', () => {
    expect(standingOf(standings, reader('an admin'), [])).toBeNull();
  });

  test('say after which week, for who hides later results', () => {
    expect(noWeekStatusReply('No week.', standingOf(standings, reader('robin', 4), []))).toBe(
      'No week. After week 4 you have 98 points: rank 2 of 4.',
    );
    expect(boardReply([entry(1)], reader('robin', 4), [])).toBe('After week 4:\n1. Player 1 99');
  });
});

describe('the reply to BOARD', () => {
  test('has the first five, with ties', () => {
    const standings = [entry(1), entry(2), entry(2, 'Robin'), entry(4), entry(5), entry(6)];
    expect(boardReply(standings, reader('u4'), []).split('\n')).toEqual([
      '1. Player 1 99',
      '2. Player 2 98',
      '2. Robin 98',
      '4. Player 4 (you) 96',
      '5. Player 5 95',
    ]);
  });

  test('ends with the sender’s own rank if it is lower', () => {
    const standings = Array.from({ length: 40 }, (_, index) => entry(index + 1));
    expect(boardReply(standings, reader('u33'), []).split('\n')).toHaveLength(6);
    expect(boardReply(standings, reader('u33'), [])).toMatch(/\n33\. Player 33 \(you\) 67$/);
    expect(boardReply(standings, reader('somebody else'), []).split('\n')).toHaveLength(5);
  });

  test('stays within two segments with any names', () => {
    const standings = Array.from({ length: 9 }, (_, index) => entry(index + 1, 'x'.repeat(200)));
    expect(boardReply(standings, reader('u9'), [11, 12]).length).toBeLessThanOrEqual(320);
  });

  test('says which weeks are provisional, as does the reply to STATUS', () => {
    const standings = [entry(1), { ...entry(2, 'Robin'), id: 'robin' }];
    const ends = [[], [6], [5, 6], [4, 5, 6]].map((weeks) => [
      boardReply(standings, reader('robin'), weeks).split('\n').slice(2),
      noWeekStatusReply('No week.', standingOf(standings, reader('robin'), weeks)),
    ]);
    const status = 'No week. You have 98 points: rank 2 of 2.';
    expect(ends).toEqual([
      [[], status],
      [['Week 6 is provisional.'], `${status} Week 6 is provisional.`],
      [['Weeks 5 and 6 are provisional.'], `${status} Weeks 5 and 6 are provisional.`],
      [['3 weeks are provisional.'], `${status} 3 weeks are provisional.`],
    ]);
  });

  test('says if there are no standings yet', () => {
    expect(boardReply([], reader('u1'), [])).toBe('The leaderboard is empty so far.');
  });
});

describe('the other replies', () => {
  test('list the choices', () => {
    expect(choicesReply('', [KAI, ROSA], false)).toBe(
      'Whom do you pick? Text PICK and one of these: Kai Nakoa or Rosa Díaz.',
    );
    expect(choicesReply('Tom', [KAI], false)).toBe(
      '"Tom" is none of your castaways still in. You have Kai Nakoa: text PICK Kai Nakoa.',
    );
    expect(choicesReply('a', [KAI, ROSA], true)).toBe(
      'Which one: Kai Nakoa or Rosa Díaz? Please text PICK and more of the name.',
    );
  });

  test('list the team', () => {
    expect(
      teamReply([
        { ...KAI, eliminated: false },
        { ...ROSA, eliminated: true },
      ]),
    ).toBe('Your team: Kai Nakoa, Rosa Díaz (out).');
    expect(teamReply([])).toBe('You have no castaways yet. Once the draft is done, text TEAM to see them.');
  });

  test('say that a castaway is out, and list who is not, in one segment', () => {
    expect(outReply(KAI, [ROSA])).toBe('Kai Nakoa is out. You have Rosa Díaz: text PICK Rosa Díaz.');
    const live = ['Marguerite Lindqvist', 'Bartholomew Okonkwo', 'Alexandria Whitfield'];
    const text = outReply(
      KAI,
      live.map((name) => ({ name })),
    );
    expect(text).toBe(`Kai Nakoa is out. Text PICK and one of these: ${live[0]}, ${live[1]} or ${live[2]}.`);
    for (const one of [text, stoppedReply()])
      expect(countSegments(one)).toEqual({ encoding: 'GSM-7', segments: 1 });
  });

  test('use at most two segments', () => {
    const site = 'https://torchbearer.example';
    const picked = pickedReply({ weekNumber: 12, castawayName: 'Marguerite Lindqvist', closeAt: CLOSE });
    for (const text of [
      helpReply(site),
      helpReply(''),
      unknownNumberReply(site),
      startReply('Robin'),
      picked,
    ]) {
      expect(countSegments(text).encoding).toBe('GSM-7');
      expect(text.length).toBeLessThanOrEqual(320);
    }
  });
});
