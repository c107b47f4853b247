import type { Page, Route } from 'playwright-core';
import { admin, newPlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];
type Prepare = (page: Page) => Promise<unknown>;

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

const at =
  (path: string, prepare?: Prepare): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season, { as: await admin(season) });
    await page.goto(path);
    await prepare?.(page);
    return page;
  };

/** The server does not answer these calls, so that it has no sentence of its own. */
const withoutAnswer =
  (path: string, calls: string, methods: readonly string[], prepare?: Prepare): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season, {
      as: await admin(season),
      expectErrors: [/net::ERR_FAILED/],
    });
    await page.route(calls, (route) =>
      methods.includes(route.request().method()) ? route.abort() : route.fallback(),
    );
    await page.goto(path);
    await prepare?.(page);
    return page;
  };

/** The server answers these calls as if they had worked; the league is everybody's, and stays as it is. */
const asIfDone =
  (path: string, calls: string, methods: readonly string[], json: unknown, prepare: Prepare): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season, { as: await admin(season) });
    await page.route(calls, (route) =>
      methods.includes(route.request().method()) ? route.fulfill({ json }) : route.fallback(),
    );
    await page.goto(path);
    await prepare(page);
    return page;
  };

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Castaways: the form, the cards. */
const CASTAWAYS = '/admin/castaways';
const ANY_CASTAWAY = '**/api/admin/castaway/*';

const saveNobody: Prepare = (page) => page.getByRole('button', { name: 'Create', exact: true }).click();
const saveFirst: Prepare = async (page) => {
  await press(page, /^Edit /);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
};
const onFirst =
  (action: 'Eliminate' | 'Restore' | 'Delete'): Prepare =>
  async (page) => {
    await press(page, new RegExp(`^${action} `));
    await confirm(page, action);
  };

/** Where nobody was drafted yet, and castaways can be deleted. @param answer to the attempt to delete the first */
const beforeDraft =
  (answer?: (route: Route) => Promise<void>): Open =>
  async ({ openPage }, { preseason }) => {
    const page = await openPage(preseason, { as: await admin(preseason), expectErrors: [/net::ERR_FAILED/] });
    await page.route(ANY_CASTAWAY, async (route) =>
      answer && route.request().method() === 'DELETE' ? await answer(route) : await route.fallback(),
    );
    await page.goto(CASTAWAYS);
    if (answer) await onFirst('Delete')(page);
    return page;
  };

const someCastaway = {
  id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
  name: 'Juniper Hale',
  tribe: 'Ember',
  occupation: 'Beekeeper',
  age: null,
  hometown: null,
  imageUrl: '/images/placeholder.png',
  eliminated: false,
  eliminatedInWeek: null,
};

const withSomeCastaway: Open = asIfDone(CASTAWAYS, '**/api/castaways', ['GET'], [someCastaway], (page) =>
  page.getByText('All Castaways (1)').waitFor(),
);

const castawayTexts: readonly ScreenText[] = [
  ...rows(
    'castaway manager',
    at(CASTAWAYS),
    'Name',
    'Tribe',
    'Occupation',
    'Age',
    'Hometown',
    'From → Lives in',
    'Image URL',
    'Create',
    'Cancel',
    /^All Castaways \(\d+\)$/,
    'ELIMINATED',
    'Edit',
    'Eliminate',
    'Restore',
  ),
  { text: 'Delete', where: 'castaway manager, before the draft', open: beforeDraft() },
  ...rows('castaway manager, no age known', withSomeCastaway, 'Age unknown', 'All Castaways (1)'),
  ...rows(
    'castaway manager, editing',
    at(CASTAWAYS, (page) => press(page, /^Edit /)),
    'Update',
  ),
  ...rows(
    'castaway manager, the list does not come',
    withoutAnswer(CASTAWAYS, '**/api/castaways', ['GET']),
    'Failed to load castaways',
  ),
  ...rows('castaway manager, no name', at(CASTAWAYS, saveNobody), 'Failed to save castaway'),
  ...rows(
    'castaway manager, not saved',
    withoutAnswer(CASTAWAYS, ANY_CASTAWAY, ['PUT'], saveFirst),
    'Failed to save castaway',
  ),
  ...rows(
    'castaway manager, saved',
    asIfDone(CASTAWAYS, ANY_CASTAWAY, ['PUT'], someCastaway, saveFirst),
    'Castaway saved successfully!',
  ),
  {
    text: 'Failed to delete castaway',
    where: 'castaway manager, not deleted',
    open: beforeDraft((route) => route.abort()),
  },
  {
    text: 'Castaway deleted successfully!',
    where: 'castaway manager, deleted',
    open: beforeDraft((route) => route.fulfill({ status: 204 })),
  },
  ...rows(
    'castaway manager, not eliminated',
    withoutAnswer(CASTAWAYS, ANY_CASTAWAY, ['PUT'], onFirst('Eliminate')),
    'Failed to toggle elimination',
  ),
  ...rows(
    'castaway manager, eliminated',
    asIfDone(CASTAWAYS, ANY_CASTAWAY, ['PUT'], someCastaway, onFirst('Eliminate')),
    /\S eliminated$/,
  ),
  ...rows(
    'castaway manager, restored',
    asIfDone(CASTAWAYS, ANY_CASTAWAY, ['PUT'], someCastaway, onFirst('Restore')),
    /\S restored$/,
  ),
];

/** Users: the table, its dropdown, the edit panel. */
const USERS = '/admin/users';
const PLAYERS = '/admin/users?role=players';
const ADMINS = '/admin/users?role=admins';
const ANY_USER = '**/api/admin/users/*';

const openMenu = (page: Page) => press(page, /^Actions for /);
const choose =
  (action: string): Prepare =>
  async (page) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: action }).click();
  };
const act =
  (action: string): Prepare =>
  async (page) => {
    await choose(action)(page);
    await confirm(page, action);
  };
const saveUser: Prepare = async (page) => {
  await choose('Edit')(page);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
};

/** Somebody whose account this test alone changes. */
const deletedMeanwhile: Open = async ({ openPage }, { season }) => {
  const boss = await admin(season);
  const player = await newPlayer(season, 'Sage Fenn');
  const page = await openPage(season, { as: boss, expectErrors: [/status of 409/] });
  await page.goto(`${PLAYERS}&q=${encodeURIComponent(player.email)}`);
  await choose('Delete')(page);
  await boss.client.setAdmin({ params: { id: player.id }, body: { isAdmin: true } });
  await confirm(page, 'Delete');
  await page.getByText('Cannot delete admin users').waitFor();
  await boss.client.setAdmin({ params: { id: player.id }, body: { isAdmin: false } });
  return page;
};

const userTexts: readonly ScreenText[] = [
  ...rows(
    'user manager',
    at(USERS),
    'Name',
    'Username',
    'Email',
    'Location',
    'Favorite',
    'Role',
    'Joined',
    'Admin',
    'Player',
    'Player Bios',
  ),
  ...rows(
    "user manager, a player's dropdown",
    at(PLAYERS, openMenu),
    'Edit',
    'Reset Password',
    'Make Admin',
    'Delete',
  ),
  ...rows("user manager, an admin's dropdown", at(ADMINS, openMenu), 'Remove Admin'),
  ...rows(
    'user manager, edit panel',
    at(PLAYERS, choose('Edit')),
    'Name',
    'Email',
    'Username',
    'Display Name',
    'City',
    'State',
    'Phone Number',
    '10 digits',
    'Favorite Castaway',
    'About (bio)',
  ),
  ...rows(
    'user manager, the list does not come',
    withoutAnswer(USERS, '**/api/users', ['GET']),
    'Unable to load users.',
  ),
  ...rows(
    'user manager, role not changed',
    withoutAnswer(PLAYERS, '**/api/users/*/admin', ['PUT'], act('Make Admin')),
    'Failed to update user role.',
  ),
  ...rows(
    'user manager, not updated',
    withoutAnswer(PLAYERS, ANY_USER, ['PUT'], saveUser),
    'Failed to update user',
  ),
  ...rows(
    'user manager, updated',
    asIfDone(PLAYERS, ANY_USER, ['PUT'], {}, saveUser),
    'User updated successfully!',
  ),
  ...rows(
    'user manager, not deleted',
    withoutAnswer(PLAYERS, ANY_USER, ['DELETE'], act('Delete')),
    'Failed to delete user',
  ),
  ...rows('user manager, an admin since the list came', deletedMeanwhile, 'Cannot delete admin users'),
  ...rows(
    'user manager, password not reset',
    withoutAnswer(PLAYERS, `${ANY_USER}/reset-password`, ['POST'], act('Reset Password')),
    'Failed to reset password',
  ),
  ...rows(
    'user manager, password reset',
    asIfDone(
      PLAYERS,
      `${ANY_USER}/reset-password`,
      ['POST'],
      { tempPassword: 'kite-7-ember-42' },
      act('Reset Password'),
    ),
    'Temporary password',
  ),
];

export const managersTexts: readonly ScreenText[] = [...castawayTexts, ...userTexts];
