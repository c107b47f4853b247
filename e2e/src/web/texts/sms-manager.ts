import type { Page } from 'playwright-core';
import { admin } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

/** An admin's screen, brought into a state. Nothing is sent: what a blast is answered with is made up here. */
const opened =
  (path: string, prepare: (page: Page) => Promise<unknown> = async () => undefined): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season, { as: await admin(season), expectErrors: [/net::ERR_FAILED/] });
    await prepare(page);
    // What is routed has to be there before the page asks; what is clicked, after.
    await page.goto(path);
    return page;
  };

const manager = (act: (page: Page) => Promise<unknown>, before?: (page: Page) => Promise<unknown>): Open => {
  const open = opened('/admin/sms', before);
  return async (browser, leagues) => {
    const page = await open(browser, leagues);
    await act(page);
    return page;
  };
};

const review = (page: Page) => page.getByRole('button', { name: 'Send SMS Blast' }).click();

async function write(page: Page): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill('Hi {name}, week {week} closes {deadline}.');
  await review(page);
}

async function sendNow(page: Page): Promise<void> {
  await write(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
}

const blastId = '2b9d6f10-4c3a-4e57-9f8b-1a0c5d7e3f62';
const estimates = (estimatedCount: number) => (page: Page) =>
  page.route('**/api/sms/blast/estimate', (route) =>
    route.fulfill({ json: { estimatedCount, estimatedCost: estimatedCount * 0.05, segments: 1 } }),
  );

async function takesBlasts(page: Page): Promise<void> {
  await estimates(8)(page);
  await page.route('**/api/sms/blast', (route) =>
    route.fulfill({ json: { sentCount: 8, failedCount: 0, blastId } }),
  );
  await page.route(`**/api/sms/blast/${blastId}`, (route) =>
    route.fulfill({
      json: {
        ...{ blastId, message: 'Hi {name}', createdAt: new Date().toISOString() },
        ...{ recipients: 8, waiting: 2, sent: 6, delivered: 0, failed: 0, skipped: [] },
      },
    }),
  );
}

async function loseBlasts(page: Page): Promise<void> {
  await estimates(8)(page);
  await page.route('**/api/sms/blast', (route) => route.abort());
}

const TWO = '/admin/head-to-head?user1=one&user2=other&compare=yes';
const loseComparison = (page: Page) =>
  page.route('**/api/admin/analytics/head-to-head**', (route) => route.abort());

async function tie(page: Page): Promise<void> {
  const weeks = [{ week: 3, user1Points: 9, user2Points: 9, winner: 'tie' }];
  await page.route('**/api/admin/analytics/head-to-head**', (route) =>
    route.fulfill({
      json: {
        user1: { id: 'one', name: 'Robin Vale', totalPoints: 9 },
        user2: { id: 'other', name: 'Alex Reed', totalPoints: 9 },
        summary: { user1Wins: 0, user2Wins: 0, ties: 1 },
        weeklyComparison: weeks,
      },
    }),
  );
}

export const smsManagerTexts: readonly ScreenText[] = [
  ...rows(
    'SMS manager',
    opened('/admin/sms'),
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
  ),
  ...rows('SMS manager, nothing written', manager(review), 'Please enter a message'),
  ...rows(
    'SMS manager, nobody to write to',
    manager(write, estimates(0)),
    'No recipients match the selected filter',
  ),
  ...rows(
    'SMS manager, before sending',
    manager(write, estimates(8)),
    'Send this SMS blast?',
    'Everybody who takes texts',
    '$0.40',
  ),
  ...rows('SMS manager, sent', manager(sendNow, takesBlasts), 'SMS blast sent to 8 recipients'),
  ...rows('SMS manager, not sent', manager(sendNow, loseBlasts), 'Failed to send SMS blast'),
  ...rows('head-to-head', opened('/admin/head-to-head'), 'Compare'),
  ...rows('head-to-head, a tie', opened(TWO, tie), 'Ties', 'Tie', 'Robin Vale', 'Alex Reed'),
  ...rows('head-to-head, not loaded', opened(TWO, loseComparison), 'Failed to load comparison data'),
];
