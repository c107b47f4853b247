import type { AllPicks, MyPicks } from '@torchbearer/contract';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../src/api.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { draftedPlayer, newPlayer, samplePlayer } from '../src/web/people.js';
import { settled } from '../src/web/settled.js';

const { openPage, expectErrors } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

/** Somebody with two castaways who are both still in: chance deals to latecomers. */
async function withTwoLive(): Promise<SignedIn & { readonly names: readonly string[] }> {
  for (let tries = 0; tries < 12; tries++) {
    const player = await draftedPlayer(house.season);
    const live = (await player.client.getMyPicks()).assigned.filter(({ castaway }) => !castaway.eliminated);
    if (live.length === 2) return { ...player, names: live.map(({ castaway }) => castaway.name) };
  }
  throw new Error('nobody was dealt two live castaways');
}

/** Presses Tab until what has the focus is this. */
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

describe('a pick', () => {
  it('is made and changed by keyboard alone, and is on the receipt as the server has it', async () => {
    const player = await withTwoLive();
    const page = await openPage(house.season, { as: player });
    await page.goto('/weekly-picks');
    await page.getByRole('radiogroup').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Submit Pick' }).isDisabled()).toBe(true);
    await tabTo(page, hasFocus(page, 'radio'));
    await page.keyboard.press('Space');
    await page.getByText('SELECTED', { exact: true }).waitFor();
    await tabTo(page, hasFocus(page, 'button', 'Submit Pick'));
    await page.keyboard.press('Enter');
    await receipt(page).waitFor();
    await expect.poll(() => receipt(page).evaluate((paper) => paper === document.activeElement)).toBe(true);
    const first = (await player.client.getMyPicks()).pick;
    const saved = receipt(page).locator('time').first();
    await expect.poll(() => saved.getAttribute('datetime')).toBe(first?.submittedAt);
    await expect
      .poll(() => saved.innerText())
      .toMatch(/\d:\d\d:\d\d [AP]M PT \(.*\d:\d\d:\d\d [AP]M your time\)/);
    await expect.poll(() => receipt(page).innerText()).toContain(first?.castaway.name);
    await settled(page);
    await expectNoAxeViolations(page);

    await tabTo(page, hasFocus(page, 'button', 'Change pick'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const other = player.names.find((name) => name !== first?.castaway.name);
    await page.getByRole('region', { name: `Week 7: your torch is with ${other}` }).waitFor();
    expect((await player.client.getMyPicks()).pick?.castaway.name).toBe(other);
  });

  it('that the server refuses is not shown as saved, and a closed week locks the screen', async () => {
    const player = await withTwoLive();
    const page = await openPage(house.season, { as: player, expectErrors: [/status of 423/] });
    // The league's week must stay open for the tests beside this one.
    const closed = { error: 'Picks for this week are closed.', code: 'PICKS_CLOSED', requestId: 'a-request' };
    await page.route('**/api/picks/me', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 423, json: closed }) : route.fallback(),
    );
    await page.goto('/weekly-picks');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit Pick' }).click();
    await page.getByRole('alert').getByText(closed.error).waitFor();
    await page.getByText('Expired').waitFor();
    await expect.poll(() => page.getByRole('radio', { disabled: false }).count()).toBe(0);
    await expect.poll(() => receipt(page).count()).toBe(0);
    expect((await player.client.getMyPicks()).pick).toBeNull();
  });

  it('for a week that is no longer active is not saved, and the screen goes to the one that is', async () => {
    const player = await withTwoLive();
    const page = await openPage(house.season, { as: player, expectErrors: [/status of 409/] });
    // As it was before the league went on: this page still shows the week before.
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
    await page.getByRole('form', { name: 'Week 6 pick' }).waitFor();
    isOld = false;
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit Pick' }).click();
    await page.getByRole('form', { name: 'Week 7 pick' }).waitFor();
    await page
      .getByRole('alert')
      .getByText('Week 7 is active now. Please look at it and pick again.')
      .waitFor();
    expect((await player.client.getMyPicks()).pick).toBeNull();
    await settled(page);
    await expectNoAxeViolations(page);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit Pick' }).click();
    await expect.poll(async () => (await player.client.getMyPicks()).pick?.weekNumber).toBe(7);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('locks by itself at the deadline, by the server’s clock', async () => {
    const page = await openPage(house.season, { as: await withTwoLive() });
    // A clock that is an hour late changes nothing.
    await page.clock.install({ time: Date.now() - 60 * 60_000 });
    const picksCloseAt = new Date(Date.now() + 10_000).toISOString();
    await page.route('**/api/picks/me', async (route) => {
      const response = await route.fetch();
      const mine = (await response.json()) as MyPicks;
      await route.fulfill({ response, json: { ...mine, week: { ...mine.week, picksCloseAt } } });
    });
    await page.goto('/weekly-picks');
    await page.getByRole('radio').first().check();
    await page.getByText('Expired').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Submit Pick' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('radio', { disabled: false }).count()).toBe(0);
    await page.getByText('Picks for week 7 are closed.').first().waitFor();
  });

  it('has a deadline that goes into a calendar', async () => {
    const player = await samplePlayer(house.season, 0);
    const page = await openPage(house.season, { as: player });
    await page.goto('/weekly-picks');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('week-7.ics');
    const { week } = await player.client.getMyPicks();
    const at = week.picksCloseAt.replaceAll(/[-:]|\.\d+/g, '');
    expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART:${at}\r\n`);
  });

  it('is an invitation for whoever has not drafted, and where no week is active', async () => {
    const late = await openPage(house.season, { as: await newPlayer(house.season) });
    await late.goto('/weekly-picks');
    await late.getByText('You have no castaways yet.').waitFor();
    const early = await openPage(house.preseason, { as: await newPlayer(house.preseason) });
    expectErrors(early, /status of 404/);
    await early.goto('/weekly-picks');
    await early.getByText('No active week is available yet.').waitFor();
    // An empty answer says the same as a 404.
    await early.route('**/api/picks/me', (route) => route.fulfill({ json: [] }));
    await early.reload();
    await early.getByText('No active week is available yet.').waitFor();
    await early.getByRole('link', { name: 'Rank your castaways' }).click();
    await early.waitForURL('**/preseason-rank');
  });
});

describe('everybody’s picks', () => {
  it('are filtered by week and name, by keyboard too, and the address remembers it', async () => {
    const page = await openPage(house.season, { as: await samplePlayer(house.season, 4) });
    await page.goto('/weekly-picks');
    await page.getByRole('tab', { name: 'My Picks' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('columnheader', { name: 'Week 3' }).waitFor();
    await page.getByRole('button', { name: 'Week 6' }).click();
    expect(new URL(page.url()).search).toBe('?tab=all&week=6');
    const coral = page.getByRole('row', { name: /Coral Whitfield/ });
    await coral.getByText('Auto-selected').waitFor();
    await expect.poll(() => page.getByRole('columnheader', { name: 'Week 3' }).count()).toBe(0);
    await page.reload();
    await coral.waitFor();
    await page.getByLabel('Search players by name').fill('coral');
    await page.getByText('1 player', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'All Weeks' }).click();
    expect(new URL(page.url()).search).toBe('?tab=all');
    await page.getByRole('columnheader', { name: 'Week 3' }).waitFor();
  });

  it.each([1440, 360])('of thousands draw only those in sight, at %i px', async (width) => {
    const page = await openPage(house.season, { as: await samplePlayer(house.season, 4), width });
    await page.route('**/api/picks/all', async (route) => {
      const response = await route.fetch();
      const all = (await response.json()) as AllPicks;
      const crowd = Array.from({ length: 3_000 }, (_, n) => {
        const name = `Zed ${String(n).padStart(4, '0')}`;
        return { id: name, name };
      });
      await route.fulfill({ response, json: { ...all, users: [...all.users, ...crowd] } });
    });
    await page.goto('/weekly-picks?tab=all');
    await page.getByText('Zed 0000').or(page.getByText('Coral Whitfield')).first().waitFor();
    const drawn = page.locator('[data-index]');
    await expect.poll(() => drawn.count()).toBeLessThan(80);
    const last = page.getByText('Zed 2999');
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return await last.count();
      })
      .toBe(1);
    await expect.poll(() => drawn.count()).toBeLessThan(80);
  });
});

describe('weekly results', () => {
  it('have the newest week first, most points first, and mark the viewer’s pick', async () => {
    const page = await openPage(house.season, { as: await samplePlayer(house.season, 0), width: 360 });
    await page.goto('/weekly-results');
    await page.getByText('Your pick', { exact: true }).waitFor();
    const tabs = await page.getByRole('tab').allInnerTexts();
    expect(tabs).toEqual(['Week 6', 'Week 5', 'Week 4', 'Week 3']);
    const points = async () =>
      (await page.getByRole('row').locator('td:last-child').allInnerTexts()).map(Number);
    expect(await points()).toEqual((await points()).sort((a, b) => b - a));
    await page.getByRole('tab', { name: 'Week 6' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Week 5' }).waitFor();
    expect(new URL(page.url()).search).toBe('?week=5');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBe(0);
    await settled(page);
    await expectNoAxeViolations(page);
  });
});
