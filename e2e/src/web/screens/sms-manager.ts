/** The SMS manager and the head-to-head comparison. */
import type { Page } from '@playwright/test';
import { fails, respondWith } from './responses.js';
import type { Screen } from './screen.js';

const manager = { path: '/admin/sms', as: 'admin', on: 'season' } as const;
const comparison = { path: '/admin/head-to-head', as: 'admin', on: 'season' } as const;

const expectErrors = [/status of 503/];

const write = (words: string) => (page: Page) => page.getByLabel('Message', { exact: true }).fill(words);

export async function review(page: Page): Promise<void> {
  await write('Week {week} closes {deadline}, {name}. Your pick: {castaway}.')(page);
  await page.getByRole('button', { name: 'Send SMS Blast' }).click();
  await page.getByRole('dialog').waitFor();
}

async function choose(page: Page, label: string, place: number): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option').nth(place).click();
}

async function chooseTwo(page: Page): Promise<void> {
  await choose(page, 'Player 1', 0);
  await choose(page, 'Player 2', 1);
}

async function compare(page: Page): Promise<void> {
  await chooseTwo(page);
  await page.getByRole('button', { name: 'Compare' }).click();
}

export const estimates = (estimatedCount: number) =>
  respondWith('**/api/sms/blast/estimate', {
    estimatedCount,
    estimatedCost: estimatedCount * 0.05,
    segments: 1,
  });

const now = new Date().toISOString();
const moment = (minutesBefore: number, skipped: string | null) => ({
  ...{ weekNumber: 7, at: now, minutesBefore, sent: true, skipped },
});

/** A blast, a reminder and a message that did not reach all. */
const running = async (page: Page): Promise<void> => {
  await respondWith('**/api/sms/blast/running', {
    ...{ blastId: 'running', message: 'Hi {name}, picks close {deadline}.', createdAt: now, recipients: 12 },
    ...{ waiting: 4, sent: 2, delivered: 3, failed: 1 },
    skipped: [{ reason: 'This number has texted STOP', recipients: 2 }],
  })(page);
  const next = [moment(2_880, 'Picks were not open yet'), moment(1_440, null)];
  await respondWith('**/api/sms/reminder-status', { enabled: true, next })(page);
  await respondWith('**/api/sms/logs*', [
    {
      ...{ id: 'e', createdAt: now, direction: 'outbound', user: null, phone: '+15555550123' },
      ...{ outboundText: 'This is too late', inboundText: null },
      ...{ success: false, skipped: true, error: 'The player has picked' },
    },
  ])(page);
};

export const smsManagerScreens: readonly Screen[] = [
  {
    name: 'admin-sms',
    ...manager,
    texts: [
      '48 h before',
      '24 h before',
      '5 h before',
      '2 h before',
      /Enabled|Not enabled/,
      '{week}',
      '{deadline}',
      '{name}',
      '{castaway}',
      'Recent activity',
    ],
  },
  { name: 'admin-sms-preseason', ...manager, on: 'preseason' },
  {
    name: 'admin-sms-costly',
    ...manager,
    prepare: write(`It’s pick day, {name}! ${'Hurry up. '.repeat(9)}`),
  },
  {
    name: 'admin-sms-custom',
    ...manager,
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Custom' }).check();
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'admin-sms-no-message',
    ...manager,
    prepare: (page) => page.getByRole('button', { name: 'Send SMS Blast' }).click(),
    texts: ['Please enter a message'],
  },
  {
    name: 'admin-sms-confirm',
    ...manager,
    before: estimates(8),
    prepare: review,
    texts: ['Send this SMS blast?', 'Everybody who takes texts', '$0.40'],
  },
  {
    name: 'admin-sms-not-sent',
    ...manager,
    before: (page) => page.route('**/api/sms/blast', (route) => route.abort()),
    prepare: async (page) => {
      await review(page);
      await page.getByRole('button', { name: 'Send now' }).click();
      await page.getByText('Failed to send SMS blast').waitFor();
    },
    expectErrors: [/net::ERR_FAILED/],
    texts: ['Failed to send SMS blast'],
  },
  {
    name: 'admin-sms-running',
    ...manager,
    path: '/admin/sms?blast=running',
    before: running,
    texts: [
      'Skipped 2: This number has texted STOP',
      /Skipped\s+Picks were not open yet/,
      /Skipped\s+The player has picked/,
    ],
  },
  {
    name: 'admin-sms-failed',
    ...manager,
    before: (page) =>
      Promise.all(
        ['**/api/sms/reminder-status', '**/api/sms/logs*', '**/api/sms/blast/estimate'].map((path) =>
          fails(path)(page),
        ),
      ),
    prepare: async (page) => {
      await page.getByText('Unable to load the SMS log.').waitFor();
      await page.getByText('Unable to count the recipients.').waitFor();
    },
    expectErrors,
    texts: ['Unable to load the SMS log.', 'Unable to load the reminder status.'],
  },
  { name: 'admin-head-to-head', ...comparison, texts: ['Compare', 'Choose two different players.'] },
  { name: 'admin-head-to-head-chosen', ...comparison, prepare: chooseTwo },
  { name: 'admin-head-to-head-compared', ...comparison, prepare: compare },
  { name: 'admin-head-to-head-empty', ...comparison, on: 'preseason' },
  {
    name: 'admin-head-to-head-failed',
    ...comparison,
    before: fails('**/api/admin/analytics/head-to-head*'),
    prepare: async (page) => {
      await compare(page);
      await page.getByText('Failed to load comparison data').waitFor();
    },
    expectErrors,
    texts: ['Failed to load comparison data'],
  },
];
