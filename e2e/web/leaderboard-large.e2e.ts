import { MOST_IN_WHOLE_LIST, type LeaderboardChanged, type LiveRow, type OwnPlace } from '@torchbearer/rules';
import type { StandingsEntry } from '@torchbearer/contract';
import type { Page, WebSocketRoute } from '@playwright/test';
import { isLongRun } from '../src/long-run.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { indexedDbText } from '../src/web/indexed-db.js';
import { startLargeLeague, type LargeSystem } from '../src/web/large-league.js';
import { expect, test } from '../src/web/test.js';

const PLAYERS = isLongRun ? 100_000 : 3_000;
/** What a page that is left open may transfer on a show night. */
const MOST_BYTES_A_NIGHT = 1_000_000;
const CHANGES_A_NIGHT = 30;
const CHANGES = isLongRun ? CHANGES_A_NIGHT : 1;
const MOST_WAIT_MS = 10_000;
const last = `Player ${String(PLAYERS - 1).padStart(4, '0')}`;

let league: LargeSystem;
let standings: StandingsEntry[];

test.beforeAll(async () => {
  test.setTimeout(isLongRun ? 600_000 : 120_000);
  league = await startLargeLeague('large', PLAYERS);
  standings = await league.admin.client.getStandings();
  expect(standings.length).toBeGreaterThan(MOST_IN_WHOLE_LIST);
});
test.afterAll(() => league?.stop());

const tableIn = (page: Page) => page.getByRole('table', { name: 'Live Rankings' });
const rowAt = (page: Page, place: number) => tableIn(page).locator(`[aria-rowindex="${String(place + 2)}"]`);
const place = (): number => standings.findIndex(({ id }) => id === league.viewer.id);

/** '6000', '100,000' */
const inWords = (count: number): string => count.toLocaleString('en-US', { useGrouping: 'min2' });

/** Fails the test if a page reads a whole list. */
async function forbidWholeLists(page: Page): Promise<void> {
  await page.route(/\/api\/(league\/standings|picks\/all)$/, (route) => {
    throw new Error(`${route.request().url()} is a whole list`);
  });
}

test.describe('the leaderboard of a large league', () => {
  test('loads the rows that are seen, and jumps to the own one', async ({ openPage }) => {
    // No week is active.
    const page = await openPage(league, { as: league.viewer, expectErrors: [/404 .*picks\/me/] });
    await forbidWholeLists(page);
    await page.goto('/dashboard');
    const [leader] = standings;
    await expect(page.getByText(`${String(leader?.name)} leads with`)).toBeVisible();
    await page.goto('/leaderboard');
    await expect(tableIn(page)).toHaveAttribute('aria-rowcount', String(PLAYERS + 1));
    await expect(rowAt(page, 0)).toContainText(String(leader?.name));
    const figure = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('+ dd');
    const sum = standings.reduce((total, { totalPoints }) => total + totalPoints, 0);
    await expect(figure('Total Players')).toHaveText(inWords(PLAYERS));
    await expect(figure('Average Points')).toHaveText(String(Math.round(sum / PLAYERS)));
    await expect(figure('Total Picks')).toHaveText(inWords(2 * PLAYERS));
    await expect(figure('Lead Margin')).toHaveText(
      `+${String((leader?.totalPoints ?? 0) - (standings[1]?.totalPoints ?? 0))}`,
    );
    await expectNoAxeViolations(page);

    await page.keyboard.press('End');
    await expect(rowAt(page, PLAYERS - 1)).toContainText(String(standings.at(-1)?.name));
    expect(await tableIn(page).getByRole('row').count()).toBeLessThan(60);
    await page.getByRole('button', { name: 'Jump to me' }).click();
    await expect(rowAt(page, place())).toContainText('Robin Vale');
    await expect(rowAt(page, place())).toBeFocused();
    await expect(rowAt(page, place() - 5)).toContainText(String(standings[place() - 5]?.name));

    const stored = await indexedDbText(page);
    expect(stored.length).toBeLessThan(150_000);
  });

  test('finds players by name, and says if there are more', async ({ openPage }) => {
    const page = await openPage(league, { as: league.viewer, width: 360 });
    await forbidWholeLists(page);
    await page.goto('/leaderboard');
    const search = page.getByRole('searchbox', { name: 'Find a player' });
    await search.fill(last);
    await expect(tableIn(page).getByRole('row')).toHaveCount(2);
    await search.fill('Player');
    await expect(page.getByText('These are the first 100.')).toBeVisible();
    await expect(tableIn(page)).toHaveAttribute('aria-rowcount', '101');
    await search.fill('Nobody at all');
    await expect(page.getByText('Nobody here is called “Nobody at all”.')).toBeVisible();
    await search.fill('');
    await expect(tableIn(page)).toHaveAttribute('aria-rowcount', String(PLAYERS + 1));
  });

  test('shows picks and members of the players that are seen', async ({ openPage }) => {
    const page = await openPage(league, { as: league.viewer });
    await forbidWholeLists(page);
    await page.goto('/leaderboard');
    for (const tab of ['Weekly Picks', 'League Members']) {
      await page.getByRole('tab', { name: tab }).click();
      const cards = page.getByRole('list', { name: tab }).locator('[aria-posinset]');
      await expect(cards.first()).toContainText(tab === 'Weekly Picks' ? 'Week 6: ' : '#1');
      const lastCard = cards.and(page.locator(`[aria-posinset="${String(PLAYERS)}"]`));
      await expect(async () => {
        // The page's end moves as cards get their real heights.
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await expect(lastCard).toContainText(String(standings.at(-1)?.name), { timeout: 1_000 });
      }).toPass();
      if (tab === 'Weekly Picks') await expect(lastCard).toContainText('Week 6: ');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    }
  });

  test('follows a change in place, from its event and own place alone', async ({ openPage }) => {
    const page = await openPage(league, { as: league.viewer, reducedMotion: false });
    await forbidWholeLists(page);
    const { sender } = await openSocket(page);
    await page.goto('/leaderboard');
    await expect(rowAt(page, 0)).toContainText(String(standings[0]?.name));
    const send = await sender;
    const [first, second, ...others] = standings.slice(0, 100);
    const own = standings[place()];
    if (!first || !second || !own) throw new Error('the league is empty');
    const risen = { ...second, rank: 1, totalPoints: first.totalPoints + 7 };
    const event = changedTo([risen, { ...first, rank: 2 }, ...others]);
    send('leaderboard:changed', event);
    send('leaderboard:own', {
      standings: event.standings,
      place: place() - 1,
      row: liveRow({ ...own, rank: own.rank - 1 }),
    } satisfies OwnPlace);
    await expect(rowAt(page, 0)).toContainText(second.name);
    await expect(rowAt(page, 0).locator('[data-delta]')).toHaveText(
      `+${String(risen.totalPoints - second.totalPoints)}`,
    );
    await expect(page.getByRole('button', { name: 'Jump to me' })).toContainText(`#${String(own.rank - 1)}`);
    await expect(page.getByRole('term').filter({ hasText: 'Lead Margin' }).locator('+ dd')).toHaveText('+7');
  });

  test('shows a new version once its visible rows have arrived, without a placeholder or a jump', async ({
    openPage,
  }) => {
    test.setTimeout(CHANGES * 60_000 + 60_000);
    const page = await openPage(league, { as: league.viewer });
    await forbidWholeLists(page);
    await page.goto('/leaderboard');
    await expect(rowAt(page, 0)).toBeVisible();
    await page.getByRole('button', { name: 'Jump to me' }).click();
    await expect(rowAt(page, place() - 5)).toContainText(String(standings[place() - 5]?.name));
    await expect(tableIn(page).locator('[aria-busy]')).toHaveCount(0);
    const before = await page.evaluate(() => window.scrollY);
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        const hasPlaceholder = changes.some(({ addedNodes }) =>
          [...addedNodes].some((node) => node instanceof Element && node.matches('[role="row"][aria-busy]')),
        );
        if (hasPlaceholder) document.documentElement.dataset['flashed'] = 'yes';
      }).observe(document.body, { childList: true, subtree: true });
    });

    const received = await countBytes(page);
    for (let turn = 0; turn < CHANGES; turn++) {
      await league.score(6, 5 + turn);
      standings = await league.admin.client.getStandings();
      await expect.poll(() => showsStandings(page), { timeout: 40_000 }).toBe(true);
    }
    // Whatever else a change makes the page read.
    await page.waitForTimeout(MOST_WAIT_MS);
    expect(received()).toBeLessThan((CHANGES * MOST_BYTES_A_NIGHT) / CHANGES_A_NIGHT);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.dataset['flashed'])).toBeUndefined();
  });
});

/** Whether the visible rows are those of the newest standings. */
async function showsStandings(page: Page): Promise<boolean> {
  const rows = await tableIn(page).locator('[data-player]').all();
  const shown = await Promise.all(
    rows.map(async (row) => [
      Number(await row.getAttribute('data-index')),
      await row.getAttribute('data-player'),
    ]),
  );
  return shown.every(([index, id]) => standings[Number(index)]?.id === id);
}

/** Counts what the page receives from now on: responses as they are sent, and messages before compression. */
async function countBytes(page: Page): Promise<() => number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  let bytes = 0;
  browser.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  browser.on('Network.webSocketFrameReceived', ({ response }) => (bytes += response.payloadData.length));
  return () => bytes;
}

/** The castaways of all rows, each once. */
const castaways = (): LeaderboardChanged['castaways'] =>
  league.castaways.map(({ id, name, eliminated }) => ({ id, name, eliminated, points: 0, change: 0 }));

const liveRow = ({ draftPicks, ...row }: StandingsEntry): LiveRow => ({
  ...row,
  drafted: draftPicks.map(({ castawayId, round }) => [
    league.castaways.findIndex(({ id }) => id === castawayId),
    round,
  ]),
});

const changedTo = (rows: readonly StandingsEntry[]): LeaderboardChanged => ({
  standings: '99-aaaaaaaa',
  version: 99,
  players: PLAYERS,
  averagePoints: 41,
  totalPicks: 2 * PLAYERS,
  castaways: castaways(),
  rows: rows.map(liveRow),
});

type Send = (name: string, data: object) => void;

/** Replaces the page's socket. Its `sender` resolves once the page follows the leaderboard. */
async function openSocket(page: Page): Promise<{ readonly sender: Promise<Send> }> {
  let follow: (send: Send) => void = () => undefined;
  const sender = new Promise<Send>((resolve) => (follow = resolve));
  await page.routeWebSocket('**/socket.io/**', (socket: WebSocketRoute) => {
    socket.onMessage((message) => {
      const text = String(message);
      if (text.startsWith('40')) socket.send('40{"sid":"stub"}');
      if (text.includes('join:leaderboard'))
        follow((name, data) => socket.send(`42${JSON.stringify([name, data])}`));
    });
    socket.send(
      '0{"sid":"stub","upgrades":[],"pingInterval":60000,"pingTimeout":60000,"maxPayload":1000000}',
    );
  });
  return { sender };
}
