/**
 * What a screen says about an action that fails, and that what was typed stays: the form refuses it, the service that it
 * needs is away, or another admin was first.
 */
import { REASONS } from '@torchbearer/rules';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../api.js';
import { choose, chooseFirst, confirm, firstPoints, press, textbox } from '../controls.js';
import { preview } from './draft.js';
import { respondWith, sendsNothing } from './responses.js';
import type { Screen } from './screen.js';

/** By its name, which for a required field is not all of its label; a password has no role. */
const field = (page: Page, label: string) =>
  textbox(page, label)
    .or(page.getByLabel(label, { exact: true }))
    .first();

/** The first button whose name begins with this: 'Edit ' */
const pressFirst = (page: Page, start: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${start}`) })
    .first()
    .click();

const pressing = (name: string) => (page: Page) => press(page, name);

const confirming = (button: string, action: string) => async (page: Page) => {
  await pressFirst(page, button);
  await confirm(page, action);
};

const fromMenu = (action: string) => async (page: Page) => {
  await pressFirst(page, 'Actions for ');
  await page.getByRole('menuitem', { name: action }).click();
  await confirm(page, action);
};

/** Fills in fields by their labels, then presses a button. */
const filling = (fields: Readonly<Record<string, string>>, button: string) => async (page: Page) => {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
  await press(page, button);
};

/** The smallest possible picture. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function upload(page: Page): Promise<void> {
  await page.getByLabel('Picture file').setInputFiles({ name: 'me', mimeType: 'image/gif', buffer: DOT });
  await press(page, 'Upload picture');
}

async function changePassword(page: Page): Promise<void> {
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').first().fill('embers-glow');
  await page.getByLabel('Confirm new password').fill('embers-glow');
  await press(page, 'Change password');
}

async function submitPick(page: Page): Promise<void> {
  await choose(page, 'User', 'Coral Whitfield');
  await chooseFirst(page, 'Castaway');
  await press(page, 'Submit pick');
}

async function saveScores(page: Page): Promise<void> {
  await firstPoints(page).fill('77');
  await press(page, 'Save Scores');
}

async function activateWeek(page: Page): Promise<void> {
  await field(page, 'Week').selectOption('4');
  await confirming('Set as Active', 'Set as Active')(page);
}

async function editUser(page: Page): Promise<void> {
  await pressFirst(page, 'Actions for ');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await textbox(page, 'City').fill('Driftwood Bay');
  await confirm(page, 'Save');
}

const NEWCOMER = {
  Email: 'robin@example.com',
  Username: 'robin',
  'Display name': 'Robin Vale',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
};

type Act = (page: Page) => Promise<unknown>;
type Texts = readonly (string | RegExp)[];
type Place = Pick<Screen, 'path' | 'as' | 'on' | 'before'>;

/** The call that fails, what the user does, and the texts then: also what must stay in a field. */
type Failure = readonly [call: string, act: Act, ...texts: Texts];

/** @param call method and path: `PUT users/*` */
/** @param sent what the request has to say that the admin saw, or it gets no response */
const responding =
  (call: string, status: number, code: string, error: string, sent?: string) => async (page: Page) => {
    const [method, path] = call.split(' ');
    const json = { error, code, requestId: 'a-request' };
    await page.route(`**/api/${path}`, (route) =>
      route.request().method() !== method
        ? route.fallback()
        : sent === undefined || sent in (route.request().postDataJSON() as object)
          ? route.fulfill({ status, json })
          : route.abort(),
    );
  };

const slug = (words: string): string => words.toLowerCase().replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');

/** The gateway's response while a service is away. */
const withoutService = (place: Place, failures: readonly Failure[]): Screen[] =>
  failures.map(([call, prepare, ...texts]) => ({
    ...place,
    name: slug(`${place.path} ${String(texts[0])}`),
    textsOnly: true,
    before: async (page) => {
      await place.before?.(page);
      await responding(call, REASONS.UNAVAILABLE.http, 'UNAVAILABLE', REASONS.UNAVAILABLE.sentence)(page);
    },
    prepare,
    expectErrors: [/status of 503/],
    texts,
  }));

/** The form refuses it. */
const refused = (place: Place, name: string, prepare: Act, texts: Texts): Screen => ({
  ...place,
  name: `${slug(place.path)}-${name}`,
  textsOnly: true,
  before: sendsNothing,
  prepare,
  texts,
});

/** The server refuses it: another admin was first, or the phone has texted STOP. */
const conflict = (
  place: Place,
  call: string,
  code: 'CONFLICT' | 'DRAFT_ALREADY_RUN' | 'SMS_STOPPED' | 'WEEK_IS_FINAL',
  prepare: Act,
  texts: Texts,
  sent?: string,
): Screen => ({
  ...place,
  name: slug(`${place.path} ${String(texts[0])}`),
  textsOnly: true,
  before: async (page) => {
    await place.before?.(page);
    // The server's sentence, or for any conflict the one that the test quotes.
    const sentence = code === 'CONFLICT' ? String(texts[0]) : REASONS[code].sentence;
    await responding(call, 409, code, sentence, sent)(page);
  },
  prepare,
  expectErrors: [/status of 409/],
  texts,
});

const visitor = { as: 'visitor', on: 'season' } as const;
const player = { as: 'player', on: 'season' } as const;
const admin = { as: 'admin', on: 'season' } as const;
const early = { as: 'admin', on: 'preseason' } as const;
const castaways = { ...admin, path: '/admin/castaways' } as const;
const scoring = { ...admin, path: '/admin/scoring?week=6' } as const;
const forOne = { ...admin, path: '/admin/draft?submit=open' } as const;
const players = { ...admin, path: '/admin/users?role=players' } as const;
const blast = { ...admin, path: '/admin/sms' } as const;
const previewed = {
  ...{ ...early, path: '/admin/draft' },
  before: respondWith('**/api/draft/preview*', preview),
} as const;

export const failedActionScreens: readonly Screen[] = [
  ...withoutService({ ...visitor, path: '/signup' }, [
    ['POST auth/signup', filling(NEWCOMER, 'Sign Up'), 'Signup failed', 'robin@example.com'],
  ]),
  ...withoutService({ ...visitor, path: '/forgot-password' }, [
    [
      'POST auth/forgot-password',
      filling({ Email: 'robin@example.com' }, 'Send reset link'),
      'Failed to send reset link. Please try again.',
    ],
  ]),
  ...withoutService({ ...player, path: '/profile/edit' }, [
    ['POST users/profile-picture', upload, 'Failed to upload image'],
    ['PUT users/profile', filling({ City: 'Reno' }, 'Save profile'), 'Failed to update profile', 'Reno'],
    ['PUT users/password', changePassword, 'Failed to change password'],
  ]),
  ...withoutService({ ...player, on: 'preseason', path: '/profile/sms' }, [
    [
      'POST users/me/phone',
      filling({ 'Phone number': '5553000000' }, 'Add'),
      'Failed to add phone number',
      '(555) 300-0000',
    ],
  ]),
  ...withoutService({ ...player, path: '/profile/sms' }, [
    ['DELETE users/me/phone', confirming('Remove', 'Remove'), 'Failed to remove phone number'],
    [
      'POST users/me/sms-toggle',
      (page) => page.getByRole('switch', { name: 'SMS notifications' }).click(),
      'Failed to update SMS settings',
      /\(555\) \d{3}-\d{4}/,
    ],
  ]),
  ...withoutService(forOne, [
    ['POST picks/admin/submit', submitPick, 'Failed to submit pick', 'Coral Whitfield'],
    ['POST rankings/admin/unlock', confirming('Unlock Draft', 'Unlock'), 'Failed to unlock rankings'],
  ]),
  ...withoutService(previewed, [
    ['POST draft/run*', confirming('Approve & Run Draft', 'Approve & run'), 'Unable to run draft'],
    ['POST draft/preview*', pressing('Practice Preview'), 'Unable to preview draft'],
  ]),
  ...withoutService(scoring, [
    ['POST admin/scoring/week/*', saveScores, 'Unable to save scores', '77'],
    ['POST admin/week', filling({ 'Week number': '12' }, 'Create Week'), 'Failed to create week', '12'],
    ['POST admin/week', activateWeek, 'Failed to activate week', 'Set as Active'],
  ]),
  ...withoutService(castaways, [
    [
      'POST admin/castaway',
      filling({ Name: 'Juniper Hale' }, 'Create'),
      'Failed to save castaway',
      'Juniper Hale',
    ],
    ['PUT admin/castaway/*', confirming('Eliminate ', 'Eliminate'), 'Failed to toggle elimination'],
  ]),
  // Without a draft, castaways can be deleted.
  ...withoutService({ ...early, path: '/admin/castaways' }, [
    ['DELETE admin/castaway/*', confirming('Delete ', 'Delete'), 'Failed to delete castaway'],
  ]),
  ...withoutService(players, [
    ['PUT admin/users/*', editUser, 'Failed to update user', 'Driftwood Bay'],
    ['PUT users/*/admin', fromMenu('Make Admin'), 'Failed to update user role.'],
    ['POST admin/users/*/reset-password', fromMenu('Reset Password'), 'Failed to reset password'],
    ['DELETE admin/users/*', fromMenu('Delete'), 'Failed to delete user'],
  ]),

  refused(castaways, 'too-young', filling({ Name: 'Juniper Hale', Age: '17' }, 'Create'), [
    'Failed to save castaway',
    'Age must be a whole number between 18 and 120',
    'Juniper Hale',
  ]),
  refused(castaways, 'nameless', pressing('Create'), ['Failed to save castaway', 'Name is required']),
  refused(
    players,
    'faulty',
    async (page) => {
      await pressFirst(page, 'Actions for ');
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const typed = { Name: '', Email: ' ', 'About (bio)': 'x'.repeat(251), 'Phone Number': '555 12' };
      for (const [label, text] of Object.entries({ ...typed, 'Favorite Castaway': 'y'.repeat(36) }))
        await textbox(page, label).fill(text);
      await press(page, 'Save');
    },
    [
      'Name is required',
      'Email is required',
      'Favorite castaway must be 35 characters or less',
      'About must be 250 characters or less',
      'Please enter a US phone number of 10 digits',
      'x'.repeat(251),
    ],
  ),
  refused(scoring, 'week-0', filling({ 'Week number': '0' }, 'Create Week'), ['Week number must be 1 to 20']),
  refused(scoring, 'week-3', filling({ 'Week number': '3' }, 'Create Week'), ['Week 3 is there already']),
  refused(
    scoring,
    'half-a-point',
    async (page) => {
      await firstPoints(page).fill('1.5');
      await press(page, 'Save Scores');
    },
    ['A whole number from -1000 to 1000', '1.5', '⚠️ Eliminated - no points allowed'],
  ),
  refused(forOne, 'nobody', pressing('Submit pick'), ['Please select both a user and a castaway']),
  refused(
    forOne,
    'no-castaway',
    async (page) => {
      await choose(page, 'User', 'Coral Whitfield');
      await press(page, 'Submit pick');
    },
    ['Please select both a user and a castaway'],
  ),
  refused(
    blast,
    'to-nobody',
    async (page) => {
      await page.getByRole('radio', { name: 'Custom' }).check();
      await filling({ Message: 'Hi {name}!' }, 'Send SMS Blast')(page);
    },
    ['No recipients match the selected filter', 'Hi {name}!'],
  ),
  refused(blast, 'blank', filling({ Message: ' ' }, 'Send SMS Blast'), ['Please enter a message']),
  refused(
    { ...visitor, path: '/contact' },
    'bad-email',
    async (page) => {
      await field(page, 'Subject').selectOption('scoring');
      await filling({ Name: 'Robin', Email: 'robin@', Message: 'What is a fish worth?' }, 'Send')(page);
    },
    ['Please enter a valid email', 'What is a fish worth?'],
  ),

  conflict(
    previewed,
    'POST draft/run*',
    'DRAFT_ALREADY_RUN',
    confirming('Approve & Run Draft', 'Approve & run'),
    ['The draft has already been run.', 'Another admin was first. Their draft is the one that counts'],
  ),
  conflict(
    scoring,
    'POST admin/week',
    'CONFLICT',
    activateWeek,
    ['Week 5 was made active meanwhile.'],
    'activeWeek',
  ),
  conflict(
    scoring,
    'POST admin/week',
    'CONFLICT',
    filling({ 'Week number': '12' }, 'Create Week'),
    ['Week 12 is there already.'],
    'onlyNew',
  ),
  conflict(
    scoring,
    'POST admin/scoring/week/*/undo*',
    'CONFLICT',
    confirming('Undo last save', 'Undo last save'),
    ['Points were changed meanwhile, so nothing was taken back: Juniper Hale.'],
    'was',
  ),
  // The week became final meanwhile, so the question asks for a reason.
  conflict(
    scoring,
    'POST admin/scoring/week/*/undo*',
    'WEEK_IS_FINAL',
    confirming('Undo last save', 'Undo last save'),
    ['Reason', 'Undo last save'],
  ),
  conflict(
    { ...player, path: '/profile/sms' },
    'POST users/me/sms-toggle',
    'SMS_STOPPED',
    (page) => page.getByRole('switch', { name: 'SMS notifications' }).click(),
    ['This number has texted STOP. Text START to our number to get messages again.'],
  ),
];
