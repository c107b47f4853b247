/** Rare states of the players' screens, each made by a faked response. */
import type { AllPicks, League, MyPicks, Ranking, StandingsEntry } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { changeResponse } from '../src/web/change-response.js';
import { preseason, season } from '../src/web/shared-system-client.js';
import { admin, newPlayer, samplePlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test as base } from '../src/web/test.js';

const test = base.extend<{
  /** A page of a player who may rank again: the deadline has passed, and only the draft ends it. */
  reopened: () => Promise<{ readonly page: Page; readonly requests: () => number }>;
  /** A dashboard with modified own picks. */
  dashboard: (change: (mine: MyPicks) => unknown) => Promise<Page>;
}>({
  reopened: async ({ openPage }, use) => {
    await use(async () => {
      const player = await newPlayer(preseason);
      await player.client.markWelcomeSeen({ body: {} });
      // No week is active yet.
      const page = await openPage(preseason, { as: player, expectErrors: [/status of 404/] });
      await changeResponse(page, '**/api/config', (config: { season: object }) => ({
        ...config,
        season: { ...config.season, rankingsCloseAt: '2020-01-01T20:00:00.000Z' },
      }));
      let requests = 0;
      await changeResponse(page, '**/api/rankings/me', (ranking: Ranking) => {
        requests += 1;
        return { ...ranking, locked: false, closesAt: null };
      });
      return { page, requests: () => requests };
    });
  },
  dashboard: async ({ openPage }, use) => {
    await use(async (change) => {
      const page = await openPage(season, { as: await samplePlayer(season, 4) });
      await changeResponse(page, '**/api/picks/me', change);
      await page.goto('/dashboard');
      return page;
    });
  },
});

const tribeHasSpoken = '🔥 The tribe has spoken.';

test('the save bar is at the bottom edge and hides no card at 390 px', async ({ openPage }) => {
  const player = await newPlayer(preseason);
  await player.client.markWelcomeSeen({ body: {} });
  const page = await openPage(preseason, { as: player, width: 390, height: 844, touch: true });
  await page.goto('/preseason-rank');
  const button = page.getByRole('button', { name: 'Save Rankings' });
  await expect(button).toBeVisible();
  const bar = await button.evaluate((one) => {
    const { left, right, bottom } = (one.parentElement ?? one).getBoundingClientRect();
    return { left, right, below: innerHeight - bottom };
  });
  expect(bar).toEqual({ left: 0, right: 390, below: 0 });

  await untilStable(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const lastCard = page.getByRole('main').getByRole('listitem').last();
  await expect
    .poll(async () => {
      const [card, top] = await Promise.all([
        lastCard.evaluate((one) => one.getBoundingClientRect().bottom),
        button.evaluate((one) => (one.parentElement ?? one).getBoundingClientRect().top),
      ]);
      return top - card;
    })
    .toBeGreaterThan(0);
});

test.describe('after an admin has unlocked rankings', () => {
  test('the box says that they are open, and the page does not poll the server @long', async ({
    reopened,
  }) => {
    const { page, requests } = await reopened();
    await page.clock.install();
    await page.goto('/preseason-rank');
    await expect(page.getByText('Open again until the draft runs')).toBeVisible();
    const before = requests();
    await page.clock.runFor(20_000);
    expect(requests()).toBe(before);
    expect(await page.getByText('Expired').count()).toBe(0);
  });

  test('the dashboard and How to Play say so too @long', async ({ reopened }) => {
    const { page } = await reopened();
    await page.goto('/dashboard');
    await expect(page.getByText('Open again until the draft runs.')).toBeVisible();
    expect(await page.getByText('Expired').count()).toBe(0);
    await page.goto('/how-to-play');
    await expect(page.getByText('They are open again until the draft runs.')).toBeVisible();
    expect(await page.getByText('They locked on').count()).toBe(0);
  });
});

test.describe('a page that is open while the draft runs', () => {
  test('is updated, and says what locked it', async ({ openPage }) => {
    const player = await newPlayer(preseason);
    await player.client.markWelcomeSeen({ body: {} });
    const page = await openPage(preseason, { as: player });
    await page.clock.install();
    await page.goto('/preseason-rank');
    await expect(page.getByText('castaways to rank')).toBeVisible();
    await changeResponse(page, '**/api/rankings/me', (ranking: Ranking) => ({
      ...ranking,
      locked: true,
      submitted: true,
    }));
    let draftStatus: League['draftStatus'] = 'IN_PROGRESS';
    await changeResponse(page, '**/api/league', (league: League) => ({ ...league, draftStatus }));
    await page.clock.runFor(31_000);
    await expect(page.getByText('The draft is running, and editing is no longer available.')).toBeVisible();
    expect(await page.getByText('The deadline has passed').count()).toBe(0);
    draftStatus = 'COMPLETED';
    await page.clock.runFor(2_500);
    await expect(
      page.getByText('The draft is completed, castaways were assigned from the rankings'),
    ).toBeVisible();
    expect(await page.getByText('the draft is next').count()).toBe(0);
  });
});

test('a player who signs up after the draft is not asked to start ranking', async ({ openPage }) => {
  const page = await openPage(season, { as: await newPlayer(season) });
  await page.goto('/preseason-rank');
  const welcome = page.getByRole('dialog', { name: 'Beware Advantage' });
  await expect(welcome.getByText('You came after rankings were locked')).toBeVisible();
  expect(await welcome.getByRole('button', { name: 'Start ranking' }).count()).toBe(0);
  await welcome.getByRole('button', { name: 'See how it stands' }).click();
  await expect(page.getByText('You joined after it, so there is nothing to rank.')).toBeVisible();
});

test.describe('the dashboard', () => {
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  test('says which castaway was picked for the player at the close, until they dismiss it', async ({
    dashboard,
  }) => {
    const page = await dashboard((mine) => ({
      ...mine,
      pick: mine.previousPick && {
        ...mine.previousPick,
        isAutoSelected: true,
        submittedAt: '2025-10-09T00:00:00.000Z',
      },
    }));
    const card = page.getByRole('region', { name: 'Your automatic pick' });
    await expect(card.getByRole('heading')).toHaveText(/ was picked for you at 5:00 PM PT$/);
    await expect(card.getByText('Wed, Oct 8, 5:00 PM PT')).toBeVisible();
    await card.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(page.getByRole('heading', { name: 'Announcements' })).toBeFocused();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(card).toHaveCount(0);
  });

  test('offers no change of a pick to a player whose castaways are all out @long', async ({ dashboard }) => {
    const page = await dashboard((mine) => {
      const out = <Of extends { castaway: object }>(one: Of) => ({
        ...one,
        castaway: { ...one.castaway, eliminated: true },
      });
      const [first] = mine.assigned;
      const pick = {
        id: 'p',
        userId: 'u',
        weekNumber: mine.week.weekNumber,
        castawayId: first?.castawayId,
        isAutoSelected: false,
        submittedAt: '2026-01-01T00:00:00.000Z',
        user: { id: 'u', name: 'Somebody' },
        castaway: first?.castaway,
      };
      return {
        ...mine,
        assigned: mine.assigned.map(out),
        pick: out({ ...pick, castaway: { ...first?.castaway } }),
      };
    });
    await title(page, 'Pick Your Week 7 Castaway');
    await expect(page.getByText('You have no other castaway in the game.')).toBeVisible();
    expect(await page.getByRole('link', { name: 'Change your pick' }).count()).toBe(0);
    await page.goto('/weekly-picks');
    await expect(page.getByRole('form', { name: 'Week 7 pick' })).toBeVisible();
    await untilStable(page);
    expect(await page.getByRole('button', { name: 'Change pick' }).count()).toBe(0);
  });
});

test('all picks say who has none, instead of that they are hidden @long', async ({ openPage }) => {
  const page = await openPage(season, { as: await samplePlayer(season, 4) });
  await changeResponse(page, '**/api/picks/all', (all: AllPicks) => ({
    ...all,
    picks: all.picks.filter(({ weekNumber }) => weekNumber !== 7),
  }));
  await page.goto('/weekly-picks?tab=all&week=7');
  await expect(page.getByText('No pick yet').first()).toBeVisible();
  expect(await page.getByText('Not shown yet').count()).toBe(0);
});

test('results are in the tab next to picks', async ({ openPage }) => {
  const page = await openPage(season, { as: await samplePlayer(season, 4), width: 360 });
  await page.goto('/weekly-picks');
  await page.getByRole('link', { name: 'Weekly Results', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly Results' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Picks and results' }).getByText('All Picks').click();
  await expect(page.getByRole('tab', { name: 'All Picks', selected: true })).toBeVisible();
  await page.goto('/leaderboard');
  await page.getByRole('link', { name: 'Weekly Results' }).click();
  await page.waitForURL('**/weekly-results');
});

test.describe('the leaderboard', () => {
  test('says in every view whose castaways are all out @long', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 4) });
    await page.routeWebSocket('**/socket.io/**', (socket) => void socket.close());
    await changeResponse(page, '**/api/league/standings', (all: StandingsEntry[]) =>
      all.map((entry, index) =>
        index > 0
          ? entry
          : {
              ...entry,
              draftPicks: entry.draftPicks.map((own) => ({
                ...own,
                castaway: { ...own.castaway, eliminated: true },
              })),
            },
      ),
    );
    await page.goto('/leaderboard');
    for (const [role, view] of [
      ['table', 'Live Rankings'],
      ['list', 'Weekly Picks'],
      ['list', 'League Members'],
    ] as const) {
      await page.getByRole('tab', { name: view }).click();
      await expect(page.getByRole(role, { name: view }).getByText(tribeHasSpoken)).toBeVisible();
    }
  });

  test('breaks an e-mail only at its punctuation @long', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 4), width: 360 });
    await page.routeWebSocket('**/socket.io/**', (socket) => void socket.close());
    const email = 'bartholomewmontgomery@alongnameofahouse.example.com';
    await changeResponse(page, '**/api/league/standings', (all: StandingsEntry[]) =>
      all.map((entry) => ({ ...entry, email })),
    );
    await page.goto('/leaderboard?tab=members');
    const address = page.getByText(email).first();
    await expect(address).toBeVisible();
    // Its lines, by the position of each letter.
    const lines = await address.evaluate((one) => {
      const found: string[] = [];
      let top = Number.NaN;
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          if (box.top !== top) found.push('');
          top = box.top;
          found.push((found.pop() ?? '') + letter);
        }
      }
      return found;
    });
    expect(lines.join('')).toBe(email);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/);
  });
});

for (const { type, path, question, tag } of [
  {
    tag: '',
    type: 'LEADERBOARD',
    path: '/leaderboard',
    question: 'How easy is it to follow the leaderboard?',
  },
  { tag: ' @long', type: 'PROFILE', path: '/profile', question: 'How easy is your profile to use?' },
]) {
  test(`the survey ${type} opens by itself after a while, covers nothing, and does not open again after it was skipped${tag}`, async ({
    openPage,
  }) => {
    const page = await openPage(season, { as: await newPlayer(season), surveys: true });
    await page.clock.install();
    const known = page.waitForResponse(`**/api/feedback/check/${type}`);
    await page.goto(path);
    await known;
    // Time passes meanwhile, so a slow machine needs a margin before the half minute is over.
    await page.clock.runFor(15_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu of' }).click();
    await expect(page.getByRole('menuitem', { name: 'View Profile' })).toBeVisible();
    await page.clock.runFor(17_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).not.toBeAttached();
    await page.clock.runFor(6_000);
    await expect(page.getByRole('dialog').getByRole('group', { name: question })).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(40_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
}

test('an admin who does not play is not addressed as a player @long', async ({ openPage }) => {
  const page = await openPage(season, { as: await admin(season) });
  const main = page.getByRole('main');
  await page.goto('/dashboard');
  await expect(main.getByText('You don’t take part, so there is nothing for you to pick.')).toBeVisible();
  await expect(main.getByText(/^Players select by/)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Week \d+ Picks/, { useInnerText: true });
  const forPlayers = /You joined after|before you came|Your draft/;
  for (const path of ['/preseason-rank', '/weekly-picks', '/profile']) {
    await page.goto(path);
    await expect(main.getByText('You run this league and don’t take part.').first()).toBeVisible();
    await untilStable(page);
    expect(await main.innerText()).not.toMatch(forPlayers);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  const own = await main.getByText(/your (points|season|weekly pick)/i).allInnerTexts();
  expect(own).toEqual([]);
});
