/** What a player needs, from the close of a week until its points are in; on a separate system. */
import { drafted, nameOf, openLeague, openWeek, type League } from '../src/league.js';
import { startSystemInProcess } from '../src/in-process.js';
import type { TestSystem } from '../src/system.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { expect, test } from '../src/web/test.js';

let system: TestSystem;
let league: League;

test.beforeAll(async () => {
  system = await startSystemInProcess({ purpose: 'needs' });
  league = await openLeague(system.urls, 3);
});
test.afterAll(() => system?.stop());

const pick = (player: number, castawayId: string) =>
  league.players[player]?.client.submitPick({ body: { castawayId } });

const save = (weekNumber: number, points: Readonly<Record<string, number>>) =>
  league.admin.client.saveWeekPoints({
    params: { n: weekNumber },
    body: { entries: Object.entries(points).map(([castawayId, value]) => ({ castawayId, points: value })) },
  });

test('shows once picks are locked, moves with the points, and goes with the next week', async ({
  openPage,
}) => {
  for (const player of [0, 1, 2]) await pick(player, drafted(league, player, 1));
  await openWeek(league, 3, -1_000);
  await save(3, { [drafted(league, 0, 1)]: 10, [drafted(league, 1, 1)]: 4, [drafted(league, 2, 1)]: 1 });
  await openWeek(league, 4);
  await pick(0, drafted(league, 0, 2));
  await pick(1, drafted(league, 1, 2));
  const { code } = (await league.players[2]?.client.createGroup({ body: { name: 'The tide' } })) ?? {};
  await league.players[1]?.client.joinGroup({ body: { code: code ?? '' } });
  const [theirs, own] = [nameOf(league, drafted(league, 0, 2)), nameOf(league, drafted(league, 1, 2))];

  const me = league.players[1];
  const page = await openPage(
    { url: system.urls[0] ?? '' },
    {
      ...{ as: me, width: 390, height: 844, touch: true },
      // The castaways have no pictures.
      expectErrors: [/404 .*\/images\/castaway/],
    },
  );
  const card = page.getByRole('region', { name: 'What you need' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await expect(card).not.toBeAttached();

  await openWeek(league, 4, -1_000);
  await expect.poll(async () => (await me?.client.getMyNeeds())?.isLocked).toBe(true);
  await page.reload();
  await expect(card.getByText(`Week 4, you have ${own}`)).toBeVisible();
  await expect(
    card.getByText(`${own} has to outscore ${theirs} by 7 for you to pass Player 1`),
  ).toBeVisible();
  await expect(card.getByText(/for Player 3 to pass you$/).first()).toBeVisible();
  await expect(card.getByRole('heading', { name: 'To be first' }).first()).toBeVisible();
  await expect(card.getByText(`${own} has to outscore ${theirs} by 6 to reach Player 1`)).toBeVisible();
  await card.getByText('The tide: #1 of 2').click();
  const group = card.getByRole('group');
  await expect(group.getByText(/for Player 3 to pass you$/)).toBeVisible();
  await expect(card.getByText(/^So far/)).not.toBeAttached();

  await save(4, { [drafted(league, 1, 2)]: 9 });
  await expect(card.getByText(`So far: ${own} 9, ${theirs} 0`).first()).toBeVisible();
  await expect(card.getByText(`Week 4, you have ${own}: 9 points so far`)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'To stay first' }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/leaderboard');
  await expect(
    card.getByText(`${own} must not outscore ${theirs} by more than 5 for Player 1 to pass you`),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await openWeek(league, 5);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await expect(card).not.toBeAttached();
});
