/** A week becomes final and is corrected, as the admin and the players see it; on a separate system. */
import type { Page } from '@playwright/test';
import type { SignedIn } from '../src/api.js';
import { startSystemInProcess } from '../src/in-process.js';
import { drafted, nameOf, openLeague, openWeek, type League } from '../src/league.js';
import type { TestSystem } from '../src/system.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test as base } from '../src/web/test.js';

let system: TestSystem;
let league: League;

const REASON = 'The idol was found an episode later';

base.beforeAll(async () => {
  system = await startSystemInProcess({ purpose: 'final' });
  league = await openLeague(system.urls, 3);
  for (const player of [0, 1, 2])
    await league.players[player]?.client.submitPick({ body: { castawayId: drafted(league, player, 1) } });
  await openWeek(league, 3, -1_000);
  const points = [10, 9, 1];
  await league.admin.client.saveWeekPoints({
    params: { n: 3 },
    body: {
      entries: points.map((value, player) => ({ castawayId: drafted(league, player, 1), points: value })),
    },
  });
});
base.afterAll(() => system?.stop());

const test = base.extend<{ open: (as: SignedIn | undefined, path: string, width?: number) => Promise<Page> }>(
  {
    open: async ({ openPage }, use) => {
      await use(async (as, path, width = 1_280) => {
        const page = await openPage(
          { url: system.urls[0] ?? '' },
          {
            ...(as && { as }),
            width,
            // The castaways have no pictures.
            expectErrors: [/404 .*\/images\/castaway/, /status of 409/],
          },
        );
        await page.goto(path);
        return page;
      });
    },
  },
);

test('players see that a week is provisional, then final, then what a correction changed for them', async ({
  open,
}) => {
  const [first, second, third] = league.players;
  const results = await open(first, '/weekly-results', 360);
  await expect(results.getByText('Provisional', { exact: true })).toBeVisible();
  await expectNoAxeViolations(results);
  const board = await open(second, '/leaderboard');
  await expect(board.getByText('Week 3 provisional')).toBeVisible();
  const dashboard = await open(first, '/dashboard');
  await expect(dashboard.getByText('Week 3 provisional')).toBeVisible();

  const sheet = await open(league.admin, '/admin/scoring?week=3');
  await expect(sheet.getByRole('heading', { name: 'Week 3 is provisional' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Make final' }).click();
  const dialog = sheet.getByRole('dialog');
  const others = league.castaways.filter(
    ({ id }) => ![0, 1, 2].map((player) => drafted(league, player, 1)).includes(id),
  );
  const missing = dialog.locator('section', { hasText: 'In the game, without points' });
  await expect(missing.getByRole('listitem')).toHaveCount(others.length);
  await untilStable(sheet);
  await expectNoAxeViolations(sheet);
  await dialog.getByRole('button', { name: 'Make final' }).click();
  await expect(sheet.getByRole('heading', { name: 'Week 3 is final' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: /^Week 3 Active, Final$/ })).toBeVisible();
  // On the open leaderboard, without a reload.
  await expect(board.getByText('Week 3 provisional')).not.toBeAttached();

  const field = sheet.getByLabel(nameOf(league, drafted(league, 0, 1)), { exact: true });
  await field.fill('8');
  await expect(sheet.getByText('2 players affected')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save Scores' }).click();
  const reason = dialog.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await reason.fill(' x ');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expect(dialog.getByText('Please say why in at least 3 characters')).toBeVisible();
  await reason.fill(` ${REASON} `);
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expect(sheet.getByText('Scores saved and leaderboard updated.')).toBeVisible();
  await expect(dialog).not.toBeAttached();

  // Both players follow the standings here, because picks are closed.
  const news = dashboard.getByRole('region', { name: 'Corrections of your rank' });
  await expect(news.getByRole('heading', { name: 'Week 3 was corrected' })).toBeVisible();
  await expect(news.getByText('Your total 10 → 8, rank 1 → 2.')).toBeVisible();
  await expect(news.getByText(`${nameOf(league, drafted(league, 0, 1))}: 10 → 8`)).toBeVisible();
  await expect(news.getByText(REASON)).toBeVisible();
  await expectNoAxeViolations(dashboard);
  await news.getByRole('link', { name: 'Results of week 3' }).click();
  const corrections = dashboard.getByRole('region', { name: 'Corrections' });
  await expect(corrections.getByText(REASON)).toBeVisible();
  await expect(corrections.getByText('Your total 10 → 8, rank 1 → 2.')).toBeVisible();
  await expect(dashboard.getByText('Provisional', { exact: true })).not.toBeAttached();
  await expectNoAxeViolations(dashboard);

  // Dismissed on one device, it is gone on the others.
  await dashboard.goto('/dashboard');
  await news.getByRole('button', { name: 'Dismiss “Week 3 was corrected”' }).click();
  await expect(news).not.toBeAttached();
  await expect(dashboard.getByRole('heading', { name: 'Announcements' })).toBeFocused();
  const phone = await open(first, '/dashboard', 360);
  await expect(phone.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await untilStable(phone);
  await expect(news).not.toBeAttached();

  const unmoved = await open(third, '/weekly-results?week=3', 360);
  await expect(unmoved.getByText('No effect on you.')).toBeVisible();
  await unmoved.goto('/dashboard');
  await expect(unmoved.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await untilStable(unmoved);
  await expect(unmoved.getByText('Week 3 was corrected')).not.toBeAttached();
});
