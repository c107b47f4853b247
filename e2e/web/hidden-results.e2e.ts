/** Results stay hidden from a player until they have watched the week; on a separate system. */
import type { Page } from '@playwright/test';
import { drafted, nameOf, openLeague, openWeek, type League } from '../src/league.js';
import { startSystemInProcess } from '../src/in-process.js';
import type { TestSystem } from '../src/system.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { indexedDbText } from '../src/web/indexed-db.js';
import { season } from '../src/web/shared-system-client.js';
import { expect, test } from '../src/web/test.js';

// Each continues with the league that the one before leaves.
test.describe.configure({ mode: 'serial' });

let system: TestSystem;
let league: League;

test.beforeAll(async () => {
  system = await startSystemInProcess({ purpose: 'hidden' });
  league = await openLeague(system.urls, 3);
});
test.afterAll(() => system?.stop());

/** The castaways have no pictures. */
const expectErrors = [/404 .*\/images\/castaway/];

const pick = (player: number) =>
  league.players[player]?.client.submitPick({ body: { castawayId: drafted(league, player, 1) } });

const REASON = 'a zebra crossed the camp';
/** Points of week 4, and the totals with those of week 3. */
const PLANTED = [937, 947, 811, 815];

async function plantWeek4(): Promise<void> {
  const { client } = league.admin;
  const reasoned = (castawayId: string, points: number) => ({
    ...{ id: crypto.randomUUID(), castawayId, points, reason: REASON },
  });
  await client.tallyWeekPoints({
    params: { n: 4 },
    body: { add: [reasoned(drafted(league, 0, 1), 937), reasoned(drafted(league, 1, 1), 811)] },
  });
  await client.updateCastaway({
    params: { id: drafted(league, 0, 2) },
    body: { eliminated: true, eliminatedInWeek: 4 },
  });
}

/** What of week 4 is in a text: numbers that stand alone, the reason, and who is out. */
function leaksIn(text: string): string[] {
  const numbers = PLANTED.filter((number) =>
    new RegExp(`(?<![\\w.-])${String(number)}(?![\\w-])`).test(text),
  );
  const words = [REASON, '"eliminated":true', '"eliminatedInWeek":4'].filter((word) => text.includes(word));
  return [...numbers.map(String), ...words];
}

/** Everything that the page gets from the server. */
function listen(page: Page): string[] {
  const received: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => received.push(`${response.url()} ${text}`),
      // A response without a body, or of a page that was left.
      () => undefined,
    );
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(`frame ${payload.toString()}`));
  });
  return received;
}

/** Everything that the browser has stored for the site. */
const storedBy = async (page: Page): Promise<string> => {
  const rest = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (request.url.includes('/api/')) texts.push((await response?.text()) ?? '');
      }
    }
    return texts.join(' ');
  });
  return `${rest} ${await indexedDbText(page)}`;
};

const SCREENS = [
  '/dashboard',
  '/leaderboard',
  '/weekly-results',
  '/weekly-picks',
  '/weekly-picks?tab=all',
  '/profile',
  '/game-tracker',
  '/groups',
];

test('a player sees nothing of a week that they have not watched, anywhere, until they say so', async ({
  openPage,
}) => {
  for (const player of [0, 1]) await pick(player);
  await openWeek(league, 3, -1_000);
  await league.admin.client.saveWeekPoints({
    params: { n: 3 },
    body: {
      entries: [
        { castawayId: drafted(league, 0, 1), points: 10 },
        { castawayId: drafted(league, 1, 1), points: 4 },
      ],
    },
  });
  await openWeek(league, 4);
  for (const player of [0, 1]) await pick(player);
  await openWeek(league, 4, -1_000);

  const me = league.players[0];
  const url = system.urls[0] ?? '';
  const page = await openPage({ url }, { as: me, width: 360, height: 780, touch: true, expectErrors });
  await page.goto('/profile/edit#results');
  await page.getByLabel("The last week that I've watched").selectOption('Week 3');
  await page.getByRole('switch', { name: "Hide results until I've watched" }).click();
  await expect(page.getByText('Saved. Results after week 3 are hidden.')).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Hidden results' });
  await expect(bar.getByText('You see results up to week 3.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/leaderboard');
  await expect(page.getByText('Player 1').first()).toBeVisible();
  const received = listen(page);
  await plantWeek4();
  await openWeek(league, 5);
  const shown: string[] = [];
  for (const screen of [
    ...SCREENS,
    `/castaway/${drafted(league, 0, 1)}`,
    `/castaway/${drafted(league, 0, 2)}`,
  ]) {
    await page.goto(screen, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    shown.push(`${screen} ${await page.locator('body').innerText()}`);
  }
  // Responses are stored a moment after they arrive.
  await expect.poll(() => indexedDbText(page)).toContain('picksCloseAt');
  expect(received.filter((text) => /^frame .*leaderboard:/.test(text))).toEqual([]);
  for (const call of [
    'league/standings',
    'results',
    'results/lines?week=3',
    'castaways',
    'picks/all',
    'league/history/me',
  ])
    expect([call, received.some((text) => text.includes(`/api/${call}`))]).toEqual([call, true]);
  for (const text of [...received, ...shown, await storedBy(page)])
    expect([text.slice(0, 60), leaksIn(text)]).toEqual([text.slice(0, 60), []]);
  // Another player's page shows them all.
  const other = await openPage({ url }, { as: league.players[1], expectErrors });
  const open = listen(other);
  for (const screen of ['/leaderboard', '/weekly-results', '/game-tracker']) {
    await other.goto(screen, { waitUntil: 'networkidle' });
  }
  await expect.poll(() => leaksIn(open.join(' ')).length).toBe(PLANTED.length + 3);

  await page.goto('/weekly-picks');
  await expect(
    page.getByText('Choosing for week 5 shows which of your castaways are still in.'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { disabled: false })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show who is still in' }).click();
  await expect(page.getByRole('radio', { disabled: false })).toHaveCount(1);
  await page.getByRole('radio', { disabled: false }).check();
  await page.getByRole('button', { name: 'Submit Pick' }).click();
  await expect(page.getByRole('region', { name: /your torch is with/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show who is still in' })).toBeVisible();

  await page.goto('/leaderboard');
  await bar.getByRole('button', { name: "I've watched week 4" }).click();
  const dialog = page.getByRole('dialog', { name: 'Week 4' });
  await expect(dialog.getByText(`${nameOf(league, drafted(league, 0, 1))}: 937 points`)).toBeVisible();
  await expect(dialog.getByText('You stay #1.')).toBeVisible();
  await expect(dialog.getByText(`Out: ${nameOf(league, drafted(league, 0, 2))}.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('947').first()).toBeVisible();
  // A player who hides results has none stored.
  expect(leaksIn(await storedBy(page))).toEqual([]);
  // Nothing later has been on.
  await expect(bar.getByText('You see results up to week 4.')).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('switching on deletes what the browser has seen and stored; switching off asks first', async ({
  openPage,
}) => {
  const me = league.players[1];
  const page = await openPage({ url: system.urls[0] ?? '' }, { as: me, expectErrors });
  await page.goto('/leaderboard');
  await expect.poll(async () => leaksIn(await storedBy(page))).toContain('815');
  await page.goto('/profile/edit#results');
  await page.getByLabel("The last week that I've watched").selectOption('None yet');
  const toggle = page.getByRole('switch', { name: "Hide results until I've watched" });
  await toggle.click();
  await expect(page.getByText('Saved. Results after the start are hidden.')).toBeVisible();
  await expect.poll(async () => leaksIn(await storedBy(page))).toEqual([]);
  // While results are hidden, another week counts at once.
  const bar = page.getByRole('complementary', { name: 'Hidden results' });
  await page.getByLabel("The last week that I've watched").selectOption('Week 3');
  await expect(page.getByText('Saved. Results after week 3 are hidden.')).toBeVisible();
  await expect(bar.getByText('You see results up to week 3.')).toBeVisible();
  await page.getByLabel("The last week that I've watched").selectOption('None yet');
  await expect(page.getByText('Saved. Results after the start are hidden.')).toBeVisible();
  await toggle.click();
  await page
    .getByRole('dialog', { name: 'Show all results?' })
    .getByRole('button', { name: 'Show all' })
    .click();
  await expect(page.getByText('Saved. You see all results.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Hidden results' })).not.toBeAttached();
});

/** Sees results of week 4 on the leaderboard, and has stored them. */
async function openLeaderboard(page: Page): Promise<void> {
  await page.goto('/leaderboard');
  await expect(page.getByText('815').first()).toBeVisible();
  await expect.poll(async () => leaksIn(await storedBy(page))).toContain('815');
}

test('hiding results drops them from other tabs and devices, which neither show nor store them', async ({
  openPage,
}) => {
  const me = league.players[1];
  const url = system.urls[0] ?? '';
  const aborted = [...expectErrors, /ERR_FAILED/];
  const [tab, device] = [
    await openPage({ url }, { as: me, expectErrors: aborted }),
    await openPage({ url }, { as: me, expectErrors }),
  ];
  await openLeaderboard(tab);
  await openLeaderboard(device);
  // The other tab can't ask the server.
  await tab.route('**/api/**', (route) => route.abort());
  const page = await tab.context().newPage();
  await page.goto('/profile/edit#results');
  await page.getByLabel("The last week that I've watched").selectOption('Week 3');
  await page.getByRole('switch', { name: "Hide results until I've watched" }).click();
  await expect(page.getByText('Saved. Results after week 3 are hidden.')).toBeVisible();
  await expect(tab.getByText('815')).toHaveCount(0);
  await expect.poll(async () => leaksIn(await storedBy(page))).toEqual([]);
  // The other device is told by its socket.
  await expect(device.getByRole('complementary', { name: 'Hidden results' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(device.getByText('815')).toHaveCount(0);
  await expect(device.getByText('Player 1').first()).toBeVisible();
  await expect.poll(async () => leaksIn(await storedBy(device))).toEqual([]);
  // A screen without a socket is told by its next call.
  await device.goto('/weekly-results?week=3');
  await expect(device.getByRole('heading', { level: 1 })).toBeVisible();
  await me?.client.hideResults({ body: { hidesResults: true, watchedWeek: 0 } });
  await device.getByRole('link', { name: 'Game Tracker' }).first().click();
  await expect(device.getByText('You see results from before week 1.')).toBeVisible();
  await me?.client.hideResults({ body: { hidesResults: false } });
});

test('a stored copy is not shown before the server has said who the user is', async ({ openPage }) => {
  const me = league.players[1];
  const page = await openPage({ url: system.urls[0] ?? '' }, { as: me, expectErrors });
  await openLeaderboard(page);
  await expect.poll(async () => leaksIn(await storedBy(page)), 'the copy is stored').not.toEqual([]);
  await page.goto('about:blank');
  await me?.client.hideResults({ body: { hidesResults: true, watchedWeek: 3 } });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(leaksIn(await page.locator('body').innerText())).toEqual([]);
  release();
  await expect(page.getByText('You see results up to week 3.')).toBeVisible();
  await expect(page.getByText('Player 1').first()).toBeVisible();
  expect(leaksIn(await page.locator('body').innerText())).toEqual([]);
  await expect.poll(async () => leaksIn(await storedBy(page))).toEqual([]);
});

test('without a connection, a player who hides results sees their picks and deadlines, and no results', async ({
  openPage,
}) => {
  const page = await openPage(
    { url: system.urls[0] ?? '' },
    {
      ...{ as: league.players[1], serviceWorkers: true, width: 360, height: 780 },
      expectErrors: [
        ...expectErrors,
        /ERR_INTERNET_DISCONNECTED/,
        /WebSocket connection .* failed/,
        /ERR_FAILED/,
      ],
    },
  );
  await page.goto('/leaderboard');
  await expect(page.getByText('Player 1').first()).toBeVisible();
  await page.goto('/weekly-picks');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => indexedDbText(page)).toContain('picksCloseAt');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await expect(page.getByText(nameOf(league, drafted(league, 1, 1))).first()).toBeVisible();
  await page.goto('/leaderboard');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Player 1')).toHaveCount(0);
  await page.context().setOffline(false);
});

test('a pick that could show who left this week is saved or refused only after a question', async ({
  openPage,
}) => {
  const me = league.players[1];
  await me?.client.hideResults({ body: { hidesResults: true, watchedWeek: 4 } });
  const out = drafted(league, 1, 2);
  await league.admin.client.updateCastaway({
    params: { id: out },
    body: { eliminated: true, eliminatedInWeek: 5 },
  });
  const page = await openPage(
    { url: system.urls[0] ?? '' },
    { as: me, width: 360, height: 780, expectErrors: [...expectErrors, /status of 409 .*picks\/me/] },
  );
  await page.goto('/weekly-picks');
  const card = page.getByRole('radio', { name: nameOf(league, out) });
  await expect(page.getByText('RECOMMENDED')).toBeVisible();
  await card.check();
  await page.getByRole('button', { name: 'Submit Pick' }).click();
  await expect(
    page.getByText('Choosing for week 5 shows which of your castaways are still in.'),
  ).toBeVisible();
  await expect(page.getByText(/eliminated/i)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show who is still in' }).click();
  await expect(card).toBeDisabled();
  await page.getByRole('radio', { disabled: false }).check();
  await page.getByRole('button', { name: 'Submit Pick' }).click();
  await expect(page.getByRole('region', { name: /your torch is with/ })).toBeVisible();
});

test('a player whose session has ended sees public pages as far as they have watched', async ({
  openPage,
}) => {
  const me = league.players[0];
  await me?.client.hideResults({ body: { hidesResults: true, watchedWeek: 3 } });
  const page = await openPage(
    { url: system.urls[0] ?? '' },
    { as: me, width: 360, height: 780, expectErrors },
  );
  const [scored, out] = [drafted(league, 0, 1), drafted(league, 0, 2)];
  await page.goto('/dashboard');
  await expect(page.getByText('You see results up to week 3.')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('torchbearer.token'));
  await page.context().clearCookies();
  const toggle = page.getByRole('switch', { name: 'Hide results' });
  for (const path of ['/game-tracker', `/castaway/${scored}`, `/castaway/${out}`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(toggle).toBeChecked();
    await expect(page.getByText('You see results up to week 3.')).toBeVisible();
    const shown = await page.locator('main').innerText();
    expect([path, leaksIn(shown), /Eliminated\n0/i.test(shown) || !/eliminated/i.test(shown)]).toEqual([
      ...[path, [], true],
    ]);
  }
  await page.goto(`/castaway/${scored}`);
  await expect(page.getByText('10', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await toggle.click();
  await expect(page.getByText('947').first()).toBeVisible();
  await page.reload();
  await expect(toggle).not.toBeChecked();
});

test('a visitor hides results on public pages, and this browser remembers it', async ({ openPage }) => {
  const page = await openPage(season, { width: 360, height: 780 });
  await page.goto('/game-tracker');
  await expect(page.getByText('Still in game', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Hide results' }).click();
  await expect(page.getByText(/still in game/i)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Show castaways' })).not.toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByText('Results are hidden.')).toBeVisible();
  await expect(page.getByText('Eliminated')).not.toBeAttached();
  await page.reload();
  await expect(page.getByText('Results are hidden.')).toBeVisible();
  await page.getByRole('switch', { name: 'Hide results' }).click();
  await expect(page.getByText('Results are hidden.')).not.toBeAttached();
});
