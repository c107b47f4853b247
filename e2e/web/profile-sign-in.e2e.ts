import { logIn, PASSWORD } from '../src/api.js';
import { addPhone } from '../src/phone.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { newNumber, reload, section, test } from '../src/web/edit-profile.js';
import { newPlayer } from '../src/web/people.js';
import { mailedLink, season } from '../src/web/shared-system-client.js';
import { expect } from '../src/web/test.js';

test.describe('another email', () => {
  test('needs the password and the link sent to it, and can be undone from the old address', async ({
    openPage,
    expectErrors,
    edit,
  }) => {
    const { player, page } = await edit();
    const wanted = `moved-${Date.now().toString(36)}@example.com`;
    // As if more than five minutes had passed since the sign-in, so that the password is required.
    let asked = 0;
    await page.route('**/api/users/profile', async (route) => {
      asked += 1;
      if (asked > 1) return await route.continue();
      const refusal = {
        error: 'Please enter your current password to make this change.',
        code: 'REAUTHENTICATION_REQUIRED',
        requestId: 'r',
      };
      await route.fulfill({ status: 403, json: refusal });
    });
    expectErrors(page, /status of 403/);
    const account = section(page, 'Account');
    await account.getByRole('textbox', { name: 'Email' }).fill(wanted);
    await account.getByRole('button', { name: 'Save profile' }).click();
    await expect(account.getByText('Please enter your current password to make this change.')).toBeVisible();
    expect(await account.getByText('Please enter your current password').count()).toBe(1);
    await account.getByLabel('Current password').fill(PASSWORD);
    await account.getByRole('button', { name: 'Save profile' }).click();
    await expect(account.getByText('Open the link that we sent to')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await account.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(player.email);
    await account.getByRole('button', { name: 'Send the link again' }).click();
    await expect(account.getByText('Sent.')).toBeVisible();

    const confirm = await mailedLink(wanted, 'confirm-email');
    await page.goto(confirm.pathname + confirm.hash);
    await expect(page.getByRole('button', { name: 'Confirm email' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await expect(page.getByText('Your new email is confirmed.')).toBeVisible();
    expect(await player.client.getMe()).toMatchObject({ email: wanted, pendingEmail: null });

    const revert = await mailedLink(player.email, 'revert-email');
    const elsewhere = await openPage(season, { width: 360 });
    await elsewhere.goto(revert.pathname + revert.hash);
    await expect(elsewhere.getByRole('button', { name: 'Keep my email' })).toBeVisible();
    expect(new URL(elsewhere.url()).hash).toBe('');
    await expectNoAxeViolations(elsewhere);
    await elsewhere.getByRole('button', { name: 'Keep my email' }).click();
    await expect(elsewhere.getByText('Your email stays as it was')).toBeVisible();
    expect((await player.raw('GET', '/api/auth/me')).status).toBe(401);
    await mailedLink(player.email, 'reset-password');
  });

  test('that another user has is refused at its field, and the change can be cancelled with one press', async ({
    expectErrors,
    edit,
  }) => {
    const other = await newPlayer(season);
    const { player, page } = await edit();
    const account = section(page, 'Account');
    const email = account.getByRole('textbox', { name: 'Email' });
    expectErrors(page, /status of 409/);
    await email.fill(other.email);
    await account.getByRole('button', { name: 'Save profile' }).click();
    await expect(account.getByText('Email already in use').first()).toBeVisible();
    expect(await account.getByText('Email already in use').count()).toBe(1);
    await email.fill(`wish-${Date.now().toString(36)}@example.com`);
    await account.getByRole('button', { name: 'Save profile' }).click();
    await account.getByRole('button', { name: 'Keep the old email' }).click();
    await expect(account.getByText('Open the link that we sent to')).not.toBeAttached();
    expect(await player.client.getMe()).toMatchObject({ email: player.email, pendingEmail: null });
  });
});

test.describe('an account’s credentials', () => {
  test('change with the password, which then signs in, and the phone number is removed', async ({
    expectErrors,
    edit,
  }) => {
    const { player, page } = await edit();
    await addPhone(season.twilioUrl, player, newNumber());
    await reload(page);
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    const form = section(page, 'Change password');
    const fill = async (current: string, next: string, confirmation: string) => {
      await form.getByLabel('Current password').fill(current);
      await form.getByLabel('New password', { exact: false }).first().fill(next);
      await form.getByLabel('Confirm new password').fill(confirmation);
      await form.getByRole('button', { name: 'Change password' }).click();
    };
    await fill(PASSWORD, 'embers-glow', 'embers-blow');
    await expect(form.getByText('New passwords do not match')).toBeVisible();
    await fill(PASSWORD, 'ember', 'ember');
    await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
    expectErrors(page, /status of 400/);
    await fill('not-mine', 'embers-glow', 'embers-glow');
    await expect(form.getByText('Your current password is not right.')).toBeVisible();
    await fill(PASSWORD, 'embers-glow', 'embers-glow');
    await expect(
      form.getByText('Your password has been changed. Your phone number was removed'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
    expect((await player.client.getMe()).phone).toBeNull();
    expect((await logIn([season.url], player.email, 'embers-glow')).id).toBe(player.id);
  });

  test('are listed by browser, and can be ended one by one or all at once', async ({ edit }) => {
    const { player, page } = await edit();
    const elsewhere = await logIn([season.url], player.email, PASSWORD);
    await reload(page);
    const list = section(page, 'Signed-in browsers');
    await expect(list.getByText('this browser')).toBeVisible();
    await list.getByRole('button', { name: 'Sign out node' }).click();
    await expect(list.getByRole('button', { name: 'Sign out node' })).not.toBeAttached();
    expect((await elsewhere.raw('GET', '/api/auth/me')).status).toBe(401);
    const more = await Promise.all([1, 2].map(() => logIn([season.url], player.email, PASSWORD)));
    await reload(page);
    await list.getByRole('button', { name: 'Sign out the others' }).click();
    await expect(list.getByRole('button', { name: 'Sign out the others' })).not.toBeAttached();
    for (const one of more) expect((await one.raw('GET', '/api/auth/me')).status).toBe(401);
    expect((await player.raw('GET', '/api/auth/me')).status).toBe(200);
    await list.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await player.raw('GET', '/api/auth/me')).status).toBe(401);
  });
});

test('the calendar link opens as a calendar until it is renewed', async ({ edit }) => {
  const { page } = await edit();
  const calendar = section(page, 'Deadlines in your calendar');
  await calendar.getByRole('button', { name: 'Make a new link' }).click();
  const link = calendar.getByLabel('Your calendar link');
  const first = await link.inputValue();
  const answer = await page.request.get(first);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/calendar'),
  ]);
  await expect(calendar.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
    'href',
    first.replace(/^http:/, 'webcal:'),
  );
  await calendar.getByRole('button', { name: 'Renew the link' }).click();
  await expect(async () => expect(await link.inputValue()).not.toBe(first)).toPass();
  expect((await page.request.get(first)).status()).toBe(404);
});
