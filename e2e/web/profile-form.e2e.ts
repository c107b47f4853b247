import { readFile, writeFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { newNumber, section, test } from '../src/web/edit-profile.js';
import { expect } from '../src/web/test.js';

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

  test('is refused if it is not an image, whatever its name, or too large @long', async ({
    expectErrors,
    edit,
  }, testInfo) => {
    const { page } = await edit();
    // As a file: sending its bytes through the browser's protocol would take long.
    const large = testInfo.outputPath('large.png');
    await writeFile(large, Buffer.alloc(5 * 1024 * 1024));
    const pictures = section(page, 'Profile picture');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
    await choose('notes.txt', 'text/plain', Buffer.from('no picture'));
    await expect(pictures.getByText('Please upload an image file')).toBeVisible();
    await page.getByLabel('Picture file').setInputFiles(large);
    await expect(pictures.getByText('Image must be less than 5MB')).toBeVisible();
    await expect(pictures.getByText('JPG, PNG or GIF, also WebP, less than 5MB.')).toBeVisible();
    await choose('notes.png', 'image/png', Buffer.from('no picture either'));
    await expect(pictures.getByRole('alert')).not.toBeAttached();
    expectErrors(page, /status of 415/);
    await pictures.getByRole('button', { name: 'Upload picture' }).click();
    await expect(pictures.getByText('Please upload an image file')).toBeVisible();
  });
});
