/** Client-side validation of the admins' screens and the contact form: each message in its place, nothing sent. */
import type { Page } from '@playwright/test';
import { addPhone } from '../src/phone.js';
import { changesSent } from '../src/web/confirmation.js';
import { choose, combobox, firstPoints, press, textbox } from '../src/web/controls.js';
import { season } from '../src/web/shared-system-client.js';
import { newPlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

/** Does something invalid, and waits for each of the messages. */
async function expectRefused(page: Page, act: () => Promise<unknown>, ...says: string[]): Promise<void> {
  const sent = await changesSent(page, async () => {
    await act();
    for (const words of says) await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  });
  expect(sent).toEqual([]);
}

test.describe('the screens tell an admin', () => {
  test('that a castaway needs a name, and an age of 18 or more', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/castaways');
    const create = () => press(page, 'Create');
    await expectRefused(page, create, 'Failed to save castaway', 'Name is required');
    await textbox(page, 'Name').fill('Juniper Hale');
    await page.getByRole('spinbutton', { name: 'Age' }).fill('17');
    const tooYoung = 'Age must be a whole number between 18 and 120';
    await expectRefused(page, create, 'Failed to save castaway', tooYoung);
    await expect(textbox(page, 'Name')).toHaveValue('Juniper Hale');
  });

  test('that a user needs a name and an e-mail address, and how long the rest may be', async ({
    openAdmin,
  }) => {
    const page = await openAdmin('/admin/users?role=players');
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

  test('which weeks are possible, to select one, and who gets no points', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/scoring?week=20');
    await expect(page.getByText('Please select a week')).toBeVisible();
    const create = () => press(page, 'Create Week');
    for (const number of ['0', '21', '', 'x']) {
      await textbox(page, 'Week number').fill(number);
      await expectRefused(page, create, 'Week number must be 1 to 20');
    }
    await textbox(page, 'Week number').fill('3');
    await expectRefused(page, create, 'Week 3 is there already');

    await page.getByRole('link', { name: /^Week 7/ }).click();
    const out = page.getByRole('listitem').filter({ hasText: '⚠️ Eliminated - no points allowed' });
    await expect(out.first()).toBeVisible();
    await expect(out.getByRole('textbox', { disabled: true })).toHaveCount(await out.count());
    await firstPoints(page).fill('1.5');
    await expectRefused(page, () => press(page, 'Save Scores'), 'A whole number from -1000 to 1000');
  });

  test('that a pick for a player needs a week, a castaway and a roster', async ({ openAdmin }) => {
    const late = await newPlayer(season, 'Robin Late');
    const { name } = await late.client.getOwnUser();
    const page = await openAdmin('/admin/draft?submit=open');
    const submit = () => press(page, 'Submit pick');
    const both = 'Please select both a user and a castaway';
    await expectRefused(page, submit, both);
    await choose(page, 'User', 'Coral Whitfield');
    await expect(page.getByText(both)).not.toBeAttached();
    await expectRefused(page, submit, both);

    await combobox(page, 'User').fill(name);
    await page.getByRole('option', { name }).click();
    await expect(
      page.getByText('This user has no draft picks assigned yet. Complete the draft first.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit pick' })).toBeDisabled();
    await expect(combobox(page, 'Castaway')).toBeDisabled();
  });

  test('that a blast needs a message and a recipient', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/sms');
    const message = page.getByLabel('Message', { exact: true });
    const send = () => press(page, 'Send SMS Blast');
    const wordless = 'Please enter a message';
    const noRecipients = 'No recipients match the selected filter';
    await expectRefused(page, send, wordless);
    await page.getByRole('radio', { name: 'Custom' }).check();
    await message.fill('Hi {name}!');
    await expectRefused(page, send, noRecipients);
    await message.fill(' ');
    await expectRefused(page, send, wordless);
    // A player who takes no texts: only the server knows.
    const silent = await newPlayer(season, 'Wren Silent');
    const phone = String(5_553_000_000 + (Date.now() % 1_000_000));
    await addPhone(season.twilioUrl, silent, phone);
    await silent.client.toggleSms({ body: { enabled: false } });
    await page.getByLabel('Phone numbers').fill(phone);
    await message.fill('Hi {name}!');
    await expectRefused(page, send, noRecipients);
    await expect(message).toHaveValue('Hi {name}!');
  });

  test('that a comparison needs two players', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/head-to-head');
    const compare = page.getByRole('button', { name: 'Compare' });
    await expect(page.getByText('Choose two different players.')).toBeVisible();
    await expect(compare).toBeDisabled();
    await choose(page, 'Player 1', 'Coral Whitfield');
    await expect(compare).toBeDisabled();
    await combobox(page, 'Player 2').fill('Coral Whitfield');
    const same = page.getByRole('option', { name: 'Coral Whitfield', disabled: true });
    await expect(same).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, 'Player 2', 'Ember');
    await expect(compare).toBeEnabled();
  });
});

test('the contact form tells a visitor what is missing', async ({ openPage }) => {
  const page = await openPage(season);
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
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('What is a fish worth?');
});
