/** What the admins' screens and the contact form refuse by themselves: each sentence where it is due, nothing sent. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../src/api.js';
import { addPhone } from '../src/phone.js';
import { changesSent } from '../src/web/asked-first.js';
import { useBrowser } from '../src/web/browser.js';
import { choose, combobox, firstPoints, press, textbox } from '../src/web/controls.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin, newPlayer } from '../src/web/people.js';

const { openPage } = useBrowser();
let house: WebLeagues;
let boss: SignedIn;
beforeAll(async () => {
  house = await leagues();
  boss = await admin(house.season);
});

async function at(path: string, as: SignedIn | undefined = boss): Promise<Page> {
  const page = await openPage(house.season, { as, reducedMotion: true });
  await page.goto(path);
  return page;
}

/** Does what the screen refuses, and waits for each of its sentences. */
async function expectRefused(page: Page, act: () => Promise<unknown>, ...says: string[]): Promise<void> {
  const sent = await changesSent(page, async () => {
    await act();
    for (const words of says) await page.getByText(words, { exact: true }).first().waitFor();
  });
  expect(sent).toEqual([]);
}

describe('an admin is told', () => {
  it('that a castaway needs a name, and an age of 18 or more', async () => {
    const page = await at('/admin/castaways');
    const create = () => press(page, 'Create');
    await expectRefused(page, create, 'Failed to save castaway', 'Name is required');
    await textbox(page, 'Name').fill('Juniper Hale');
    await page.getByRole('spinbutton', { name: 'Age' }).fill('17');
    const tooYoung = 'Age must be a whole number between 18 and 120';
    await expectRefused(page, create, 'Failed to save castaway', tooYoung);
    await expect.poll(() => textbox(page, 'Name').inputValue()).toBe('Juniper Hale');
  });

  it('that a user needs a name and an e-mail address, and how long the rest may be', async () => {
    const page = await at('/admin/users?role=players');
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await textbox(page, 'Name').fill('');
    await textbox(page, 'Email').fill(' ');
    await textbox(page, 'Favorite Castaway').fill('x'.repeat(36));
    await textbox(page, 'About (bio)').fill('x'.repeat(251));
    await textbox(page, 'Phone Number').fill('555 12');
    await expectRefused(
      page,
      () => press(page, 'Save'),
      'Name is required',
      'Email is required',
      'Favorite castaway must be 35 characters or less',
      'About must be 250 characters or less',
      'Please enter a US phone number of 10 digits',
    );
    await expect.poll(() => textbox(page, 'About (bio)').inputValue()).toHaveLength(251);
  });

  it('which weeks there can be, to select one, and who gets no points', async () => {
    const page = await at('/admin/scoring?week=20');
    await page.getByText('Please select a week').waitFor();
    const create = () => press(page, 'Create Week');
    for (const number of ['0', '21', '', 'x']) {
      await textbox(page, 'Week number').fill(number);
      await expectRefused(page, create, 'Week number must be 1 to 20');
    }
    await textbox(page, 'Week number').fill('3');
    await expectRefused(page, create, 'Week 3 is there already');

    await page.getByRole('link', { name: /^Week 7/ }).click();
    const out = page.getByRole('listitem').filter({ hasText: '⚠️ Eliminated - no points allowed' });
    await out.first().waitFor();
    await expect.poll(() => out.getByRole('textbox', { disabled: true }).count()).toBe(await out.count());
    await firstPoints(page).fill('1.5');
    await expectRefused(page, () => press(page, 'Save Scores'), 'A whole number from -1000 to 1000');
  });

  it('that a pick for somebody needs both, and a roster', async () => {
    const late = await newPlayer(house.season, 'Robin Late');
    const { name } = await late.client.getOwnUser();
    const page = await at('/admin/draft?submit=open');
    const submit = () => press(page, 'Submit pick');
    const both = 'Please select both a user and a castaway';
    await expectRefused(page, submit, both);
    await choose(page, 'User', 'Coral Whitfield');
    await page.getByText(both).waitFor({ state: 'detached' });
    await expectRefused(page, submit, both);

    await combobox(page, 'User').fill(name);
    await page.getByRole('option', { name }).click();
    await page.getByText('This user has no draft picks assigned yet. Complete the draft first.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Submit pick' }).isDisabled()).toBe(true);
    await expect.poll(() => combobox(page, 'Castaway').isDisabled()).toBe(true);
  });

  it('that a blast needs a message and somebody to read it', async () => {
    const page = await at('/admin/sms');
    const message = page.getByLabel('Message', { exact: true });
    const send = () => press(page, 'Send SMS Blast');
    const wordless = 'Please enter a message';
    const nobody = 'No recipients match the selected filter';
    await expectRefused(page, send, wordless);
    await page.getByRole('radio', { name: 'Custom' }).check();
    await message.fill('Hi {name}!');
    await expectRefused(page, send, nobody);
    await message.fill(' ');
    await expectRefused(page, send, wordless);
    // Somebody who takes no texts: only the server knows.
    const silent = await newPlayer(house.season, 'Wren Silent');
    const phone = String(5_553_000_000 + (Date.now() % 1_000_000));
    await addPhone(house.season.twilioUrl, silent, phone);
    await silent.client.toggleSms({ body: { enabled: false } });
    await page.getByLabel('Phone numbers').fill(phone);
    await message.fill('Hi {name}!');
    await expectRefused(page, send, nobody);
    await expect.poll(() => message.inputValue()).toBe('Hi {name}!');
  });

  it('that it takes two players to compare', async () => {
    const page = await at('/admin/head-to-head');
    const compare = page.getByRole('button', { name: 'Compare' });
    await page.getByText('Choose two different players.').waitFor();
    await expect.poll(() => compare.isDisabled()).toBe(true);
    await choose(page, 'Player 1', 'Coral Whitfield');
    await expect.poll(() => compare.isDisabled()).toBe(true);
    await combobox(page, 'Player 2').fill('Coral Whitfield');
    const same = page.getByRole('option', { name: 'Coral Whitfield', disabled: true });
    await same.waitFor();
    await page.keyboard.press('Escape');
    await choose(page, 'Player 2', 'Ember');
    await expect.poll(() => compare.isEnabled()).toBe(true);
  });
});

it('a visitor is told what a letter lacks', async () => {
  const page = await openPage(house.season, { reducedMotion: true });
  await page.goto('/contact');
  const send = () => press(page, 'Send');
  await expectRefused(
    page,
    send,
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  );
  await page.getByLabel('Name', { exact: true }).fill('Robin Vale');
  await page.getByLabel('Email', { exact: true }).fill('robin@');
  await page.getByLabel('Subject', { exact: true }).selectOption('scoring');
  await page.getByLabel('Message', { exact: true }).fill('What is a fish worth?');
  await expectRefused(page, send, 'Please enter a valid email');
  await expect
    .poll(() => page.getByLabel('Message', { exact: true }).inputValue())
    .toBe('What is a fish worth?');
});
