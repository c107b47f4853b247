import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { logIn, PASSWORD, type SignedIn } from '../src/api.js';
import { addPhone, textIn } from '../src/phone.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import { largePicture } from '../src/web/large-picture.js';
import type { WebLeagues } from '../src/web/league.js';
import { age, leagues, mailedLink, textedCode } from '../src/web/leagues.js';
import { draftedPlayer, newPlayer, samplePlayer } from '../src/web/people.js';
import { settled } from '../src/web/settled.js';

const { openPage, expectErrors } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

/** The edit page of somebody who signed up for it. */
async function edit(width = 1440): Promise<{ readonly player: SignedIn; readonly page: Page }> {
  const player = await newPlayer(house.season);
  const page = await openPage(house.season, { as: player, width, reducedMotion: true });
  await page.goto('/profile/edit');
  await page.getByRole('heading', { level: 1, name: 'Edit profile' }).waitFor();
  await settled(page);
  return { player, page };
}

/** Waits until nothing moves any more: a click on what is still being pushed down reaches nothing. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

const section = (page: Page, heading: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

/** Fictional, and nobody else's in this league. */
let numbers = Date.now() % 1_000_000;
const newNumber = (): string => `5552${String((numbers += 1) % 1_000_000).padStart(6, '0')}`;

describe('the account form', () => {
  it('counts what it limits, refuses what is too long, and saves the rest', async () => {
    const { player, page } = await edit();
    const save = page.getByRole('button', { name: 'Save profile' });
    const favorite = page.getByLabel('Favorite castaway');
    const about = page.getByLabel('About', { exact: true });
    await favorite.fill('x'.repeat(36));
    await page.getByText('Favorite castaway must be 35 characters or less').waitFor();
    await page.getByText('36 of 35 characters').waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await favorite.fill('Goldie Tran');
    await about.fill('x'.repeat(251));
    await page.getByText('About must be 250 characters or less').waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await expectNoAxeViolations(page);
    await about.fill('Bets on whoever laughs first.');
    await page.getByLabel('City').fill('Reno');
    await page.getByText('You have unsaved changes.').waitFor();
    await save.click();
    await page.getByText('Your profile is saved.').waitFor();
    await page.getByText('You have unsaved changes.').waitFor({ state: 'detached' });
    expect(await player.client.getMe()).toMatchObject({
      favoriteCastaway: 'Goldie Tran',
      about: 'Bets on whoever laughs first.',
      city: 'Reno',
    });
  });

  it('asks for name and email, and goes to the field that is wrong', async () => {
    const { page } = await edit();
    const other = await newPlayer(house.season);
    const email = page.getByLabel('Email');
    await page.getByLabel('Name', { exact: false }).first().fill(' ');
    await email.fill('');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Name is required').waitFor();
    await page.getByText('Email is required').waitFor();
    expect(await focusedName(page)).toBe('name');
    await page.getByLabel('Name', { exact: false }).first().fill('Robin Vale');
    await email.fill(other.email);
    expectErrors(page, /status of 409/);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Email already in use').first().waitFor();
    await eventually(async () => expect(await focusedName(page)).toBe('email'));
  });

  it('is filled in and sent by keyboard alone', async () => {
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
    await page.getByText('Your profile is saved.').waitFor();
    expect(await player.client.getMe()).toMatchObject({
      name: 'Rowan Vale',
      displayName: 'Ro',
      city: 'Bend',
      state: 'OR',
      favoriteCastaway: 'Ines',
      about: 'Hi there.',
    });
    await page.getByRole('button', { name: 'Menu of Rowan Vale' }).waitFor();
  });

  it('asks before changes are left behind', async () => {
    const { page } = await edit();
    await page.getByLabel('City').fill('Reno');
    await page.getByRole('link', { name: 'View Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Reno');
    await page.getByRole('link', { name: 'View Profile' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');
  });
});

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

describe('the picture', () => {
  it('is looked at, sent, and shown, while what is typed elsewhere stays', async () => {
    const { player, page } = await edit();
    await page.getByLabel('City').fill('Boise');
    const buffer = await readFile(new URL('../../web/public/images/placeholder.png', import.meta.url));
    await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('img', { name: 'Preview of your new picture' }).waitFor();
    await page.getByRole('button', { name: 'Upload picture' }).click();
    await page.getByText('Your new picture is up.').waitFor();
    const { profilePicture } = await player.client.getMe();
    await expect.poll(() => page.locator(`img[src="${String(profilePicture)}"]`).count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Boise');
  });

  it('may be a WebP, as the page says', async () => {
    const { player, page } = await edit();
    const file = page.getByLabel('Picture file');
    expect((await file.getAttribute('accept'))?.split(/,\s*/)).toContain('image/webp');
    const buffer = await readFile(new URL('../../web/public/images/ines-caldeira.webp', import.meta.url));
    await file.setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer });
    await page.getByRole('img', { name: 'Preview of your new picture' }).waitFor();
    await page.getByRole('button', { name: 'Upload picture' }).click();
    await page.getByText('Your new picture is up.').waitFor();
    expect((await player.client.getMe()).profilePicture).toMatch(/^\/api\/pictures\//);
  });

  it('is refused where it is none, whatever it is called, and where it is too large', async () => {
    const { page } = await edit();
    const pictures = section(page, 'Profile picture');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
    await choose('notes.txt', 'text/plain', Buffer.from('no picture'));
    await pictures.getByText('Please upload an image file').waitFor();
    await page.getByLabel('Picture file').setInputFiles(await largePicture());
    await pictures.getByText('Image must be less than 5MB').waitFor();
    await pictures.getByText('JPG, PNG or GIF, also WebP, less than 5MB.').waitFor();
    await choose('notes.png', 'image/png', Buffer.from('no picture either'));
    await pictures.getByRole('alert').waitFor({ state: 'detached' });
    expectErrors(page, /status of 415/);
    await pictures.getByRole('button', { name: 'Upload picture' }).click();
    await pictures.getByText('Please upload an image file').waitFor();
  });
});

describe('text messages', () => {
  it('are set up with a number, switched, and ended', async () => {
    const player = await newPlayer(house.season);
    const page = await openPage(house.season, { as: player, width: 360, reducedMotion: true });
    await page.goto('/profile/sms');
    const number = newNumber();
    const add = page.getByRole('button', { name: 'Add', exact: true });
    const field = page.getByLabel('Phone number');
    await field.pressSequentially(number.slice(0, 9));
    await expect.poll(() => add.isDisabled()).toBe(true);
    await field.pressSequentially(number.slice(9));
    const shown = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
    await expect.poll(() => field.inputValue()).toBe(shown);
    await field.pressSequentially('0');
    await expect.poll(() => add.isDisabled()).toBe(true);
    await page.keyboard.press('Backspace');
    await add.click();
    await page.getByText('We texted a code to').waitFor();
    await page.getByText(shown).waitFor();
    const unproven = { phone: `+1${number}`, phoneVerified: false, smsEnabled: false };
    expect(await player.client.getMe()).toMatchObject(unproven);
    await page.getByRole('button', { name: /^Send a new code in \d+ s$/ }).waitFor();
    await expectNoAxeViolations(page);
    expectErrors(page, /status of 400/);
    const first = await textedCode(house.season, `+1${number}`);
    await page.getByLabel('Code').fill(first === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('4 tries left').waitFor();

    await age(house.season, player.id, 1);
    await reload(page);
    await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
    await page.getByText('5 tries left').waitFor();
    const code = await textedCode(house.season, `+1${number}`, [first]);
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your number is confirmed.').waitFor();
    await page.getByText(shown).waitFor();
    const proven = { phone: `+1${number}`, phoneVerified: true, smsEnabled: true };
    expect(await player.client.getMe()).toMatchObject(proven);

    const toggle = page.getByRole('switch', { name: 'SMS notifications' });
    await toggle.click();
    await page.getByText('SMS notifications are off.').waitFor();
    await expect.poll(() => toggle.isChecked()).toBe(false);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText("Remove your phone number? You'll no longer receive SMS notifications.").waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(shown).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Your number is removed.').waitFor();
    await add.waitFor();
    expect(await player.client.getMe()).toMatchObject({ phone: null, smsEnabled: false });
  });

  it('are ended, and begun again, with the password where the sign-in was a while ago', async () => {
    const signedUp = await newPlayer(house.season);
    await addPhone(house.season.twilioUrl, signedUp, newNumber());
    const player = await logIn([house.season.url], signedUp.email, PASSWORD);
    await age(house.season, player.id, 6);
    const page = await openPage(house.season, { as: player, width: 360, reducedMotion: true });
    await page.goto('/profile/sms');
    expectErrors(page, /status of 40[03]/);
    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const password = dialog.getByLabel('Your password');
    await password.fill('not-mine');
    await password.press('Enter');
    await dialog.getByText('Your current password is not right.').waitFor();
    await expectNoAxeViolations(page);
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Your number is removed.').waitFor();
    expect((await player.client.getMe()).phone).toBeNull();

    const number = newNumber();
    await page.getByLabel('Phone number').fill(number);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('We texted a code to').waitFor();
    await textIn(house.season.twilioUrl, `+1${number}`, 'YES');
    await reload(page);
    await page.getByRole('button', { name: 'Remove' }).waitFor();
    expect(await player.client.getMe()).toMatchObject({ phone: `+1${number}`, phoneVerified: true });
  });

  it('go to the old number until a new one is confirmed', async () => {
    const { player, page } = await edit(360);
    const [old, next] = [newNumber(), newNumber()];
    await addPhone(house.season.twilioUrl, player, old);
    await page.goto('/profile/sms');
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByText('Until you confirm it, texts go to the old one.').waitFor();
    await expectNoAxeViolations(page);
    const field = page.getByLabel('New phone number');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await field.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Change' }).click();
    await field.fill(next);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText(/Until then, texts go to \(555\)/).waitFor();
    const pending = { phone: `+1${next}`, replaces: `+1${old}` };
    expect((await player.client.getMe()).phonePending).toMatchObject(pending);
    await eventually(async () => {
      await textIn(house.season.twilioUrl, `+1${next}`, 'YES');
      const proven = { phone: `+1${next}`, phoneVerified: true };
      expect(await player.client.getMe()).toMatchObject(proven);
    });
    await reload(page);
    await page.getByRole('button', { name: 'Change' }).waitFor();
  });

  it('leave the caret where it was put while a number is corrected', async () => {
    const page = await openPage(house.season, { as: await newPlayer(house.season) });
    await page.goto('/profile/sms');
    const field = page.getByLabel('Phone number');
    await field.pressSequentially('202550123');
    await expect.poll(() => field.inputValue()).toBe('(202) 550-123');
    // Behind the second 5 of the exchange.
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('5');
    await expect.poll(() => field.inputValue()).toBe('(202) 555-0123');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('5');
    await expect.poll(() => field.inputValue()).toBe('(202) 555-0123');
  });

  it('that were ended by STOP are not switched on here, and it says how', async () => {
    const { player, page } = await edit();
    const number = newNumber();
    await addPhone(house.season.twilioUrl, player, number);
    await eventually(async () => {
      await textIn(house.season.twilioUrl, `+1${number}`, 'STOP');
      expect((await player.client.getMe()).smsEnabled).toBe(false);
    });
    await reload(page);
    expectErrors(page, /status of 409/);
    await page.getByRole('switch', { name: 'SMS notifications' }).click();
    await page
      .getByText('This number has texted STOP. Text START to our number to get messages again.')
      .waitFor();
    await expect.poll(() => page.getByRole('switch', { name: 'SMS notifications' }).isChecked()).toBe(false);
  });
});

describe('another email', () => {
  it('needs the password and the link sent to it, and can be undone from the old address', async () => {
    const { player, page } = await edit();
    const wanted = `moved-${Date.now().toString(36)}@example.com`;
    // As later than five minutes after the sign-in, where the password is needed.
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
    await account.getByText('Please enter your current password to make this change.').waitFor();
    expect(await account.getByText('Please enter your current password').count()).toBe(1);
    await account.getByLabel('Current password').fill(PASSWORD);
    await account.getByRole('button', { name: 'Save profile' }).click();
    await account.getByText('Open the link that we sent to').waitFor();
    await expectNoAxeViolations(page);
    expect(await account.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(player.email);
    await account.getByRole('button', { name: 'Send the link again' }).click();
    await account.getByText('Sent.').waitFor();

    const confirm = await mailedLink(wanted, 'confirm-email');
    await page.goto(confirm.pathname + confirm.hash);
    await page.getByRole('button', { name: 'Confirm email' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByText('Your new email is confirmed.').waitFor();
    expect(await player.client.getMe()).toMatchObject({ email: wanted, pendingEmail: null });

    const revert = await mailedLink(player.email, 'revert-email');
    const elsewhere = await openPage(house.season, { width: 360 });
    await elsewhere.goto(revert.pathname + revert.hash);
    await elsewhere.getByRole('button', { name: 'Keep my email' }).waitFor();
    expect(new URL(elsewhere.url()).hash).toBe('');
    await expectNoAxeViolations(elsewhere);
    await elsewhere.getByRole('button', { name: 'Keep my email' }).click();
    await elsewhere.getByText('Your email stays as it was').waitFor();
    expect((await player.raw('GET', '/api/auth/me')).status).toBe(401);
    await mailedLink(player.email, 'reset-password');
  });

  it('that somebody else has is refused once, at its field, and taking the wish back is one press', async () => {
    const other = await newPlayer(house.season);
    const { player, page } = await edit();
    const account = section(page, 'Account');
    const email = account.getByRole('textbox', { name: 'Email' });
    expectErrors(page, /status of 409/);
    await email.fill(other.email);
    await account.getByRole('button', { name: 'Save profile' }).click();
    await account.getByText('Email already in use').first().waitFor();
    expect(await account.getByText('Email already in use').count()).toBe(1);
    await email.fill(`wish-${Date.now().toString(36)}@example.com`);
    await account.getByRole('button', { name: 'Save profile' }).click();
    await account.getByRole('button', { name: 'Keep the old email' }).click();
    await account.getByText('Open the link that we sent to').waitFor({ state: 'detached' });
    expect(await player.client.getMe()).toMatchObject({ email: player.email, pendingEmail: null });
  });
});

describe('an account’s keys', () => {
  it('are changed with the password, which then signs in, and the phone number ends with the old one', async () => {
    const { player, page } = await edit();
    await addPhone(house.season.twilioUrl, player, newNumber());
    await reload(page);
    await page.getByRole('button', { name: 'Remove' }).waitFor();
    const form = section(page, 'Change password');
    const fill = async (current: string, next: string, confirmation: string) => {
      await form.getByLabel('Current password').fill(current);
      await form.getByLabel('New password', { exact: false }).first().fill(next);
      await form.getByLabel('Confirm new password').fill(confirmation);
      await form.getByRole('button', { name: 'Change password' }).click();
    };
    await fill(PASSWORD, 'embers-glow', 'embers-blow');
    await form.getByText('New passwords do not match').waitFor();
    await fill(PASSWORD, 'ember', 'ember');
    await form.getByText('Password must be at least 6 characters').waitFor();
    expectErrors(page, /status of 400/);
    await fill('not-mine', 'embers-glow', 'embers-glow');
    await form.getByText('Your current password is not right.').waitFor();
    await fill(PASSWORD, 'embers-glow', 'embers-glow');
    await form.getByText('Your password has been changed. Your phone number was removed').waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).waitFor();
    expect((await player.client.getMe()).phone).toBeNull();
    expect((await logIn([house.season.url], player.email, 'embers-glow')).id).toBe(player.id);
  });

  it('are listed by browser, and can be taken back one by one or all at once', async () => {
    const { player, page } = await edit();
    const elsewhere = await logIn([house.season.url], player.email, PASSWORD);
    await reload(page);
    const list = section(page, 'Signed-in browsers');
    await list.getByText('this browser').waitFor();
    await list.getByRole('button', { name: 'Sign out node' }).click();
    await list.getByRole('button', { name: 'Sign out node' }).waitFor({ state: 'detached' });
    expect((await elsewhere.raw('GET', '/api/auth/me')).status).toBe(401);
    const more = await Promise.all([1, 2].map(() => logIn([house.season.url], player.email, PASSWORD)));
    await reload(page);
    await list.getByRole('button', { name: 'Sign out the others' }).click();
    await list.getByRole('button', { name: 'Sign out the others' }).waitFor({ state: 'detached' });
    for (const one of more) expect((await one.raw('GET', '/api/auth/me')).status).toBe(401);
    expect((await player.raw('GET', '/api/auth/me')).status).toBe(200);
    await list.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await player.raw('GET', '/api/auth/me')).status).toBe(401);
  });
});

it('the calendar link opens as a calendar, until it is renewed', async () => {
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
  await expect
    .poll(() => calendar.getByRole('link', { name: 'Open in your calendar' }).getAttribute('href'))
    .toBe(first.replace(/^http:/, 'webcal:'));
  await calendar.getByRole('button', { name: 'Renew the link' }).click();
  await eventually(async () => expect(await link.inputValue()).not.toBe(first));
  expect((await page.request.get(first)).status()).toBe(404);
});

describe('the profile', () => {
  it.each([1440, 360])('tells the season of a player week by week, at %i px', async (width) => {
    const player = await samplePlayer(house.season, 3);
    const page = await openPage(house.season, { as: player, width, reducedMotion: true });
    await page.goto('/profile');
    await settled(page);
    const history = await player.client.getMyHistory();
    const rows = page.getByRole('table', { name: 'Your season, week by week' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(history.length + 1);
    for (const [index, week] of history.toReversed().entries()) {
      const row = rows.nth(index + 1);
      const words = await row.innerText();
      const told = [week.weekNumber, week.castaway?.name ?? 'No pick', week.points, week.total, week.rank];
      for (const part of told) expect(words).toContain(String(part));
      expect(words.includes('Auto-selected')).toBe(week.isAutoSelected);
    }
    await page.getByRole('img', { name: /^Rank by week: week 3 \d+(st|nd|rd|th), / }).waitFor();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
  });

  it('explains the draft, with the receipt to check it by', async () => {
    const player = await samplePlayer(house.season, 3);
    const page = await openPage(house.season, { as: player });
    await page.goto('/profile');
    const draft = await player.client.getMyDraft();
    const first = draft?.picks[0];
    const explained = section(page, 'Your draft, explained');
    await explained.getByRole('heading', { name: first?.castaway.name ?? '?' }).waitFor();
    await explained
      .getByText(/^You got your \d+(st|nd|rd|th) wish\.$/)
      .first()
      .waitFor();
    const seed = explained.getByText(draft?.seed ?? '?');
    await expect.poll(() => seed.isVisible()).toBe(false);
    await explained.getByText('Receipt: check the draft yourself').click();
    await seed.waitFor();
  });

  it('of somebody with a roster and no rankings is explained as well', async () => {
    const page = await openPage(house.season, { as: await draftedPlayer(house.season) });
    await page.goto('/profile');
    const explained = section(page, 'Your draft, explained');
    await eventually(async () => expect(await explained.getByRole('listitem').count()).toBe(2));
  });

  it('of a newcomer before the draft invites to what comes next', async () => {
    const page = await openPage(house.preseason, { as: await newPlayer(house.preseason) });
    await page.goto('/profile');
    await page.getByText('Your season has not begun yet.').waitFor();
    await page.getByText('The draft is still to come.').waitFor();
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit profile' }).waitFor();
  });

  it('asks how easy it is, until that is answered', async () => {
    const page = await openPage(house.season, { as: await newPlayer(house.season), reducedMotion: true });
    await page.goto('/profile');
    const ask = page.getByRole('button', { name: 'How easy is your profile to use?' });
    await ask.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Very Easy/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await ask.waitFor({ state: 'detached' });
  });
});
