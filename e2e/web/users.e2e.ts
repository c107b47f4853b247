/** Admin actions on accounts; all changed accounts were created for it. */
import type { Page } from '@playwright/test';
import { logIn, PASSWORD, type SignedIn } from '../src/api.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { preseason, season } from '../src/web/shared-system-client.js';
import { admin, newPlayer, samplePlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

let boss: SignedIn;
test.beforeAll(async () => {
  boss = await admin(season);
});

const account = async (id: string) => (await boss.client.listUsers()).find((user) => user.id === id);
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByLabel('Search users');
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function openMenu(page: Page, { name }: Pick<SignedIn, 'name'>): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function choose(page: Page, user: Pick<SignedIn, 'name'>, action: string): Promise<void> {
  await openMenu(page, user);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Selects an action of the dropdown, and confirms it. */
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

test.describe('the user manager', () => {
  test('finds a player, stores what an admin changes, and shows it on other screens and in the audit log', async ({
    openAdmin,
  }) => {
    const player = await newPlayer(season, 'Sage Fenn');
    const word = player.name.split(' ').at(-1) ?? '';
    const page = await openAdmin('/admin/head-to-head');
    await page.getByRole('combobox', { name: 'Player 1' }).fill(player.name);
    await expect(page.getByRole('option', { name: player.name })).toBeVisible();

    await page.getByRole('link', { name: 'User Management' }).click();
    await search(page).fill(word);
    await expect(rowOf(page, '@')).toHaveCount(1);
    await choose(page, player, 'Edit');
    const typed: Record<string, string> = {
      ...FIELDS,
      Name: `${FIELDS.Name} ${word}`,
      Email: `${word}.${FIELDS.Email}`,
      Username: `${FIELDS.Username}-${word}`,
      // Fictional, and used by no other test.
      'Phone Number': `5556${String(Date.now() % 1_000_000).padStart(6, '0')}`,
    };
    for (const [label, value] of Object.entries(typed))
      await dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User updated successfully!')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
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
    await expect(
      rowOf(page, typed['Email'] ?? '')
        .filter({ hasText: 'Bend, OR' })
        .filter({ hasText: /\(555\) 6\d\d-\d{4}: not verified/ }),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Head-to-Head' }).click();
    await page.getByRole('combobox', { name: 'Player 1' }).fill(typed['Name'] ?? '');
    await expect(page.getByRole('option', { name: typed['Name'] ?? '' })).toBeVisible();

    const updated = rowOf(page, 'User updated').filter({ hasText: player.name });
    // Recorded a moment after the change itself.
    await expect(async () => {
      await page.goto('/admin/audit?action=user');
      await expect(page.getByRole('table')).toBeVisible();
      expect(await updated.count()).toBe(1);
    }).toPass();
    await updated.getByText('9 fields').click();
    const change = updated.getByText('Name', { exact: true }).locator('..');
    await expect(change.getByRole('deletion')).toHaveText(player.name, { useInnerText: true });
    await expect(change.getByRole('insertion')).toHaveText(typed['Name'] ?? '', { useInnerText: true });
    await page.getByLabel('Who').selectOption({ label: (await boss.client.getOwnUser()).name });
    await page.waitForURL(`**/admin/audit?action=user&actor=${boss.id}`);
    await expect(updated).toBeVisible();
    await page.getByLabel('What').selectOption('announcement');
    await expect(updated).not.toBeAttached();
  });

  test('says that another phone number turns texts off @long', async ({ openAdmin }) => {
    const reader = await samplePlayer(season);
    const page = await openAdmin(`/admin/users?edit=${reader.id}`);
    await expect(
      dialog(page).getByText('10 digits. Another number turns texts off until the player has confirmed it.'),
    ).toBeVisible();
  });

  test('keeps what was typed about a user until it is saved or discarded @long', async ({ openAdmin }) => {
    const player = await newPlayer(season, 'Sage Fenn');
    const page = await openAdmin(`/admin/users?edit=${player.id}`);
    const city = dialog(page).getByLabel('City');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await city.fill('Astoria');
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(city).toHaveValue('Astoria');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await account(player.id)).toMatchObject({ city: null });
  });

  test('sets a temporary password, which signs in once', async ({ openAdmin }) => {
    const player = await newPlayer(season, 'Sage Fenn');
    const page = await openAdmin(`/admin/users?q=${player.email}`);
    await act(page, player, 'Reset Password');
    const field = dialog(page).getByRole('textbox', { name: 'Temporary password' });
    const password = await field.inputValue();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(field).toBeHidden();

    const logInWith = (given: string) => logIn([season.url], player.email, given);
    await expect(player.client.getOwnUser()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await expect(logInWith(PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const again = await logInWith(password);
    expect(await again.client.getMe()).toMatchObject({ id: player.id, mustChangePassword: true });
    await expect(logInWith(password)).rejects.toMatchObject({ code: 'TEMPORARY_PASSWORD_USED' });
  });

  test('makes an admin, who can’t be changed until the role is removed, and deletes a player', async ({
    openAdmin,
  }) => {
    const player = await newPlayer(season, 'Sage Fenn');
    const page = await openAdmin(`/admin/users?q=${player.email}`);
    await act(page, player, 'Make Admin');
    await expect(page.getByText(`${player.name} is an admin now.`)).toBeVisible();
    expect(await account(player.id)).toMatchObject({ isAdmin: true });
    await expect(dialog(page)).toBeHidden();
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
    await expect(page.getByText(`${player.name} is a player now.`)).toBeVisible();
    expect(await account(player.id)).toMatchObject({ isAdmin: false });
    await expect(dialog(page)).toBeHidden();

    await choose(page, player, 'Delete');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await account(player.id)).toBeDefined();
    await act(page, player, 'Delete');
    await expect(page.getByText('No one matches.')).toBeVisible();
    expect(await account(player.id)).toBeUndefined();
    await expect(player.client.getOwnUser()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  test('deletes the selected users, and reports the admin among them', async ({ openAdmin }) => {
    const word = `Quill${Date.now().toString(36)}`;
    const [first, second, third] = await Promise.all([
      newPlayer(season, `Ada ${word}`),
      newPlayer(season, `Bo ${word}`),
      newPlayer(season, `Cy ${word}`),
    ]);
    const role = (isAdmin: boolean) => boss.client.setAdmin({ params: { id: third.id }, body: { isAdmin } });
    await role(true);
    const page = await openAdmin(`/admin/users?q=${word}`);
    await page.getByLabel('Choose all 3').click();
    await page.getByRole('button', { name: 'Delete players' }).click();
    await expect(dialog(page).getByText('1 admin among the chosen will stay.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Delete 2 players' }).click();
    await expect(page.getByText('2 players deleted. 1 could not be:')).toBeVisible();
    await expect(
      page.getByRole('alert').getByRole('listitem').getByText(`${third.name}: Cannot delete admin users`),
    ).toBeVisible();
    await expect(rowOf(page, first.email)).not.toBeAttached();
    await expect(rowOf(page, '@')).toHaveCount(1);
    expect([await account(first.id), await account(second.id)]).toEqual([undefined, undefined]);
    await role(false);
  });

  test('does not remove the role of the last admin', async ({ openPage, expectErrors }) => {
    const last = await admin(preseason);
    const { name } = await last.client.getOwnUser();
    const page = await openPage(preseason, { as: last });
    await page.goto('/admin/users?role=admins');
    expectErrors(page, /status of 409/);
    await choose(page, { name }, 'Remove Admin');
    await expect(dialog(page).getByText('This is your own role')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Remove Admin' }).click();
    await expect(page.getByRole('alert').getByText('The last admin cannot be demoted.')).toBeVisible();
    expect(await last.client.getMe()).toMatchObject({ isAdmin: true });
  });

  test('creates an invite code, and revokes it', async ({ openAdmin }) => {
    const note = `For the office ${Date.now().toString(36)}`;
    const page = await openAdmin('/admin/users');
    await page.getByLabel('Note').fill(note);
    await page.getByLabel('Uses').fill('0');
    await page.getByRole('button', { name: 'Create invite' }).click();
    await expect(page.getByText('Uses must be a whole number between 1 and 10,000')).toBeVisible();
    await page.getByLabel('Uses').fill('25');
    await page.getByRole('button', { name: 'Create invite' }).click();
    const invite = page.getByRole('listitem').filter({ hasText: note });
    await expect(invite.getByText('0 of 25 used')).toBeVisible();
    const stored = async () => (await boss.client.listInvites()).find((one) => one.note === note);
    const code = (await stored())?.code ?? '';
    await expect(invite.getByText(code, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Take back ${code}` }).click();
    await dialog(page).getByRole('button', { name: 'Take back' }).click();
    await expect(invite).not.toBeAttached();
    expect(await stored()).toBeUndefined();
  });
});
