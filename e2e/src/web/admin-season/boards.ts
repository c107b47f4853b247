/** The standings as the screens show them. */
import type { Page } from '@playwright/test';
import { eventually } from '../../wait.js';
import { cellsOf, goTo } from './navigation.js';
import { expectStandings } from './ledger.js';
import type { Fixture } from './fixture.js';
import { expect } from '../test.js';

/** Fails unless the API, the insights board and the public leaderboard all match the ledger. */
export async function expectEverywhere({ page, boss, ledger }: Fixture): Promise<void> {
  const standings = await eventually(async () => {
    const entries = await boss.client.getStandings();
    expectStandings(ledger, entries);
    return entries;
  });
  await expect(async () => expectStandings(ledger, await boss.client.getLeaderboard())).toPass();

  await goTo(page, 'League Insights & Trends');
  await expect(page.getByText(`${String(ledger.weeks.length)} weeks done, `)).toBeVisible();
  const lines = standings.map(({ rank, name, totalPoints, avgPoints }) => [
    rankWithMedal(rank),
    name,
    String(totalPoints),
    avgPoints.toFixed(1),
  ]);
  await expect(async () => expect(await readLeaderboardCard(page)).toEqual(lines)).toPass();

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'View Site' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  const rows = standings.map(({ rank, name, totalPoints }) => [String(rank), name, String(totalPoints)]);
  await expect(async () => expect(await readLeaderboard(page)).toEqual(rows)).toPass();
  await page.getByRole('button', { name: 'Menu of' }).click();
  await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
  await page.waitForURL('**/admin');
}

/** Rank, name and total of each row, from the top. */
async function readLeaderboard(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table', { name: 'Live Rankings' }).locator('[data-player]');
  return await rows.evaluateAll((elements) =>
    elements
      .toSorted((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex))
      .map(({ children: [rank, player, points] }) => [
        // The movement is shown beside rank and total.
        rank?.firstElementChild?.textContent ?? '',
        player?.firstElementChild?.textContent ?? '',
        points?.lastElementChild?.textContent ?? '',
      ]),
  );
}

/** Rank with its medal, name, total and average of each row of the insights board's card. */
const readLeaderboardCard = async (page: Page): Promise<string[][]> => {
  const rows = await cellsOf(page.getByRole('table', { name: 'Current Leaderboard' }));
  return rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')));
};

const MEDALS = [' Gold', ' Silver', ' Bronze'];

const rankWithMedal = (rank: number): string => `${String(rank)}${MEDALS[rank - 1] ?? ''}`;

export async function choosePlayer(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option').filter({ hasText: name }).click();
}
