import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { logIn, PASSWORD, type SignedIn } from '../src/api.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import { largePicture } from '../src/web/large-picture.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
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
  return { player, page };
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

  it('is refused where it is none, whatever it is called, and where it is too large', async () => {
    const { page } = await edit();
    const pictures = section(page, 'Profile picture');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
    await choose('notes.txt', 'text/plain', Buffer.from('no picture'));
    await pictures.getByText('Please upload an image file').waitFor();
    await page.getByLabel('Picture file').setInputFiles(await largePicture());
    await pictures.getByText('Image must be less than 5MB').waitFor();
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
    await page.getByText('Your number is added.').waitFor();
    await page.getByText(shown).waitFor();
    expect(await player.client.getMe()).toMatchObject({ phone: `+1${number}`, smsEnabled: true });

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
    await player.client.setPhone({ body: { phone: number } });
    await eventually(async () => {
      const body = JSON.stringify({ from: `+1${number}`, body: 'STOP' });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${house.season.twilioUrl}/simulate/inbound`, { method: 'POST', headers, body });
      expect((await player.client.getMe()).smsEnabled).toBe(false);
    });
    await page.reload();
    expectErrors(page, /status of 409/);
    await page.getByRole('switch', { name: 'SMS notifications' }).click();
    await page
      .getByText('This number has texted STOP. Text START to our number to get messages again.')
      .waitFor();
    await expect.poll(() => page.getByRole('switch', { name: 'SMS notifications' }).isChecked()).toBe(false);
  });
});

describe('an account’s keys', () => {
  it('are changed with the password, which then signs in', async () => {
    const { player, page } = await edit();
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
    await form.getByText('Your password has been changed.').waitFor();
    expect((await logIn([house.season.url], player.email, 'embers-glow')).id).toBe(player.id);
  });

  it('are listed by browser, and can be taken back one by one or all at once', async () => {
    const { player, page } = await edit();
    const elsewhere = await logIn([house.season.url], player.email, PASSWORD);
    await page.reload();
    const list = section(page, 'Signed-in browsers');
    await list.getByText('this browser').waitFor();
    await list.getByRole('button', { name: 'Sign out node' }).click();
    await list.getByRole('button', { name: 'Sign out node' }).waitFor({ state: 'detached' });
    expect((await elsewhere.raw('GET', '/api/auth/me')).status).toBe(401);
    await list.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
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
