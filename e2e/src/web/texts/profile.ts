import type { Page } from 'playwright-core';
import { largePicture } from '../large-picture.js';
import type { PageOptions } from '../open-page.js';
import { admin, newPlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

/** The edit page of a newcomer, brought into a state. */
const editing =
  (prepare: (page: Page) => Promise<unknown>, options: PageOptions = {}): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season, { as: await newPlayer(season), ...options });
    await page.goto('/profile/edit');
    await prepare(page);
    return page;
  };

const profileOfAdmin: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season, { as: await admin(season) });
  await page.goto('/profile');
  return page;
};

const profileOfPlayer: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season, { as: await newPlayer(season) });
  await page.goto('/profile');
  return page;
};

/** The server doesn't answer, so that it has no sentence of its own. */
const withoutAnswer = (path: string, prepare: (page: Page) => Promise<unknown>): Open =>
  editing(
    async (page) => {
      await page.route(path, (route) => route.abort());
      await prepare(page);
    },
    { expectErrors: [/net::ERR_FAILED/] },
  );

const choose = (page: Page, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Picture file').setInputFiles({ name: 'me', mimeType, buffer });

/** The smallest picture there is. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function upload(page: Page): Promise<void> {
  await choose(page, 'image/gif', DOT);
  await page.getByRole('button', { name: 'Upload picture' }).click();
}

async function changePassword(page: Page, next: string, confirmation: string): Promise<void> {
  await page.getByLabel('Current password').fill('torches-at-dawn');
  await page.getByLabel('New password').first().fill(next);
  await page.getByLabel('Confirm new password').fill(confirmation);
  await page.getByRole('button', { name: 'Change password' }).click();
}

export const profileTexts: readonly ScreenText[] = [
  ...rows('profile of an admin', profileOfAdmin, 'League Admin'),
  ...rows('profile of a player', profileOfPlayer, 'Player'),
  ...rows(
    'edit profile, favorite castaway too long',
    editing((page) => page.getByLabel('Favorite castaway').fill('x'.repeat(36))),
    'Favorite castaway must be 35 characters or less',
  ),
  ...rows(
    'edit profile, about too long',
    editing((page) => page.getByLabel('About', { exact: true }).fill('x'.repeat(251))),
    'About must be 250 characters or less',
  ),
  ...rows(
    'edit profile, a picture that is none',
    editing((page) => choose(page, 'text/plain', Buffer.from('no picture'))),
    'Please upload an image file',
    /JPG, PNG or GIF/,
  ),
  ...rows(
    'edit profile, a picture that is too large',
    editing(async (page) => page.getByLabel('Picture file').setInputFiles(await largePicture())),
    'Image must be less than 5MB',
  ),
  ...rows(
    'edit profile, picture not sent',
    withoutAnswer('**/api/users/profile-picture', upload),
    'Failed to upload image',
  ),
  ...rows(
    'edit profile, not saved',
    withoutAnswer('**/api/users/profile', (page) =>
      page.getByRole('button', { name: 'Save profile' }).click(),
    ),
    'Failed to update profile',
  ),
  ...rows(
    'edit profile, passwords differ',
    editing((page) => changePassword(page, 'embers-glow', 'embers-blow')),
    'New passwords do not match',
  ),
  ...rows(
    'edit profile, password too short',
    editing((page) => changePassword(page, 'ember', 'ember')),
    'Password must be at least 6 characters',
  ),
  ...rows(
    'edit profile, password not changed',
    withoutAnswer('**/api/users/password', (page) => changePassword(page, 'embers-glow', 'embers-glow')),
    'Failed to change password',
  ),
];
