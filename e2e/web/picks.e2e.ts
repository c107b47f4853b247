import type { MyPicks } from '@torchbearer/contract';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { preseason, season } from '../src/web/shared-system-client.js';
import { livePlayer, newPlayer, samplePlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('never got the focus');
}

const hasFocus = (page: Page, role: 'radio' | 'button', name?: string) => async () =>
  (await page
    .locator(':focus')
    .and(page.getByRole(role, name === undefined ? {} : { name }))
    .count()) === 1;

const receipt = (page: Page) => page.getByRole('region', { name: /^Week 7: your torch is with/ });

test.describe('a pick', () => {
  test('is made and changed by keyboard alone, and the receipt matches the server', async ({ openPage }) => {
    const player = await livePlayer(season, 2);
    const page = await openPage(season, { as: player });
    await page.goto('/weekly-picks');
    await expect(page.getByRole('radiogroup')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Pick' })).toBeDisabled();
    await tabTo(page, hasFocus(page, 'radio'));
    await page.keyboard.press('Space');
    await expect(page.getByText('SELECTED', { exact: true })).toBeVisible();
    await tabTo(page, hasFocus(page, 'button', 'Submit Pick'));
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page)).toBeFocused();
    const first = (await player.client.getMyPicks()).pick;
    const saved = receipt(page).locator('time').first();
    await expect(saved).toHaveAttribute('datetime', first?.submittedAt ?? '');
    await expect(saved).toHaveText(/\d:\d\d:\d\d [AP]M PT \(.*\d:\d\d:\d\d [AP]M your time\)/, {
      useInnerText: true,
    });
    await expect(receipt(page)).toContainText(first?.castaway.name ?? '?', { useInnerText: true });
    await untilStable(page);
    await expectNoAxeViolations(page);

    await tabTo(page, hasFocus(page, 'button', 'Change pick'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const other = player.names.find((name) => name !== first?.castaway.name);
    await expect(page.getByRole('region', { name: `Week 7: your torch is with ${other}` })).toBeVisible();
    expect((await player.client.getMyPicks()).pick?.castaway.name).toBe(other);
  });

  test('that the server refuses is not shown as saved, and a closed week locks the screen', async ({
    openPage,
  }) => {
    const player = await livePlayer(season, 2);
    const page = await openPage(season, { as: player, expectErrors: [/status of 423/] });
    // The league's week must stay open for parallel tests.
    const closed = { error: 'Picks for this week are closed.', code: 'PICKS_CLOSED', requestId: 'a-request' };
    await page.route('**/api/picks/me', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 423, json: closed }) : route.fallback(),
    );
    await page.goto('/weekly-picks');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit Pick' }).click();
    await expect(page.getByRole('alert').getByText(closed.error)).toBeVisible();
    await expect(page.getByText('Expired')).toBeVisible();
    await expect(page.getByRole('radio', { disabled: false })).toHaveCount(0);
    await expect(receipt(page)).toHaveCount(0);
    expect((await player.client.getMyPicks()).pick).toBeNull();
  });

  test('for a week that is no longer active is not saved, and the screen switches to the active one', async ({
    openPage,
  }) => {
    const player = await livePlayer(season, 2);
    const page = await openPage(season, { as: player, expectErrors: [/status of 409/] });
    // The state before the league moved on: this page still shows the previous week.
    let isOld = true;
    await page.route('**/api/picks/me', async (route) => {
      if (route.request().method() !== 'GET' || !isOld) return route.fallback();
      const response = await route.fetch();
      const mine = (await response.json()) as MyPicks;
      await route.fulfill({
        response,
        json: { ...mine, week: { ...mine.week, id: 'the-week-before', weekNumber: 6 } },
      });
    });
    await page.goto('/weekly-picks');
    await expect(page.getByRole('form', { name: 'Week 6 pick' })).toBeVisible();
    isOld = false;
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit Pick' }).click();
    await expect(page.getByRole('form', { name: 'Week 7 pick' })).toBeVisible();
    await expect(
      page.getByRole('alert').getByText('Week 7 is active now. Please look at it and pick again.'),
    ).toBeVisible();
    expect((await player.client.getMyPicks()).pick).toBeNull();
    await untilStable(page);
    await expectNoAxeViolations(page);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit Pick' }).click();
    await expect.poll(async () => (await player.client.getMyPicks()).pick?.weekNumber).toBe(7);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('locks by itself at the deadline, by the server’s clock', async ({ openPage }) => {
    const page = await openPage(season, { as: await livePlayer(season, 2) });
    // A clock that is an hour off changes nothing.
    await page.clock.install({ time: Date.now() - 60 * 60_000 });
    const picksCloseAt = new Date(Date.now() + 10_000).toISOString();
    await page.route('**/api/picks/me', async (route) => {
      const response = await route.fetch();
      const mine = (await response.json()) as MyPicks;
      await route.fulfill({ response, json: { ...mine, week: { ...mine.week, picksCloseAt } } });
    });
    await page.goto('/weekly-picks');
    await page.getByRole('radio').first().check();
    await expect(page.getByText('Expired')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Pick' })).toHaveCount(0);
    await expect(page.getByRole('radio', { disabled: false })).toHaveCount(0);
    await expect(page.getByText('Picks for week 7 are closed.').first()).toBeVisible();
  });

  test('has a deadline that can be added to a calendar @long', async ({ openPage }) => {
    const player = await samplePlayer(season, 0);
    const page = await openPage(season, { as: player });
    await page.goto('/weekly-picks');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('week-7.ics');
    const { week } = await player.client.getMyPicks();
    const at = week.picksCloseAt.replaceAll(/[-:]|\.\d+/g, '');
    expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART:${at}\r\n`);
  });

  test('is replaced by an invitation for players without a roster, or if no week is active', async ({
    openPage,
    expectErrors,
  }) => {
    const late = await openPage(season, { as: await newPlayer(season) });
    await late.goto('/weekly-picks');
    await expect(late.getByText('You have no castaways yet.')).toBeVisible();
    const early = await openPage(preseason, { as: await newPlayer(preseason) });
    expectErrors(early, /status of 404/);
    await early.goto('/weekly-picks');
    await expect(early.getByText('No active week is available yet.')).toBeVisible();
    // An empty response means the same as a 404.
    await early.route('**/api/picks/me', (route) => route.fulfill({ json: [] }));
    await early.reload();
    await expect(early.getByText('No active week is available yet.')).toBeVisible();
    await early.getByRole('link', { name: 'Rank your castaways' }).click();
    await early.waitForURL('**/preseason-rank');
  });
});

test.describe('all picks', () => {
  test('can be filtered by week and name, also by keyboard, and the address keeps the filter', async ({
    openPage,
  }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 4) });
    await page.goto('/weekly-picks');
    await page.getByRole('tab', { name: 'My Picks' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('columnheader', { name: 'Week 3' })).toBeVisible();
    await page.getByRole('button', { name: 'Week 6' }).click();
    expect(new URL(page.url()).search).toBe('?tab=all&week=6');
    const coral = page.getByRole('row', { name: /Coral Whitfield/ });
    await expect(coral.getByText('Auto-selected')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Week 3' })).toHaveCount(0);
    await page.reload();
    await expect(coral).toBeVisible();
    await page.getByLabel('Search players by name').fill('coral');
    await expect(page.getByText('1 player', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'All Weeks' }).click();
    expect(new URL(page.url()).search).toBe('?tab=all');
    await expect(page.getByRole('columnheader', { name: 'Week 3' })).toBeVisible();
  });
});

test.describe('weekly results', () => {
  test('list the newest week and the most points first, and mark the player’s own pick', async ({
    openPage,
  }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 0), width: 360 });
    await page.goto('/weekly-results');
    await expect(page.getByText('Your pick', { exact: true })).toBeVisible();
    const tabs = await page.getByRole('tab').allInnerTexts();
    expect(tabs).toEqual(['Week 6', 'Week 5', 'Week 4', 'Week 3']);
    const points = async () =>
      (await page.getByRole('row').locator('td:last-child').allInnerTexts()).map(Number);
    expect(await points()).toEqual((await points()).sort((a, b) => b - a));
    await page.getByRole('tab', { name: 'Week 6' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Week 5' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?week=5');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBe(0);
    await untilStable(page);
    await expectNoAxeViolations(page);
  });
});
