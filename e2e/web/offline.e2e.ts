import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { season } from '../src/web/shared-system-client.js';
import { indexedDbText } from '../src/web/indexed-db.js';
import { admin, livePlayer, newPlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /WebSocket connection .* failed/, /ERR_FAILED/];

/** Waits until the service worker has cached the shell, so that the page opens without a network. */
const installed = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** Responses are written to IndexedDB a moment after they arrive. */
const expectCached = (page: Page, key: string) => expect.poll(() => indexedDbText(page)).toContain(key);

test.describe('without a connection', () => {
  test('the last data stays, also after a second reload, and is marked as old, and a pick is refused until the connection is back', async ({
    openPage,
  }) => {
    const player = await livePlayer(season);
    const page = await openPage(season, {
      as: player,
      serviceWorkers: true,
      expectErrors: OFFLINE,
    });
    const bar = page.getByText('You are offline.');
    const live = page.getByRole('radio', { disabled: false }).first();
    await page.goto('/weekly-picks');
    await expect(live).toBeVisible();
    await installed(page);
    await expectCached(page, 'picksCloseAt');

    await page.context().setOffline(true);
    await expect(bar).toBeVisible();
    await expect(live).toBeVisible();
    for (let times = 0; times < 2; times++) {
      await page.reload();
      await expect(bar).toBeVisible();
      await expect(page.getByText(/What you see is from/)).toBeVisible();
      await expect(live).toBeVisible();
      // Long enough for every failed request to be recorded as such.
      await pause(3_000);
    }
    await live.check();
    await page.getByRole('button', { name: 'Submit Pick' }).click();
    const refusal = page.getByRole('alert');
    await expect(refusal.getByText('Submission failed. Try again.')).toBeVisible();
    await expect(refusal.getByText('nothing was saved')).toBeVisible();
    await expect(live).toBeChecked();
    await expect(page.getByRole('region', { name: /your torch is with/ })).toHaveCount(0);
    expect((await player.client.getMyPicks()).pick).toBeNull();

    await page.context().setOffline(false);
    await expect(bar).toBeHidden();
    await refusal.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: /^Week 7: your torch is with/ })).toBeVisible();
    expect((await player.client.getMyPicks()).pick).not.toBeNull();
  });

  test('scores saved meanwhile are on the leaderboard afterwards', async ({ openPage }) => {
    const page = await openPage(season, { as: await newPlayer(season), expectErrors: OFFLINE });
    const boss = await admin(season);
    const results = await boss.client.listResults();
    const weekNumber = results[0]?.weekNumber ?? 0;
    // A picked castaway, because only such points change a total.
    const picks = await boss.client.listWeekPicks({ params: { weekNumber } });
    const week = results.find(
      (row) =>
        row.weekNumber === weekNumber && picks.some(({ castawayId }) => castawayId === row.castaway.id),
    );
    if (!week) throw new Error('the sample season has no results');
    const { castaway, points } = week;
    const total = async () =>
      (await boss.client.getStandings()).reduce((sum, one) => sum + one.totalPoints, 0);
    await page.goto('/leaderboard');
    const table = page.getByRole('table', { name: 'Live Rankings' });
    await expect(table).toBeVisible();
    const before = await table.innerText();
    const sumBefore = await total();

    await page.context().setOffline(true);
    const save = (to: number) =>
      boss.client.saveWeekPoints({
        params: { n: weekNumber },
        body: { entries: [{ castawayId: castaway.id, points: to }] },
      });
    await save(points + 40);
    try {
      await expect.poll(total).not.toBe(sumBefore);
      await expect(table).toHaveText(before, { useInnerText: true });
      await page.context().setOffline(false);
      await expect(table).not.toHaveText(before, { useInnerText: true, timeout: 30_000 });
    } finally {
      await save(points);
    }
  });
});

test.describe('the data stored for offline use', () => {
  test('has no other player in local storage and none of their e-mails, and is deleted at sign-out', async ({
    openPage,
  }) => {
    const player = await newPlayer(season);
    const page = await openPage(season, { as: player });
    await page.goto('/leaderboard');
    await expect(page.getByRole('table', { name: 'Live Rankings' })).toBeVisible();
    const other = (await player.client.getStandings()).find(({ id }) => id !== player.id);
    if (!other?.email) throw new Error('there is no other player in the sample season');
    const { email } = other;
    await expectCached(page, other.name);
    await expectCached(page, player.email);
    expect(await indexedDbText(page)).not.toContain(email);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain('torchbearer.token');
    expect(stored).not.toContain('torchbearer.cache');
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(other.name);

    await page.getByRole('button', { name: 'Menu of' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => indexedDbText(page)).not.toContain(other.name);
  });

  test('is deleted when the page reopens with a session that the server refuses', async ({ openPage }) => {
    const player = await newPlayer(season);
    const page = await openPage(season, { as: player, expectErrors: [/status of 401/] });
    await page.goto('/leaderboard');
    await expect(page.getByRole('table', { name: 'Live Rankings' })).toBeVisible();
    const other = (await player.client.getStandings()).find(({ id }) => id !== player.id);
    if (!other) throw new Error('there is no other player in the sample season');
    await expectCached(page, other.name);
    await player.client.endAllSessions();
    await page.reload();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect.poll(() => indexedDbText(page)).not.toContain(other.name);
    expect(await page.getByText(other.name).count()).toBe(0);
  });
});
