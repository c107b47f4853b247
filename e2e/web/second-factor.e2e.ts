import { Client } from 'pg';
import type { Page } from '@playwright/test';
import { PASSWORD, signUp } from '../src/api.js';
import { begunBy, codeOf } from '../src/second-factor.js';
import { startSystemInProcess } from '../src/in-process.js';
import { ADMIN, type TestSystem } from '../src/system.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { age, season } from '../src/web/shared-system-client.js';
import { newPlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

const section = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Second factor', exact: true }) });

/** The key for typing, shown in groups of four. */
const shownKey = async (page: Page): Promise<string> =>
  (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');

test.describe('a second factor', () => {
  test('is set up on the profile with a QR code, and required at the next sign-in', async ({ openPage }) => {
    const player = await newPlayer(season);
    await player.client.markWelcomeSeen({ body: {} });
    const page = await openPage(season, { as: player, width: 360, expectErrors: [/status of 401/] });
    await page.goto('/profile/edit');
    await section(page).getByRole('button', { name: 'Set up' }).click();
    await expect(
      section(page).getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    const secret = await shownKey(page);
    await expectNoAxeViolations(page);
    await section(page)
      .getByLabel(/six digits/)
      .fill(codeOf(secret));
    await section(page).getByRole('button', { name: 'Switch on' }).click();
    const codes = section(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await expectNoAxeViolations(page);
    // Meanwhile the page is notified that the second factor is on: the codes stay.
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save profile' }).click();
    expect(await (await saved).json()).toMatchObject({ hasSecondFactor: true });
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(codes).toHaveCount(10);
    await section(page).getByRole('button', { name: 'I have kept them' }).click();
    await expect(section(page).getByRole('button', { name: 'Switch off' })).toBeVisible();

    await page.getByRole('button', { name: 'Menu of' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is not right, or was used already.')).toBeVisible();
    await expectNoAxeViolations(page);
    await code.fill(recoveryCode);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });

  test('is set up on the phone that shows it: by a link, or a key to copy, and can be cancelled', async ({
    openPage,
  }) => {
    const player = await newPlayer(season);
    const page = await openPage(season, { as: player, width: 360 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/profile/edit');
    await section(page).getByRole('button', { name: 'Set up' }).click();
    const first = await shownKey(page);
    await expect(section(page).getByRole('link', { name: 'open it there' })).toHaveAttribute(
      'href',
      new RegExp(`^otpauth://totp/.*secret=${first}`),
    );
    await section(page).getByRole('button', { name: 'Copy the key' }).click();
    await expect(section(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await section(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(section(page).getByRole('button', { name: 'Set up' })).toBeVisible();
    await expect(player.client.confirmSecondFactor({ body: { code: codeOf(first) } })).rejects.toMatchObject({
      code: 'WRONG_SECOND_FACTOR',
    });
  });

  test('is asked for in the same form when email, phone or password change, and gives new recovery codes', async ({
    openPage,
  }) => {
    const player = await newPlayer(season);
    const secret = await begunBy(player);
    const { recoveryCodes } = await player.client.confirmSecondFactor({ body: { code: codeOf(secret, -1) } });
    // As if five minutes had passed since the session gave that code.
    await age(season, player.id, 6);
    const page = await openPage(season, { as: player, width: 360, expectErrors: [/status of 40[13]/] });
    await page.goto('/profile/edit');
    const account = page.locator('section').filter({ hasText: 'Favorite castaway' });
    await account
      .getByRole('textbox', { name: 'Email' })
      .fill(`moved-${Date.now().toString(36)}@example.com`);
    await account.getByLabel('Current password').fill(PASSWORD);
    await account.getByRole('button', { name: 'Save profile' }).click();
    const code = account.getByLabel('Code of your second factor');
    await expect(code).toBeFocused();
    await expectNoAxeViolations(page);
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(account.getByText('This code is not right, or was used already.')).toBeVisible();
    await code.fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(account.getByText('Open the link that we sent to')).toBeVisible();

    await section(page)
      .getByLabel('Code', { exact: true })
      .fill(recoveryCodes[1] ?? '');
    await section(page).getByRole('button', { name: 'New recovery codes' }).click();
    await section(page).getByLabel('Your password').fill(PASSWORD);
    await section(page).getByRole('button', { name: 'New recovery codes' }).click();
    const codes = section(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    expect(await codes.allInnerTexts()).not.toContain(recoveryCodes[2]);
    await expectNoAxeViolations(page);
    await section(page).getByRole('button', { name: 'I have kept them' }).click();
    await expect(section(page).getByRole('button', { name: 'Switch off' })).toBeVisible();
  });
});

/** Moves the focus on until it is on this. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return '';
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return label ?? element?.textContent ?? '';
    });
  await expect(async () => {
    if (name.test(await focused())) return;
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(name);
  }).toPass();
}

test.describe('if admins need a second factor', () => {
  let strict: TestSystem;
  const league = () => ({ url: strict.urls[0] ?? '' });
  test.beforeAll(async () => {
    strict = await startSystemInProcess({
      purpose: 'admin_factor',
      env: { ADMIN_SECOND_FACTOR: 'required' },
    });
  });
  test.afterAll(() => strict?.stop());

  test('an admin who signs in must set one up, does so by keyboard, and continues @long', async ({
    openPage,
  }) => {
    const page = await openPage(league(), { width: 360, expectErrors: [/status of 40[13]/] });
    await page.goto('/login?next=/admin/users');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/second-factor');
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await expectNoAxeViolations(page);
    // Until then, nothing else is available to them.
    await page.goto('/admin/users');
    await page.waitForURL((url) => url.pathname === '/second-factor');

    await tabTo(page, /^Set up$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = await shownKey(page);
    await tabTo(page, /six digits/);
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is not right, or was used already.')).toBeVisible();
    await tabTo(page, /six digits/);
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectNoAxeViolations(page);
    await tabTo(page, /^I have kept them$/);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/admin');
    // By their session cookie.
    expect(await page.evaluate(async () => (await fetch('/api/users')).status)).toBe(200);
  });

  test('an admin with an old session types their password again to make a user an admin @long', async ({
    openPage,
  }) => {
    const player = await signUp(strict.urls, 'Robin Vale');
    const boss = await newAdmin();
    await inIdentity(`update sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [
      boss.id,
    ]);
    // The gateway caches a session for a while.
    await expect(async () => {
      const body = { isAdmin: true };
      const refused = boss.client.setAdmin({ params: { id: boss.id }, body });
      await expect(refused).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    }).toPass();
    const page = await openPage(league(), { as: boss, width: 360, expectErrors: [/status of 40[013]/] });
    await page.goto('/admin/users');
    await page.getByRole('button', { name: `Actions for ${player.name}` }).click();
    await page.getByRole('menuitem', { name: 'Make Admin', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make Admin', exact: true }).click();
    await expect(
      dialog.getByText('You signed in a while ago. Please enter your own password to go on.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    const password = dialog.getByLabel('Your password');
    await expect(password).toBeFocused();
    await page.keyboard.type('not it');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Your current password is not right.')).toBeVisible();
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await account(player.id))?.isAdmin).toBe(true);

    async function account(id: string) {
      return (await boss.client.listUsers()).find((user) => user.id === id);
    }
  });

  /** With a second factor, so that they may use admin calls. */
  async function newAdmin() {
    const made = await signUp(strict.urls, 'Sam Second');
    await made.client.confirmSecondFactor({ body: { code: codeOf(await begunBy(made)) } });
    await inIdentity('update users set is_admin = true where id = $1', [made.id]);
    return made;
  }

  async function inIdentity(statement: string, values: readonly unknown[]): Promise<void> {
    const client = new Client({ connectionString: strict.databases['identity'] });
    await client.connect();
    try {
      await client.query(statement, [...values]);
    } finally {
      await client.end();
    }
  }
});
