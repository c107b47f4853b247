/** What admins do to accounts; everybody who is changed here was made for it. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { logIn, PASSWORD, type SignedIn } from '../src/api.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeague, WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin, newPlayer, samplePlayer } from '../src/web/people.js';

const { openPage, expectErrors } = useBrowser();
let house: WebLeagues;
let boss: SignedIn;
beforeAll(async () => {
  house = await leagues();
  boss = await admin(house.season);
});

async function at(path: string, league: WebLeague = house.season, as = boss): Promise<Page> {
  const page = await openPage(league, { as, reducedMotion: true });
  await page.goto(path);
  return page;
}

const account = async (id: string) => (await boss.client.listUsers()).find((user) => user.id === id);
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByLabel('Search users');
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function openMenu(page: Page, { name }: Pick<SignedIn, 'name'>): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menu').waitFor();
}

async function choose(page: Page, user: Pick<SignedIn, 'name'>, action: string): Promise<void> {
  await openMenu(page, user);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Picks an action of the dropdown, and says yes to the question that follows. */
async function act(page: Page, user: Pick<SignedIn, 'name'>, action: string): Promise<void> {
  await choose(page, user, action);
  await dialog(page).getByRole('button', { name: action, exact: true }).click();
}

const FIELDS = {
  Name: 'Wren Ashdown',
  Email: 'wren.ashdown@example.com',
  Username: 'wren',
  'Display Name': 'The Wren',
  City: 'Bend',
  State: 'OR',
  'Favorite Castaway': 'Whoever finds the idol',
  'About (bio)': 'Watches with the lights out.',
};

describe('the user manager', () => {
  it('finds a player, stores what an admin changes, and shows it on other screens and in the audit log', async () => {
    const player = await newPlayer(house.season, 'Sage Fenn');
    const word = player.name.split(' ').at(-1) ?? '';
    const page = await at('/admin/head-to-head');
    await page.getByRole('combobox', { name: 'Player 1' }).fill(player.name);
    await page.getByRole('option', { name: player.name }).waitFor();

    await page.getByRole('link', { name: 'User Management' }).click();
    await search(page).fill(word);
    await expect.poll(() => rowOf(page, '@').count()).toBe(1);
    await choose(page, player, 'Edit');
    const typed: Record<string, string> = {
      ...FIELDS,
      Name: `${FIELDS.Name} ${word}`,
      Email: `${word}.${FIELDS.Email}`,
      Username: `${FIELDS.Username}-${word}`,
      // Fictional, and nobody else's.
      'Phone Number': `5556${String(Date.now() % 1_000_000).padStart(6, '0')}`,
    };
    for (const [label, value] of Object.entries(typed))
      await dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('User updated successfully!').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await player.client.getOwnUser()).toMatchObject({
      name: typed['Name'],
      email: typed['Email'],
      username: typed['Username'],
      displayName: typed['Display Name'],
      city: typed['City'],
      state: typed['State'],
      phone: `+1${typed['Phone Number']}`,
      // Messages are the player's own choice.
      smsEnabled: false,
      favoriteCastaway: typed['Favorite Castaway'],
      about: typed['About (bio)'],
    });
    await rowOf(page, typed['Email'] ?? '')
      .filter({ hasText: 'Bend, OR' })
      .filter({ hasText: /\(555\) 6\d\d-\d{4}: not verified/ })
      .waitFor();

    await page.getByRole('link', { name: 'Head-to-Head' }).click();
    await page.getByRole('combobox', { name: 'Player 1' }).fill(typed['Name'] ?? '');
    await page.getByRole('option', { name: typed['Name'] ?? '' }).waitFor();

    const updated = rowOf(page, 'User updated').filter({ hasText: player.name });
    // Written down a moment after the change itself.
    await eventually(async () => {
      await page.goto('/admin/audit?action=user');
      await page.getByRole('table').waitFor();
      expect(await updated.count()).toBe(1);
    });
    await updated.getByText('9 fields').click();
    const change = updated.getByText('Name', { exact: true }).locator('..');
    await expect.poll(() => change.getByRole('deletion').innerText()).toBe(player.name);
    await expect.poll(() => change.getByRole('insertion').innerText()).toBe(typed['Name']);
    await page.getByLabel('Who').selectOption({ label: (await boss.client.getOwnUser()).name });
    await page.waitForURL(`**/admin/audit?action=user&actor=${boss.id}`);
    await updated.waitFor();
    await page.getByLabel('What').selectOption('announcement');
    await updated.waitFor({ state: 'detached' });
  });

  it('says that another phone number turns texts off', async () => {
    const reader = await samplePlayer(house.season);
    const page = await at(`/admin/users?edit=${reader.id}`);
    await dialog(page)
      .getByText('10 digits. Another number turns texts off until the player has confirmed it.')
      .waitFor();
  });

  it('keeps what was typed about somebody until it is saved or given up', async () => {
    const player = await newPlayer(house.season, 'Sage Fenn');
    const page = await at(`/admin/users?edit=${player.id}`);
    const city = dialog(page).getByLabel('City');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await city.fill('Astoria');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => city.inputValue()).toBe('Astoria');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await account(player.id)).toMatchObject({ city: null });
  });

  it('gives a temporary password, which signs in once', async () => {
    const player = await newPlayer(house.season, 'Sage Fenn');
    const page = await at(`/admin/users?q=${player.email}`);
    await act(page, player, 'Reset Password');
    const field = dialog(page).getByRole('textbox', { name: 'Temporary password' });
    const password = await field.inputValue();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await field.waitFor({ state: 'hidden' });

    const logInWith = (given: string) => logIn([house.season.url], player.email, given);
    await expect(player.client.getOwnUser()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await expect(logInWith(PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const again = await logInWith(password);
    expect(await again.client.getMe()).toMatchObject({ id: player.id, mustChangePassword: true });
    await expect(logInWith(password)).rejects.toMatchObject({ code: 'TEMPORARY_PASSWORD_USED' });
  });

  it('makes an admin, to whom nothing else is done before the role is taken away, and deletes a player', async () => {
    const player = await newPlayer(house.season, 'Sage Fenn');
    const page = await at(`/admin/users?q=${player.email}`);
    await act(page, player, 'Make Admin');
    await page.getByText(`${player.name} is an admin now.`).waitFor();
    expect(await account(player.id)).toMatchObject({ isAdmin: true });
    await dialog(page).waitFor({ state: 'hidden' });
    await openMenu(page, player);
    await expectNoAxeViolations(page);
    const enabled = page.getByRole('menuitem', { disabled: false });
    expect(await enabled.allInnerTexts()).toEqual(['Remove Admin']);
    expect(await page.getByRole('menuitem', { disabled: true }).allInnerTexts()).toEqual([
      'Edit',
      'Reset Password',
      'Delete',
    ]);
    await enabled.click();
    await dialog(page).getByRole('button', { name: 'Remove Admin' }).click();
    await page.getByText(`${player.name} is a player now.`).waitFor();
    expect(await account(player.id)).toMatchObject({ isAdmin: false });
    await dialog(page).waitFor({ state: 'hidden' });

    await choose(page, player, 'Delete');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await account(player.id)).toBeDefined();
    await act(page, player, 'Delete');
    await page.getByText('Nobody matches.').waitFor();
    expect(await account(player.id)).toBeUndefined();
    await expect(player.client.getOwnUser()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it('deletes those who were chosen, and tells of the admin among them', async () => {
    const word = `Quill${Date.now().toString(36)}`;
    const [first, second, third] = await Promise.all([
      newPlayer(house.season, `Ada ${word}`),
      newPlayer(house.season, `Bo ${word}`),
      newPlayer(house.season, `Cy ${word}`),
    ]);
    const role = (isAdmin: boolean) => boss.client.setAdmin({ params: { id: third.id }, body: { isAdmin } });
    await role(true);
    const page = await at(`/admin/users?q=${word}`);
    await page.getByLabel('Choose all 3').click();
    await page.getByRole('button', { name: 'Delete players' }).click();
    await dialog(page).getByText('1 admin among the chosen will stay.').waitFor();
    await dialog(page).getByRole('button', { name: 'Delete 2 players' }).click();
    await page.getByText('2 players deleted. 1 could not be:').waitFor();
    await page
      .getByRole('alert')
      .getByRole('listitem')
      .getByText(`${third.name}: Cannot delete admin users`)
      .waitFor();
    await rowOf(page, first.email).waitFor({ state: 'detached' });
    await expect.poll(() => rowOf(page, '@').count()).toBe(1);
    expect([await account(first.id), await account(second.id)]).toEqual([undefined, undefined]);
    await role(false);
  });

  it('does not take the role from the last admin', async () => {
    const last = await admin(house.preseason);
    const { name } = await last.client.getOwnUser();
    const page = await at('/admin/users?role=admins', house.preseason, last);
    expectErrors(page, /status of 409/);
    await choose(page, { name }, 'Remove Admin');
    await dialog(page).getByText('This is your own role').waitFor();
    await dialog(page).getByRole('button', { name: 'Remove Admin' }).click();
    await page.getByRole('alert').getByText('The last admin cannot be demoted.').waitFor();
    expect(await last.client.getMe()).toMatchObject({ isAdmin: true });
  });

  it('draws an invite code, and takes it back', async () => {
    const note = `For the office ${Date.now().toString(36)}`;
    const page = await at('/admin/users');
    await page.getByLabel('Note').fill(note);
    await page.getByLabel('Uses').fill('0');
    await page.getByRole('button', { name: 'Create invite' }).click();
    await page.getByText('Uses must be a whole number between 1 and 10,000').waitFor();
    await page.getByLabel('Uses').fill('25');
    await page.getByRole('button', { name: 'Create invite' }).click();
    const invite = page.getByRole('listitem').filter({ hasText: note });
    await invite.getByText('0 of 25 used').waitFor();
    const stored = async () => (await boss.client.listInvites()).find((one) => one.note === note);
    const code = (await stored())?.code ?? '';
    await invite.getByText(code, { exact: true }).waitFor();
    await page.getByRole('button', { name: `Take back ${code}` }).click();
    await dialog(page).getByRole('button', { name: 'Take back' }).click();
    await invite.waitFor({ state: 'detached' });
    expect(await stored()).toBeUndefined();
  });
});
