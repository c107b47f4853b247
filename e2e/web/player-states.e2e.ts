/** States that players come upon now and then, each made by an answer of the server. */
import type { AllPicks, League, MyPicks, Ranking, StandingsEntry } from '@torchbearer/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../src/web/answering.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin, newPlayer, samplePlayer } from '../src/web/people.js';
import { settled } from '../src/web/settled.js';

const { openPage } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

const tribeHasSpoken = '🔥 The tribe has spoken.';

describe('names that were typed', () => {
  async function typist(width = 390) {
    const player = await newPlayer(house.preseason);
    await player.client.markWelcomeSeen({ body: {} });
    const page = await openPage(house.preseason, { as: player, width, height: 844 });
    await page.goto('/preseason-rank?mode=text');
    const area = page.getByRole('textbox');
    await expect.poll(async () => (await area.inputValue()).split('\n').length).toBe(18);
    return { player, page, area, names: (await area.inputValue()).split('\n') };
  }
  const order = async ({ client }: Awaited<ReturnType<typeof newPlayer>>) =>
    (await client.getMyRanking()).order.map(({ castaway }) => castaway.name);

  it('are saved by Save Rankings, without Apply before', async () => {
    const { player, page, area, names } = await typist();
    const wanted = [...names].reverse();
    await area.fill(wanted.join('\n'));
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await page.getByText(/^Saved /).waitFor();
    expect(await order(player)).toEqual(wanted);
  });

  it('are refused with the reason where they make no ranking, and stay', async () => {
    const { player, page, area, names } = await typist();
    const typed = ['Nobody', ...names.slice(1)].join('\n');
    await area.fill(typed);
    const reason = page.getByText('Could not find: Nobody');
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await reason.waitFor();
    expect(await reason.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await page.getByRole('button', { name: 'Drag & Drop' }).click();
    expect(await area.inputValue()).toBe(typed);
    expect((await player.client.getMyRanking()).submitted).toBe(false);
    await page.getByRole('button', { name: 'Discard what I typed' }).click();
    await expect.poll(() => area.inputValue()).toBe(names.join('\n'));
  });

  it('stay when the navigation leads to the rankings again, and are what is saved', async () => {
    const { player, page, area, names } = await typist(1440);
    const wanted = [...names].reverse();
    await area.fill(wanted.join('\n'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rankings' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await area.inputValue()).toBe(wanted.join('\n'));
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await page.getByText(/^Saved /).waitFor();
    expect(await order(player)).toEqual(wanted);
  });

  it('are there again for somebody who left and comes back', async () => {
    const { page, area, names } = await typist(1440);
    const typed = ['Somebody', ...names.slice(1)].join('\n');
    await area.fill(typed);
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await link('About').click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByText('Your changes stay in this tab for when you come back.').waitFor();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/about');
    await link('Rankings').click();
    await page.getByText('The names that you typed earlier are back.').waitFor();
    expect(await area.inputValue()).toBe(typed);
    await page.getByRole('button', { name: 'Discard what I typed' }).click();
    await expect.poll(() => area.inputValue()).toBe(names.join('\n'));
  });

  it('are not dropped without a word when rankings lock meanwhile', async () => {
    const { page, area, names } = await typist();
    await page.clock.install();
    await page.reload();
    await area.fill([...names].reverse().join('\n'));
    await answering(page, '**/api/rankings/me', (ranking: Ranking) => ({ ...ranking, locked: true }));
    await page.clock.runFor(31_000);
    await page.getByText('Rankings were locked before the names that you typed were saved.').waitFor();
  });

  it('are said to be applied where it can be seen', async () => {
    const { page, area, names } = await typist();
    await area.fill([...names].reverse().join('\n'));
    await page.getByRole('button', { name: 'Apply Rankings' }).click();
    const note = page.getByText('Rankings updated! Click "Save Rankings" to save.');
    await note.waitFor();
    await expect
      .poll(() =>
        note.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top > 0 && bottom < innerHeight;
        }),
      )
      .toBe(true);
  });
});

it('no card of the ranking is left half in sight by the save bar at 390 px', async () => {
  const player = await newPlayer(house.preseason);
  await player.client.markWelcomeSeen({ body: {} });
  const page = await openPage(house.preseason, { as: player, width: 390, height: 844, touch: true });
  await page.goto('/preseason-rank');
  const button = page.getByRole('button', { name: 'Save Rankings' });
  await button.waitFor();
  const bar = await button.evaluate((one) => {
    const { left, right, bottom } = (one.parentElement ?? one).getBoundingClientRect();
    return { left, right, below: innerHeight - bottom };
  });
  expect(bar).toEqual({ left: 0, right: 390, below: 0 });

  await settled(page);
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

describe('after an admin has unlocked rankings', () => {
  /** A page of somebody who may rank again: the deadline has passed, and only the draft ends it. */
  async function reopened() {
    const player = await newPlayer(house.preseason);
    await player.client.markWelcomeSeen({ body: {} });
    // No week is active yet.
    const page = await openPage(house.preseason, { as: player, expectErrors: [/status of 404/] });
    await answering(page, '**/api/config', (config: { season: object }) => ({
      ...config,
      season: { ...config.season, rankingsCloseAt: '2020-01-01T20:00:00.000Z' },
    }));
    let asked = 0;
    await answering(page, '**/api/rankings/me', (ranking: Ranking) => {
      asked += 1;
      return { ...ranking, locked: false, closesAt: null };
    });
    return { page, asked: () => asked };
  }

  it('the box says that they are open, and the server is left in peace', async () => {
    const { page, asked } = await reopened();
    await page.clock.install();
    await page.goto('/preseason-rank');
    await page.getByText('Open again until the draft runs').waitFor();
    const before = asked();
    await page.clock.runFor(20_000);
    expect(asked()).toBe(before);
    expect(await page.getByText('Expired').count()).toBe(0);
  });

  it('the dashboard and How to Play say so too', async () => {
    const { page } = await reopened();
    await page.goto('/dashboard');
    await page.getByText('Open again until the draft runs.').waitFor();
    expect(await page.getByText('Expired').count()).toBe(0);
    await page.goto('/how-to-play');
    await page.getByText('They are open again until the draft runs.').waitFor();
    expect(await page.getByText('They locked on').count()).toBe(0);
  });
});

describe('a page that is open while the draft runs', () => {
  it('learns of it, and says what locked it', async () => {
    const player = await newPlayer(house.preseason);
    await player.client.markWelcomeSeen({ body: {} });
    const page = await openPage(house.preseason, { as: player });
    await page.clock.install();
    await page.goto('/preseason-rank');
    await page.getByText('castaways to rank').waitFor();
    await answering(page, '**/api/rankings/me', (ranking: Ranking) => ({
      ...ranking,
      locked: true,
      submitted: true,
    }));
    let draftStatus: League['draftStatus'] = 'IN_PROGRESS';
    await answering(page, '**/api/league', (league: League) => ({ ...league, draftStatus }));
    await page.clock.runFor(31_000);
    await page.getByText('The draft is running, and editing is no longer available.').waitFor();
    expect(await page.getByText('The deadline has passed').count()).toBe(0);
    draftStatus = 'COMPLETED';
    await page.clock.runFor(2_500);
    await page.getByText('The draft is completed, castaways were assigned from the rankings').waitFor();
    expect(await page.getByText('the draft is next').count()).toBe(0);
  });
});

it('somebody who signs up after the draft is not asked to start ranking', async () => {
  const page = await openPage(house.season, { as: await newPlayer(house.season) });
  await page.goto('/preseason-rank');
  const welcome = page.getByRole('dialog', { name: 'Beware Advantage' });
  await welcome.getByText('You came after rankings were locked').waitFor();
  expect(await welcome.getByRole('button', { name: 'Start ranking' }).count()).toBe(0);
  await welcome.getByRole('button', { name: 'See how it stands' }).click();
  await page.getByText('You joined after it, so there is nothing to rank.').waitFor();
});

describe('the dashboard', () => {
  async function dashboard(change: (mine: MyPicks) => unknown) {
    const page = await openPage(house.season, { as: await samplePlayer(house.season, 4) });
    await answering(page, '**/api/picks/me', change);
    await page.goto('/dashboard');
    return page;
  }
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  it('asks for no pick in a week that has closed', async () => {
    const page = await dashboard((mine) => ({
      ...mine,
      week: { ...mine.week, picksCloseAt: '2020-01-01T00:00:00.000Z' },
    }));
    await title(page, 'Week 7 Picks Are Closed');
    await page.getByText('Picks are closed for this week', { exact: true }).waitFor();
    expect(await page.getByText(/^Select by/).count()).toBe(0);
  });

  it('offers no change of a pick to somebody whose castaways are all out', async () => {
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
    await page.getByText('You have nobody else in the game to change it to.').waitFor();
    expect(await page.getByRole('link', { name: 'Change your pick' }).count()).toBe(0);
    await page.goto('/weekly-picks');
    await page.getByRole('form', { name: 'Week 7 pick' }).waitFor();
    await settled(page);
    expect(await page.getByRole('button', { name: 'Change pick' }).count()).toBe(0);
  });

  it('takes an empty answer for the news that no week is active', async () => {
    const page = await dashboard(() => null);
    await page.getByText('No active week is available yet.').waitFor();
    await page.goto('/weekly-picks');
    await page.getByText('No active week is available yet.').waitFor();
    expect(await page.getByText('Unable to load').count()).toBe(0);
  });
});

it('everybody’s picks say who has none, and not that they are hidden', async () => {
  const page = await openPage(house.season, { as: await samplePlayer(house.season, 4) });
  await answering(page, '**/api/picks/all', (all: AllPicks) => ({
    ...all,
    picks: all.picks.filter(({ weekNumber }) => weekNumber !== 7),
  }));
  await page.goto('/weekly-picks?tab=all&week=7');
  await page.getByText('No pick yet').first().waitFor();
  expect(await page.getByText('Not shown yet').count()).toBe(0);
});

it('results stand beside picks, a tab further', async () => {
  const page = await openPage(house.season, { as: await samplePlayer(house.season, 4), width: 360 });
  await page.goto('/weekly-picks');
  await page.getByRole('link', { name: 'Weekly Results', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Weekly Results' }).waitFor();
  await page.getByRole('navigation', { name: 'Picks and results' }).getByText('All Picks').click();
  await page.getByRole('tab', { name: 'All Picks', selected: true }).waitFor();
  await page.goto('/leaderboard');
  await page.getByRole('link', { name: 'Weekly Results' }).click();
  await page.waitForURL('**/weekly-results');
});

it('a fault of the server is not explained by the connection', async () => {
  const page = await openPage(house.season, {
    as: await samplePlayer(house.season, 4),
    expectErrors: [/status of 500/],
  });
  await page.route('**/api/results', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/weekly-results');
  await page.getByText('Unable to load weekly results.').waitFor();
  await page.getByText('It is not your connection').waitFor();
  expect(await page.getByText('Check your connection').count()).toBe(0);
});

describe('the leaderboard', () => {
  it('says in every view whose castaways are all out', async () => {
    const page = await openPage(house.season, { as: await samplePlayer(house.season, 4) });
    await page.routeWebSocket('**/socket.io/**', (socket) => void socket.close());
    await answering(page, '**/api/league/standings', (all: StandingsEntry[]) =>
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
      await page.getByRole(role, { name: view }).getByText(tribeHasSpoken).waitFor();
    }
  });

  it('breaks an e-mail at its signs only', async () => {
    const page = await openPage(house.season, { as: await samplePlayer(house.season, 4), width: 360 });
    await page.routeWebSocket('**/socket.io/**', (socket) => void socket.close());
    const email = 'bartholomewmontgomery@alongnameofahouse.example.com';
    await answering(page, '**/api/league/standings', (all: StandingsEntry[]) =>
      all.map((entry) => ({ ...entry, email })),
    );
    await page.goto('/leaderboard?tab=members');
    const address = page.getByText(email).first();
    await address.waitFor();
    // Its lines, by where each letter stands.
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

describe.each([
  { type: 'LEADERBOARD', path: '/leaderboard', question: 'How easy is it to follow the leaderboard?' },
  { type: 'PROFILE', path: '/profile', question: 'How easy is your profile to use?' },
])('the survey $type', ({ type, path, question }) => {
  it('opens by itself after a while, on top of nothing, and not again once it was skipped', async () => {
    const page = await openPage(house.season, { as: await newPlayer(house.season), surveys: true });
    await page.clock.install();
    const known = page.waitForResponse(`**/api/feedback/check/${type}`);
    await page.goto(path);
    await known;
    // Time goes on beside it, so that a slow machine needs room before the half minute is over.
    await page.clock.runFor(15_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu of' }).click();
    await page.getByRole('menuitem', { name: 'View Profile' }).waitFor();
    await page.clock.runFor(17_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.clock.runFor(6_000);
    await page.getByRole('dialog').getByRole('group', { name: question }).waitFor();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.runFor(40_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

it('an admin who takes no part is not written to as a player', async () => {
  const page = await openPage(house.season, { as: await admin(house.season), reducedMotion: true });
  const main = page.getByRole('main');
  await page.goto('/dashboard');
  await main.getByText('You don’t take part, so there is nothing for you to pick.').waitFor();
  await main.getByText(/^Players select by/).waitFor();
  await expect.poll(() => main.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Week \d+ Picks/);
  const forPlayers = /You joined after|before you came|Your draft/;
  for (const path of ['/preseason-rank', '/weekly-picks', '/profile']) {
    await page.goto(path);
    await main.getByText('You run this league and don’t take part.').first().waitFor();
    await settled(page);
    expect(await main.innerText()).not.toMatch(forPlayers);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  const own = await main.getByText(/your (points|season|weekly pick)/i).allInnerTexts();
  expect(own).toEqual([]);
});
