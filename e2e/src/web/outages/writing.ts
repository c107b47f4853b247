/** Admin actions on castaways, users, points and messages that fail without their service. */
import type { Locator, Page } from '@playwright/test';
import { choose, combobox, confirm, firstPoints, press, textbox } from '../controls.js';
import type { Attempt, Outage } from './outage.js';
import { expect } from '../test.js';

type Field = (page: Page) => Locator;

const name: Field = (page) => textbox(page, 'Name');
const weekNumber: Field = (page) => textbox(page, 'Week number');
const week: Field = (page) => page.getByLabel('Week', { exact: true });
const message: Field = (page) => page.getByLabel('Message', { exact: true });

const TEXT = 'Hi {name}, week {week} closes {deadline}.';

/** An action with a confirmation dialog. */
const confirmed = (button: string, action: string, says: string): Attempt => ({
  act: async (page) => {
    await press(page, button);
    await confirm(page, action);
  },
  says: [says],
});

async function fromMenu(page: Page, action: string): Promise<void> {
  await press(page, 'Actions for Player 1');
  await page.getByRole('menuitem', { name: action }).click();
}

const onUser = (action: string, says: string): Attempt => ({
  act: async (page) => {
    await fromMenu(page, action);
    await confirm(page, action);
  },
  says: [says],
});

export const writing: readonly Outage[] = [
  {
    service: 'analytics',
    screen: 'head-to-head',
    open: async (page) => {
      await page.goto('/admin/head-to-head');
      await choose(page, 'Player 1', 'Player 1');
      await choose(page, 'Player 2', 'Player 2');
    },
    attempts: [
      {
        act: (page) => press(page, 'Compare'),
        says: ['Failed to load comparison data'],
        keeps: [(page) => combobox(page, 'Player 2'), 'Player 2'],
      },
    ],
  },
  {
    service: 'sms',
    screen: 'SMS manager',
    open: async (page) => {
      await page.goto('/admin/sms');
      await message(page).fill(TEXT);
      await press(page, 'Send SMS Blast');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    attempts: [
      {
        act: (page) => confirm(page, 'Send now'),
        says: ['Failed to send SMS blast'],
        keeps: [message, TEXT],
      },
    ],
  },
  {
    service: 'scoring',
    screen: 'weekly scoring',
    open: async (page) => {
      await page.goto('/admin/scoring?week=3');
      await firstPoints(page).fill('7');
    },
    attempts: [
      {
        act: (page) => press(page, 'Save Scores'),
        says: ['Unable to save scores'],
        keeps: [firstPoints, '7'],
      },
      {
        act: async (page) => {
          await page.getByRole('link', { name: /^Week 4/ }).click();
          await confirm(page, 'Leave');
        },
        says: ['Unable to load data'],
      },
    ],
  },
  {
    service: 'league',
    screen: 'castaway manager',
    open: async (page) => {
      await page.goto('/admin/castaways');
      await name(page).fill('Juniper Hale');
    },
    attempts: [
      {
        act: (page) => press(page, 'Create'),
        says: ['Failed to save castaway'],
        keeps: [name, 'Juniper Hale'],
      },
      confirmed('Eliminate Castaway 1', 'Eliminate', 'Failed to toggle elimination'),
    ],
  },
  {
    service: 'league',
    screen: 'weeks',
    open: async (page) => {
      await page.goto('/admin/scoring?week=3');
      await weekNumber(page).fill('12');
      await week(page).selectOption('4');
    },
    attempts: [
      {
        act: (page) => press(page, 'Create Week'),
        says: ['Failed to create week'],
        keeps: [weekNumber, '12'],
      },
      {
        ...confirmed('Set as Active', 'Set as Active', 'Failed to activate week'),
        keeps: [week, '4'],
      },
    ],
  },
  {
    service: 'identity',
    screen: 'user manager',
    open: async (page) => {
      await page.goto('/admin/users?q=Player');
      await fromMenu(page, 'Edit');
      await textbox(page, 'City').fill('Driftwood Bay');
    },
    attempts: [
      {
        act: (page) => confirm(page, 'Save'),
        says: ['Failed to update user'],
        keeps: [(page) => textbox(page, 'City'), 'Driftwood Bay'],
      },
    ],
  },
  {
    service: 'identity',
    screen: 'user manager, its menu',
    open: async (page) => {
      await page.goto('/admin/users?q=Player');
      await expect(page.getByRole('button', { name: 'Actions for Player 1' })).toBeVisible();
    },
    attempts: [
      onUser('Make Admin', 'Failed to update user role.'),
      onUser('Reset Password', 'Failed to reset password'),
      onUser('Delete', 'Failed to delete user'),
    ],
  },
];
