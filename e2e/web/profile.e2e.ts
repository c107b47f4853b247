import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { logIn, PASSWORD, type SignedIn } from '../src/api.js';
import { addPhone, textIn } from '../src/phone.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { largePicture } from '../src/web/large-picture.js';
import { age, mailedLink, textedCode, season, preseason } from '../src/web/shared-system-client.js';
import { draftedPlayer, newPlayer, samplePlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test as base } from '../src/web/test.js';

const test = base.extend<{
  /** The edit page of a player who signed up for the test. */
  edit: (width?: number) => Promise<{ readonly player: SignedIn; readonly page: Page }>;
}>({
  edit: async ({ openPage }, use) => {
    await use(async (width = 1440) => {
      const player = await newPlayer(season);
      const page = await openPage(season, { as: player, width });
      await page.goto('/profile/edit');
      await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
      await untilStable(page);
      return { player, page };
    });
  },
});

/** Waits until nothing moves any more: a click on a moving element misses it. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilStable(page);
}

const section = (page: Page, heading: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

/** Fictional, and used by no other test in this league. */
let numbers = Date.now() % 1_000_000;
const newNumber = (): string => `5552${String((numbers += 1) % 1_000_000).padStart(6, '0')}`;

test.describe('the account form', () => {
  test('counts characters, refuses what is too long, and saves the rest', async ({ edit }) => {
    const { player, page } = await edit();
    const save = page.getByRole('button', { name: 'Save profile' });
    const favorite = page.getByLabel('Favorite castaway');
    const about = page.getByLabel('About', { exact: true });
    await favorite.fill('x'.repeat(36));
    await expect(page.getByText('Favorite castaway must be 35 characters or less')).toBeVisible();
    await expect(page.getByText('36 of 35 characters')).toBeVisible();
    await expect(save).toBeDisabled();
    await favorite.fill('Goldie Tran');
    await about.fill('x'.repeat(251));
    await expect(page.getByText('About must be 250 characters or less')).toBeVisible();
    await expect(save).toBeDisabled();
    await expectNoAxeViolations(page);
    await about.fill('Bets on whoever laughs first.');
    await page.getByLabel('City').fill('Reno');
    await expect(page.getByText('You have unsaved changes.')).toBeVisible();
    await save.click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(page.getByText('You have unsaved changes.')).not.toBeAttached();
    expect(await player.client.getMe()).toMatchObject({
      favoriteCastaway: 'Goldie Tran',
      about: 'Bets on whoever laughs first.',
      city: 'Reno',
    });
  });

  test('requires name and email, and moves the focus to the invalid field', async ({
    expectErrors,
    edit,
  }) => {
    const { page } = await edit();
    const other = await newPlayer(season);
    const email = page.getByLabel('Email');
    await page.getByLabel('Name', { exact: false }).first().fill(' ');
    await email.fill('');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    expect(await focusedName(page)).toBe('name');
    await page.getByLabel('Name', { exact: false }).first().fill('Robin Vale');
    await email.fill(other.email);
    expectErrors(page, /status of 409/);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Email already in use').first()).toBeVisible();
    await expect(async () => expect(await focusedName(page)).toBe('email')).toPass();
  });

  test('is filled in and sent by keyboard alone', async ({ edit }) => {
    const { player, page } = await edit();
    await page.getByRole('button', { name: 'Choose a picture' }).focus();
    const typed = [
      'Rowan Vale',
      player.email,
      `rowan${newNumber()}`,
      'Ro',
      'Bend',
      'OR',
      'Ines',
      'Hi there.',
    ];
    for (const words of typed) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(words);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    expect(await player.client.getMe()).toMatchObject({
      name: 'Rowan Vale',
      displayName: 'Ro',
      city: 'Bend',
      state: 'OR',
      favoriteCastaway: 'Ines',
      about: 'Hi there.',
    });
    await expect(page.getByRole('button', { name: 'Menu of Rowan Vale' })).toBeVisible();
  });

  test('asks before it discards changes', async ({ edit }) => {
    const { page } = await edit();
    await page.getByLabel('City').fill('Reno');
    await page.getByRole('link', { name: 'View Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Reno');
    await page.getByRole('link', { name: 'View Profile' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');
  });
});

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

test.describe('the picture', () => {
  test('is previewed, uploaded and shown, while what is typed elsewhere stays', async ({ edit }) => {
    const { player, page } = await edit();
    await page.getByLabel('City').fill('Boise');
    const buffer = await readFile(new URL('../../web/public/images/placeholder.png', import.meta.url));
    await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: 'Preview of your new picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Upload picture' }).click();
    await expect(page.getByText('Your new picture is up.')).toBeVisible();
    const { profilePicture } = await player.client.getMe();
    await expect.poll(() => page.locator(`img[src="${String(profilePicture)}"]`).count()).toBeGreaterThan(0);
    await expect(page.getByLabel('City')).toHaveValue('Boise');
  });

  test('may be a WebP, as the page says', async ({ edit }) => {
    const { player, page } = await edit();
    const file = page.getByLabel('Picture file');
    expect((await file.getAttribute('accept'))?.split(/,\s*/)).toContain('image/webp');
    const buffer = await readFile(new URL('../../web/public/images/ines-caldeira.webp', import.meta.url));
    await file.setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer });
    await expect(page.getByRole('img', { name: 'Preview of your new picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Upload picture' }).click();
    await expect(page.getByText('Your new picture is up.')).toBeVisible();
    expect((await player.client.getMe()).profilePicture).toMatch(/^\/api\/pictures\//);
  });

  test('is refused if it is not an image, whatever its name, or too large', async ({
    expectErrors,
    edit,
  }) => {
    const { page } = await edit();
    const pictures = section(page, 'Profile picture');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
    await choose('notes.txt', 'text/plain', Buffer.from('no picture'));
    await expect(pictures.getByText('Please upload an image file')).toBeVisible();
    await page.getByLabel('Picture file').setInputFiles(await largePicture());
    await expect(pictures.getByText('Image must be less than 5MB')).toBeVisible();
    await expect(pictures.getByText('JPG, PNG or GIF, also WebP, less than 5MB.')).toBeVisible();
    await choose('notes.png', 'image/png', Buffer.from('no picture either'));
    await expect(pictures.getByRole('alert')).not.toBeAttached();
    expectErrors(page, /status of 415/);
    await pictures.getByRole('button', { name: 'Upload picture' }).click();
    await expect(pictures.getByText('Please upload an image file')).toBeVisible();
  });
});

test.describe('text messages', () => {
  test('can be set up with a number, switched off and on, and ended', async ({ openPage, expectErrors }) => {
    const player = await newPlayer(season);
    const page = await openPage(season, { as: player, width: 360 });
    await page.goto('/profile/sms');
    const number = newNumber();
    const add = page.getByRole('button', { name: 'Add', exact: true });
    const field = page.getByLabel('Phone number');
    await field.pressSequentially(number.slice(0, 9));
    await expect(add).toBeDisabled();
    await field.pressSequentially(number.slice(9));
    const shown = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
    await expect(field).toHaveValue(shown);
    await field.pressSequentially('0');
    await expect(add).toBeDisabled();
    await page.keyboard.press('Backspace');
    await add.click();
    await expect(page.getByText('We texted a code to')).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
    const unproven = { phone: `+1${number}`, phoneVerified: false, smsEnabled: false };
    expect(await player.client.getMe()).toMatchObject(unproven);
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeVisible();
    await expectNoAxeViolations(page);
    expectErrors(page, /status of 400/);
    const first = await textedCode(season, `+1${number}`);
    await page.getByLabel('Code').fill(first === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('4 tries left')).toBeVisible();

    await age(season, player.id, 1);
    await reload(page);
    await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
    await expect(page.getByText('5 tries left')).toBeVisible();
    const code = await textedCode(season, `+1${number}`, [first]);
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your number is confirmed.')).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
    const proven = { phone: `+1${number}`, phoneVerified: true, smsEnabled: true };
    expect(await player.client.getMe()).toMatchObject(proven);

    const toggle = page.getByRole('switch', { name: 'SMS notifications' });
    await toggle.click();
    await expect(page.getByText('SMS notifications are off.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText("Remove your phone number? You'll no longer receive SMS notifications."),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(shown)).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your number is removed.')).toBeVisible();
    await expect(add).toBeVisible();
    expect(await player.client.getMe()).toMatchObject({ phone: null, smsEnabled: false });
  });

  test('need the password to be ended and set up again if the sign-in was a while ago', async ({
    openPage,
    expectErrors,
  }) => {
    const signedUp = await newPlayer(season);
    await addPhone(season.twilioUrl, signedUp, newNumber());
    const player = await logIn([season.url], signedUp.email, PASSWORD);
    await age(season, player.id, 6);
    const page = await openPage(season, { as: player, width: 360 });
    await page.goto('/profile/sms');
    expectErrors(page, /status of 40[03]/);
    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const password = dialog.getByLabel('Your password');
    await password.fill('not-mine');
    await password.press('Enter');
    await expect(dialog.getByText('Your current password is not right.')).toBeVisible();
    await expectNoAxeViolations(page);
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your number is removed.')).toBeVisible();
    expect((await player.client.getMe()).phone).toBeNull();

    const number = newNumber();
    await page.getByLabel('Phone number').fill(number);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('We texted a code to')).toBeVisible();
    await textIn(season.twilioUrl, `+1${number}`, 'YES');
    await reload(page);
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    expect(await player.client.getMe()).toMatchObject({ phone: `+1${number}`, phoneVerified: true });
  });

  test('go to the old number until a new one is confirmed', async ({ edit }) => {
    const { player, page } = await edit(360);
    const [old, next] = [newNumber(), newNumber()];
    await addPhone(season.twilioUrl, player, old);
    await page.goto('/profile/sms');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('Until you confirm it, texts go to the old one.')).toBeVisible();
    await expectNoAxeViolations(page);
    const field = page.getByLabel('New phone number');
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).not.toBeAttached();
    await page.getByRole('button', { name: 'Change' }).click();
    await field.fill(next);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(/Until then, texts go to \(555\)/)).toBeVisible();
    const pending = { phone: `+1${next}`, replaces: `+1${old}` };
    expect((await player.client.getMe()).phonePending).toMatchObject(pending);
    await expect(async () => {
      await textIn(season.twilioUrl, `+1${next}`, 'YES');
      const proven = { phone: `+1${next}`, phoneVerified: true };
      expect(await player.client.getMe()).toMatchObject(proven);
    }).toPass();
    await reload(page);
    await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
  });

  test('keep the caret in place while a number is corrected', async ({ openPage }) => {
    const page = await openPage(season, { as: await newPlayer(season) });
    await page.goto('/profile/sms');
    const field = page.getByLabel('Phone number');
    await field.pressSequentially('202550123');
    await expect(field).toHaveValue('(202) 550-123');
    // After the second 5 of the exchange code.
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('5');
    await expect(field).toHaveValue('(202) 555-0123');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('5');
    await expect(field).toHaveValue('(202) 555-0123');
  });

  test('that were ended by STOP can’t be switched on here, and the page says how', async ({
    expectErrors,
    edit,
  }) => {
    const { player, page } = await edit();
    const number = newNumber();
    await addPhone(season.twilioUrl, player, number);
    await expect(async () => {
      await textIn(season.twilioUrl, `+1${number}`, 'STOP');
      expect((await player.client.getMe()).smsEnabled).toBe(false);
    }).toPass();
    await reload(page);
    expectErrors(page, /status of 409/);
    await page.getByRole('switch', { name: 'SMS notifications' }).click();
    await expect(
      page.getByText('This number has texted STOP. Text START to our number to get messages again.'),
    ).toBeVisible();
    await expect(page.getByRole('switch', { name: 'SMS notifications' })).not.toBeChecked();
  });
});

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

test.describe('the profile', () => {
  for (const width of [1440, 360])
    test(`shows a player’s season week by week, at ${String(width)} px`, async ({ openPage }) => {
      const player = await samplePlayer(season, 3);
      const page = await openPage(season, { as: player, width });
      await page.goto('/profile');
      await untilStable(page);
      const history = await player.client.getMyHistory();
      const rows = page.getByRole('table', { name: 'Your season, week by week' }).getByRole('row');
      await expect(rows).toHaveCount(history.length + 1);
      for (const [index, week] of history.toReversed().entries()) {
        const row = rows.nth(index + 1);
        const words = await row.innerText();
        const shown = [week.weekNumber, week.castaway?.name ?? 'No pick', week.points, week.total, week.rank];
        for (const part of shown) expect(words).toContain(String(part));
        expect(words.includes('Auto-selected')).toBe(week.isAutoSelected);
      }
      await expect(page.getByRole('img', { name: /^Rank by week: week 3 \d+(st|nd|rd|th), / })).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    });

  test('explains the draft, with the receipt to check it by', async ({ openPage }) => {
    const player = await samplePlayer(season, 3);
    const page = await openPage(season, { as: player });
    await page.goto('/profile');
    const draft = await player.client.getMyDraft();
    const first = draft?.picks[0];
    const explained = section(page, 'Your draft, explained');
    await expect(explained.getByRole('heading', { name: first?.castaway.name ?? '?' })).toBeVisible();
    await expect(explained.getByText(/^You got your \d+(st|nd|rd|th) wish\.$/).first()).toBeVisible();
    const seed = explained.getByText(draft?.seed ?? '?');
    await expect(seed).toBeHidden();
    await explained.getByText('Receipt: check the draft yourself').click();
    await expect(seed).toBeVisible();
  });

  test('also explains a roster without rankings', async ({ openPage }) => {
    const page = await openPage(season, { as: await draftedPlayer(season) });
    await page.goto('/profile');
    const explained = section(page, 'Your draft, explained');
    await expect(async () => expect(await explained.getByRole('listitem').count()).toBe(2)).toPass();
  });

  test('of a new player before the draft says what comes next', async ({ openPage }) => {
    const page = await openPage(preseason, { as: await newPlayer(preseason) });
    await page.goto('/profile');
    await expect(page.getByText('Your season has not begun yet.')).toBeVisible();
    await expect(page.getByText('The draft is still to come.')).toBeVisible();
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  });

  test('shows its survey until it is answered', async ({ openPage }) => {
    const page = await openPage(season, { as: await newPlayer(season) });
    await page.goto('/profile');
    const ask = page.getByRole('button', { name: 'How easy is your profile to use?' });
    await ask.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Very Easy/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toBeHidden();
    await expect(ask).not.toBeAttached();
  });
});
