/** The castaway manager, as an admin uses it. */
import { sampleSeason } from '@torchbearer/local';
import type { Locator, Page } from '@playwright/test';
import { button, confirm, panel, textbox, expectMessage } from './navigation.js';
import { expect } from '../test.js';

type Member = (typeof sampleSeason.castaways)[number];

/** @param count the expected number afterwards */
export async function createCastaway(page: Page, member: Member, count: number): Promise<void> {
  const form = panel(page, 'Add a castaway');
  await textbox(form, 'Name').fill(member.name);
  await textbox(form, 'Tribe').fill(member.tribe);
  await textbox(form, 'Occupation').fill(member.occupation);
  await form.getByRole('spinbutton', { name: 'Age' }).fill(String(member.age));
  await textbox(form, 'Hometown').fill(member.hometown);
  await textbox(form, 'Image URL').fill(sampleSeason.portraitOf(member));
  await expectMessage(page, 'Castaway saved successfully!', () => button(form, 'Create').click());
  await castawaysThere(page, count);
}

export const castawaysThere = (page: Page, count: number): Promise<void> =>
  page.getByRole('heading', { level: 2, name: `All Castaways (${String(count)})` }).waitFor();

export const csvOf = (members: readonly Member[]): string =>
  [
    'name,tribe,occupation,age,hometown',
    ...members.map(({ name, tribe, occupation, age, hometown }) =>
      [name, tribe, occupation, age, hometown].join(','),
    ),
  ].join('\n');

/** Selects a file on the screen, which previews it; nothing is saved yet. */
export async function tryFile(page: Page, csv: string): Promise<void> {
  const file = { name: 'cast.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'What this file would do' })).toBeVisible();
}

/** Eliminates a castaway, after confirmation. */
export async function eliminate(page: Page, name: string): Promise<void> {
  await button(page, `Eliminate ${name}`).click();
  await expect(page.getByRole('dialog', { name: `Eliminate ${name}?` })).toBeVisible();
  await expectMessage(page, `${name} eliminated`, () => confirm(page, 'Eliminate'));
  await expect(button(page, `Restore ${name}`)).toBeVisible();
}

export async function restore(page: Page, name: string): Promise<void> {
  await button(page, `Restore ${name}`).click();
  await expectMessage(page, `${name} restored`, () => confirm(page, 'Restore'));
  await expect(button(page, `Eliminate ${name}`)).toBeVisible();
}

export const badges = (page: Page): Locator => page.getByText('ELIMINATED', { exact: true });
