/** The texts of the sample season: profiles, surveys, text messages, and the admin's announcements. */

export interface Profile {
  readonly city: string;
  readonly state: string;
  /** A position in the cast. */
  readonly favorite: number;
  readonly about: string;
}

export const profiles: Readonly<Record<string, Profile>> = {
  coral: { city: 'Astoria', state: 'OR', favorite: 0, about: 'Has never missed an episode, or a tide.' },
  dune: { city: 'Reno', state: 'NV', favorite: 6, about: 'Bets on whoever laughs first.' },
  ember: { city: 'Boise', state: 'ID', favorite: 14, about: 'Keeps a spreadsheet of every tribal council.' },
  gale: { city: 'Wichita', state: 'KS', favorite: 7, about: 'Rooting for the quiet ones.' },
  koa: {
    city: 'Honolulu',
    state: 'HI',
    favorite: 10,
    about: 'Watches five hours before everybody else. Says nothing.',
  },
  maris: { city: 'Mobile', state: 'AL', favorite: 8, about: 'Here for the puzzles.' },
};

/** The phone numbers, from the range reserved for fiction. */
export const phones: Readonly<Record<string, string>> = {
  coral: '+15555550111',
  dune: '+15555550112',
  ember: '+15555550113',
  fern: '+15555550114',
  gale: '+15555550115',
  juniper: '+15555550116',
  koa: '+15555550117',
  nova: '+15555550118',
};

export interface Answer {
  readonly username: string;
  readonly surveyType: 'PRESEASON_RANKING' | 'LEADERBOARD' | 'WEEKLY_PICKS' | 'PROFILE' | 'BETA_FEEDBACK';
  readonly question: string;
  readonly rating: number | null;
  readonly answer: string | null;
}

const RANKING = 'How easy was it to rank your castaways on this page?';
const LEADERBOARD = 'How easy is the leaderboard to read?';
const PICKS = 'How easy was it to make your weekly pick?';
const BETA = 'What should we build next?';

const answersTo = (
  surveyType: Answer['surveyType'],
  question: string,
  rows: readonly (readonly [username: string, rating: number | null, answer: string | null])[],
): Answer[] => rows.map(([username, rating, answer]) => ({ username, surveyType, question, rating, answer }));

export const answers: readonly Answer[] = [
  ...answersTo('PRESEASON_RANKING', RANKING, [
    ['coral', 5, 'Text entry saved me ten minutes.'],
    ['dune', 4, null],
    ['ember', 5, 'Dragging on the phone just works.'],
    ['fern', 3, 'I kept losing my place at the bottom of the list.'],
    ['gale', 4, 'More about the castaways, please.'],
    ['juniper', 5, null],
    ['koa', 2, 'Eighteen is a lot to sort on a bus.'],
  ]),
  ...answersTo('LEADERBOARD', LEADERBOARD, [
    ['coral', 5, 'Love that it moves by itself.'],
    ['indigo', 4, null],
    ['nova', 4, 'Show me how far I climbed.'],
  ]),
  ...answersTo('WEEKLY_PICKS', PICKS, [
    ['ember', 5, null],
    ['maris', 4, 'The countdown makes me nervous, in a good way.'],
  ]),
  ...answersTo('BETA_FEEDBACK', BETA, [
    ['harbor', null, 'A league just for my family.'],
    ['lagoon', null, 'Let me text my pick from the couch.'],
  ]),
];

/** The texts that players send, in this order; the system replies. */
export const texts: readonly { readonly username: string; readonly body: string }[] = [
  { username: 'coral', body: 'team' },
  { username: 'dune', body: 'Status' },
  { username: 'juniper', body: 'BOARD' },
  { username: 'koa', body: 'help' },
  { username: 'nova', body: 'who is winning' },
  { username: 'fern', body: 'STOP' },
];

export const announcements: readonly { readonly title: string; readonly body: string }[] = [
  {
    title: 'Welcome to the season',
    body: 'Rankings are in, the draft is done, and thirteen episodes lie ahead. Good luck, everybody!',
  },
  {
    title: 'The tribes have been shuffled',
    body: 'New buffs, new camps, same torches. Have a look at your castaways before you pick this week.',
  },
];

export const BLAST = 'Hello {name}! Week {week} is open. Pick your castaway before {deadline}.';
