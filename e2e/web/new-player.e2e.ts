/** A new player's path into the game, from the parchment to a week that has closed; on a separate system. */
import type { Client } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { logIn, PASSWORD, visitor } from '../src/api.js';
import { startSystemInProcess } from '../src/in-process.js';
import { ADMIN, type TestSystem } from '../src/system.js';
import { expect, test } from '../src/web/test.js';

const NAMES = ['Anouk Bell', 'Bram Okafor', 'Celia Vance', 'Dashiell Pike', 'Esme Tran', 'Finn Aldane'];
/** The newcomer's ranking. */
const WISHES = NAMES.toReversed();
const [FIRST = '', SECOND = ''] = WISHES;

let system: TestSystem;
let boss: Client;

test.beforeAll(async () => {
  system = await startSystemInProcess({ purpose: 'new_player' });
  boss = (await logIn(system.urls, ADMIN.email, ADMIN.password)).client;
  for (const name of NAMES)
    await boss.createCastaway({
      body: { name, tribe: 'Kesso', occupation: '', hometown: '', age: null, imageUrl: '/torch.svg' },
    });
  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString();
  await boss.updateSeason({ body: { rankingsCloseAt: inTwoDays, draftAt: inTwoDays } });
  await boss.createAnnouncement({
    body: { title: 'The boats are in', body: 'Grab a torch.', expiresAt: null },
  });
});
test.afterAll(() => system?.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function closeWeekAt(at: Date): Promise<void> {
  await boss.saveWeek({
    body: {
      weekNumber: 3,
      isActive: true,
      picksOpenAt: new Date(Date.now() - 60 * 60_000).toISOString(),
      picksCloseAt: at.toISOString(),
    },
  });
}

/** From the sealed parchment to an account. */
async function joins(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Open the parchment').click();
  await button(page, 'Yes').click();
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill('robin.vale@example.com');
  await page.getByLabel('Username').fill('robin.vale');
  await page.getByLabel('Display name').fill('Robin Vale');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await button(page, 'Sign Up').click();
  await page.waitForURL('**/preseason-rank');
}

async function ranks(page: Page): Promise<void> {
  await button(page, 'Start ranking').click();
  await page.getByText('Text Entry', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Your ranking, one name per line' }).fill(WISHES.join('\n'));
  await button(page, 'Apply Rankings').click();
  await expect(page.getByText('Rankings updated! Click "Save Rankings" to save.').first()).toBeVisible();
  await button(page, 'Save Rankings').click();
  await expect(page.getByText(/^Saved \w{3}, /)).toBeVisible();
}

test('a visitor opens the parchment, signs up, ranks, is drafted and picks, and can’t pick after the week closes', async ({
  openPage,
}) => {
  const page = await openPage(
    { url: system.urls[0] ?? '' },
    { width: 360, height: 740, expectErrors: [/404 .*picks\/me/, /423 .*picks\/me/] },
  );
  await joins(page);
  await ranks(page);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Pick Your Week 3 Castaway' })).toBeVisible();
  await expect(page.getByText('Your ranking is in')).toBeVisible();
  await button(page, 'Dismiss “The boats are in”').click();
  await expect(page.getByText('No news from camp.')).toBeVisible();

  await boss.previewDraft();
  await boss.runDraft({ body: {} });
  await page.reload();
  await expect(page.getByText('No active week is available yet.')).toBeVisible();
  await expect(page.getByText('No news from camp.')).toBeVisible();

  await closeWeekAt(new Date(Date.now() + 24 * 60 * 60_000));
  await page.reload();
  await expect(page.getByText('No pick yet')).toBeVisible();
  await page.getByRole('link', { name: 'Pick your castaway' }).click();
  await page.getByRole('radio', { name: SECOND }).check({ force: true });
  await button(page, 'Submit Pick').click();
  const receipt = page.getByRole('region', { name: `Week 3: your torch is with ${SECOND}` });
  await expect(receipt).toBeVisible();
  expect(
    await receipt
      .getByText(/^Saved/)
      .first()
      .innerText(),
  ).toMatch(/Saved \w{3}, \w{3} \d+, \d+:\d\d:\d\d [AP]M PT/);

  // Another castaway is selected on a screen that still has the old deadline.
  await page.getByRole('radio', { name: FIRST }).check({ force: true });
  const soon = new Date(Date.now() + 3_000);
  await closeWeekAt(soon);
  const token = (await page.evaluate(() => localStorage.getItem('torchbearer.token'))) ?? '';
  const { client } = visitor(system.urls, token);
  await expect(async () => {
    const { week } = await client.getMyPicks();
    expect(Date.parse(week.picksCloseAt)).toBeLessThan(Date.now());
  }).toPass();
  const submit = button(page, 'Submit Pick');
  // The screen may have got the new deadline by itself; then there is no button left to press.
  if (await submit.isVisible()) await submit.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(page.getByText(/Picks for (this week|week 3) are closed\./).first()).toBeVisible();
  await expect(submit).not.toBeAttached();

  const { assigned, pick } = await client.getMyPicks();
  expect(pick?.castaway.name).toBe(SECOND);
  const first = assigned.find(({ castaway }) => castaway.name === FIRST)?.castawayId ?? '';
  await expect(client.submitPick({ body: { castawayId: first } })).rejects.toMatchObject({ status: 423 });

  await page.goto('/dashboard');
  await expect(page.getByText('Picks are closed for this week.')).toBeVisible();
  await expect(page.getByText(SECOND).first()).toBeVisible();
});
