/** The scoring screen, as an admin uses it. */
import type { Locator, Page } from '@playwright/test';
import { button, confirm, panel, textbox, expectMessage } from './navigation.js';
import { expect } from '../test.js';

export interface Score {
  readonly name: string;
  readonly points: number;
}

const chip = (page: Page, weekNumber: number): Locator =>
  page.getByRole('navigation', { name: 'Weeks' }).getByRole('link', { name: `Week ${String(weekNumber)}` });

/** @param isActive whether players can pick in it from now on */
export async function createWeek(page: Page, weekNumber: number, isActive: boolean): Promise<void> {
  const form = panel(page, 'Create New Week');
  await textbox(form, 'Week number').fill(String(weekNumber));
  if (isActive) await form.getByRole('switch', { name: 'Active' }).click();
  await expectMessage(page, 'Week created successfully!', () => button(form, 'Create Week').click());
  await expect(chip(page, weekNumber).filter({ hasText: isActive ? 'Active' : 'Not scored' })).toBeVisible();
}

export async function setActive(page: Page, weekNumber: number): Promise<void> {
  const form = panel(page, 'Active Week Control');
  await form.getByLabel('Week').selectOption(String(weekNumber));
  await button(form, 'Set as Active').click();
  await expectMessage(page, `Week ${String(weekNumber)} is now active!`, () =>
    confirm(page, 'Set as Active'),
  );
  await expect(button(form, 'Already Active')).toBeVisible();
}

/** Enters each score, then presses the button with Enter, and Enter again. @param scores from top to bottom */
export async function typeScores(page: Page, scores: readonly Score[]): Promise<void> {
  await field(page, scores[0]?.name ?? '').focus();
  for (const { points } of scores) {
    await page.keyboard.type(String(points));
    await page.keyboard.press('Enter');
  }
  await saved(page, () => page.keyboard.press('Enter'));
}

/** A name and a number in each line, as copied from a spreadsheet. */
export async function pasteScores(page: Page, scores: readonly Score[]): Promise<void> {
  await field(page, scores[0]?.name ?? '').focus();
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    scores.map(({ name, points }) => `${name}\t${String(points)}`).join('\n'),
  );
  const count = `${String(scores.length)} unsaved change${scores.length === 1 ? '' : 's'}`;
  await expect(page.getByText(count)).toBeVisible();
  await saved(page, () => button(page, 'Save Scores').click());
}

export const field = (page: Page, castaway: string): Locator => page.getByLabel(castaway, { exact: true });

async function saved(page: Page, act: () => Promise<unknown>): Promise<void> {
  await expectMessage(page, 'Scores saved and leaderboard updated.', act);
  await expect(page.getByText('Everything is saved')).toBeVisible();
}

/** Changes one score, and saves it by Ctrl and Enter after `look` has checked the preview. */
export async function correct(page: Page, { name, points }: Score, look: () => Promise<void>): Promise<void> {
  const before = await field(page, name).inputValue();
  await field(page, name).fill(String(points));
  await look();
  await page.keyboard.press('Control+Enter');
  const gain = points - Number(before);
  const words = `${before} → ${String(points)} (${gain > 0 ? '+' : ''}${String(gain)})`;
  await expect(panel(page, 'Last save').getByText(words, { exact: true })).toBeVisible();
}

export async function undo(page: Page): Promise<void> {
  await expectMessage(page, 'The last save was taken back.', () => button(page, 'Undo last save').click());
  await expect(panel(page, 'Taken back')).toBeVisible();
}
