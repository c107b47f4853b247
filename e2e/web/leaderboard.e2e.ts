import type { StandingsEntry } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import type { SignedIn } from '../src/api.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { killProcess, season } from '../src/web/shared-system-client.js';
import type { PageOptions } from '../src/web/open-page.js';
import { admin, newPlayer, samplePlayer } from '../src/web/people.js';
import { expect, test as base } from '../src/web/test.js';

const test = base.extend<{ openBoard: (options: PageOptions) => Promise<Page> }>({
  openBoard: async ({ openPage }, use) => {
    await use(async (options) => {
      const page = await openPage(season, options);
      await page.goto('/leaderboard');
      await showsOrder(page, await boss.client.getStandings());
      return page;
    });
  },
});

let boss: SignedIn;
test.beforeAll(async () => {
  boss = await admin(season);
});

const rowsOf = (page: Page) => page.locator('[data-player]');
const namesOn = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) =>
    rows
      .toSorted((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex))
      .map((row) => row.children[1]?.firstChild?.textContent ?? ''),
  );
const showsOrder = (page: Page, standings: readonly StandingsEntry[]): Promise<void> =>
  eventually(async () => expect(await namesOn(page)).toEqual(standings.map(({ name }) => name)));

/** Its distance from the top of the window, in pixels. */
const topOfBoard = (page: Page): Promise<number> =>
  page.getByPlaceholder('Find a player').evaluate((field) => field.getBoundingClientRect().top);

/** Records from now on the announcements, and how many rows move. */
async function watched(page: Page): Promise<{ said(): Promise<string[]>; glides(): Promise<number> }> {
  await page.evaluate(() => {
    const notes = { said: [] as string[], glides: 0 };
    Object.assign(window, { notes });
    for (const region of document.querySelectorAll('[role="status"][aria-live="polite"]'))
      new MutationObserver(() => {
        if (region.textContent) notes.said.push(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    const { value: animate } = Object.getOwnPropertyDescriptor(Element.prototype, 'animate') as {
      value: Element['animate'];
    };
    Element.prototype.animate = function (this: Element, ...given) {
      if (this.matches('[data-player]')) notes.glides += 1;
      return animate.apply(this, given);
    };
  });
  const notes = () =>
    page.evaluate(() => (window as unknown as { notes: { said: string[]; glides: number } }).notes);
  return { said: async () => (await notes()).said, glides: async () => (await notes()).glides };
}

/** A castaway still in the game, with the week in which almost all players picked them: points there move many. */
async function lever() {
  const [standings, { picks }] = await Promise.all([boss.client.getStandings(), boss.client.listAllPicks()]);
  const placeOf = new Map(standings.map(({ id }, place) => [id, place]));
  const [pick] = picks
    .filter(({ weekNumber, castaway }) => weekNumber <= 6 && !castaway.eliminated)
    .toSorted((one, other) => (placeOf.get(other.userId) ?? 0) - (placeOf.get(one.userId) ?? 0));
  if (!pick) throw new Error('no castaway was picked');
  const { weekNumber: n, castawayId } = pick;
  const points = (await boss.client.getWeekPoints({ params: { n } })).find(
    (entry) => entry.castawayId === castawayId,
  );
  if (!points) throw new Error('no points to change');
  return {
    save: async (more: number) => {
      const entries = [{ castawayId, points: points.points + more }];
      return (await boss.client.saveWeekPoints({ params: { n }, body: { entries, reason: 'A correction' } }))
        .standings;
    },
    undo: async () =>
      (await boss.client.undoWeekPoints({ params: { n }, body: { reason: 'A correction' } })).standings,
  };
}

test.describe('the leaderboard', () => {
  test('moves on every open page when scores are saved, corrected and undone', async ({ openBoard }) => {
    const { save, undo } = await lever();
    const watcher = await samplePlayer(season, 7);
    const wide = await openBoard({ as: watcher, reducedMotion: false });
    const reader = await samplePlayer(season, 8);
    const phone = await openBoard({
      as: reader,
      width: 360,
    });
    await phone.evaluate(() => window.scrollTo(0, 500));
    const notes = [await watched(wide), await watched(phone)] as const;
    const scrolled = await phone.evaluate(() => window.scrollY);
    const top = await topOfBoard(phone);
    const before = await boss.client.getStandings();

    const risen = await save(90);
    try {
      const names = (standings: readonly StandingsEntry[]) => standings.map(({ name }) => name);
      expect(names(risen)).not.toEqual(names(before));
      const leader = risen[0]?.name ?? '';
      for (const page of [wide, phone]) {
        await expect(page.locator('[data-delta]', { hasText: '+90' }).first()).toBeVisible();
        await showsOrder(page, risen);
      }
      // All pages get the new leader, and each page announces it once.
      await expect(
        wide.getByRole('region', { name: 'First Place Spotlight' }).getByText(leader),
      ).toBeVisible();
      const own = risen.find(({ id }) => id === watcher.id);
      await expect(async () => {
        const [said] = await notes[0].said();
        // The draft's seed decides whom the points move: it may be the one who watches.
        const total = `with ${String(own?.totalPoints)} points`;
        if (own?.name === leader) expect(said).toBe(`Leaderboard updated: you lead ${total}.`);
        else {
          expect(said).toContain(`you are now ${String(own?.rank)}`);
          expect(said).toMatch(new RegExp(`${total}; ${leader} leads\\.$`));
        }
      }).toPass();
      await expect(async () => expect(await notes[1].said()).toHaveLength(1)).toPass();

      const corrected = await save(20);
      for (const page of [wide, phone]) {
        await expect(page.locator('[data-delta]', { hasText: '−70' }).first()).toBeVisible();
        await showsOrder(page, corrected);
      }
      // Each update is announced once, and not again without news for this player.
      const newsFor = (standings: readonly StandingsEntry[], id: string) => {
        const own = standings.find((entry) => entry.id === id);
        return [own?.rank, own?.totalPoints, standings[0]?.name].join();
      };
      for (const [index, { id }] of [watcher, reader].entries()) {
        const times = newsFor(risen, id) === newsFor(corrected, id) ? 1 : 2;
        await expect(async () => expect(await notes[index]?.said()).toHaveLength(times)).toPass();
      }
      expect(await notes[0].glides()).toBeGreaterThan(0);
      expect(await notes[1].glides(), 'rows glide for somebody who asked for less motion').toBe(0);
      // The spotlight above may have another number of lines: then the browser scrolls to keep the board in place.
      const isAsScrolled = (await phone.evaluate(() => window.scrollY)) === scrolled;
      expect(isAsScrolled || (await topOfBoard(phone)) === top, 'the page jumped').toBe(true);

      await showsOrder(wide, await undo());
    } finally {
      await save(0);
    }
    await showsOrder(wide, before);
  });

  test('catches up after its connection was lost', async ({ expectErrors, openBoard }) => {
    const { save } = await lever();
    const page = await openBoard({ as: await samplePlayer(season, 7) });
    expectErrors(page, /socket\.io/);
    try {
      await killProcess(season, 'realtime');
      const risen = await save(90);
      await showsOrder(page, risen);
    } finally {
      await save(0);
    }
  });

  test('finds a player by name, keeps its view in the address, and its tabs work by keyboard', async ({
    openBoard,
  }) => {
    const page = await openBoard({ as: await samplePlayer(season, 7) });
    const search = page.getByRole('searchbox', { name: 'Find a player' });
    await search.fill('gale');
    await expect.poll(() => namesOn(page)).toEqual([expect.stringContaining('Gale')]);
    await search.fill('nobody at all');
    await expect(page.getByText('Nobody here is called “nobody at all”.')).toBeVisible();
    await search.fill('');
    await page.getByRole('tab', { name: 'Live Rankings' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/leaderboard?tab=picks');
    const picks = page.getByRole('list', { name: 'Weekly Picks' });
    const card = picks.locator('[aria-posinset="1"]');
    await expect(card.getByText(/^Week \d+: /).first()).toBeVisible();
    const weeks = await card.getByText(/^Week \d+: /).allTextContents();
    const numbers = weeks.map((line) => Number(/\d+/.exec(line)?.[0]));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));

    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/leaderboard?tab=members');
    await page.reload();
    const [leader] = await boss.client.getStandings();
    const member = page.getByRole('list', { name: 'League Members' }).getByRole('listitem').first();
    for (const text of [leader?.name, leader?.email, '#1', `${String(leader?.totalPoints)} pts`])
      await expect(member.getByText(text ?? '', { exact: true })).toBeVisible();
  });

  test('hides e-mails at once from all but admins when an admin hides them', async ({ openPage }) => {
    const members = (page: Page) => page.getByRole('list', { name: 'League Members' });
    const emails = (page: Page) => members(page).getByText('@');
    const open = async (as: SignedIn, width?: number): Promise<Page> => {
      const page = await openPage(season, { as, ...(width !== undefined && { width }) });
      await page.goto('/leaderboard?tab=members');
      await expect(emails(page).first()).toBeVisible();
      return page;
    };
    const player = await open(await samplePlayer(season, 7), 360);
    const watching = await open(boss);
    const office = await openPage(season, { as: boss });
    await office.goto('/admin/season');
    const shown = office.getByRole('switch', { name: 'Show players’ emails to each other' });
    const save = async (): Promise<void> => {
      await office.getByRole('button', { name: 'Save season' }).press('Enter');
      await expect(office.getByText('The season is saved.')).toBeVisible();
    };
    expect(await shown.isChecked()).toBe(true);
    await shown.focus();
    await office.keyboard.press('Space');
    try {
      await save();
      expect(await shown.isChecked()).toBe(false);
      expect(await boss.client.getSeason()).toMatchObject({ showEmails: false });

      await expect(async () => expect(await emails(player).count()).toBe(0)).toPass();
      const card = members(player).getByRole('listitem').first();
      await expect(card.getByText('#1', { exact: true })).toBeVisible();
      expect(await card.innerText()).not.toMatch(/null|undefined/);
      // Its lines are those with text: none is left where the e-mail was.
      expect(await card.evaluate((element) => [...element.children].every((line) => line.textContent))).toBe(
        true,
      );
      await expectNoAxeViolations(player);
      await player.goto('/leaderboard');
      await player.getByRole('searchbox', { name: 'Find a player' }).fill('gale');
      await expect.poll(() => namesOn(player)).toEqual([expect.stringContaining('Gale')]);

      const [{ draftPicks } = { draftPicks: [] }] = await boss.client.getStandings();
      await player.goto(`/castaway/${draftPicks[0]?.castawayId ?? ''}`);
      const owners = player.locator('section').filter({ hasText: 'Owned By' });
      await expect(owners.getByRole('listitem').first()).toBeVisible();
      expect(await owners.innerText()).not.toMatch(/@|null/);

      // The socket's public list removes nothing from the admin's.
      const { save: score } = await lever();
      try {
        const risen = await score(90);
        const [leader] = risen;
        await expect(
          members(watching)
            .getByRole('listitem')
            .first()
            .getByText(leader?.name ?? ''),
        ).toBeVisible();
        await expect(
          watching.getByText(leader?.email ?? 'the leader’s e-mail', { exact: true }),
        ).toBeVisible();
      } finally {
        await score(0);
      }
      await shown.press('Space');
      await save();
      await player.goto('/leaderboard?tab=members');
      await expect(emails(player).first()).toBeVisible();
    } finally {
      await boss.client.updateSeason({ body: { showEmails: true } });
    }
  });

  test('marks the player’s own row and jumps to it, and offers its survey without opening it', async ({
    openBoard,
  }) => {
    const player = await newPlayer(season, 'Zephyr Last');
    await expect(async () =>
      expect((await boss.client.getStandings()).some(({ id }) => id === player.id)).toBe(true),
    ).toPass();
    const page = await openBoard({ as: player, width: 360, height: 640 });
    const own = page.getByRole('row', { name: player.name });
    await expect(own.getByText('You', { exact: true })).toBeAttached();
    await page.getByRole('button', { name: 'Jump to me' }).click();
    await expect(async () => {
      await expect(own).toBeFocused();
      expect(await page.getByRole('button', { name: 'Jump to me' }).count()).toBe(0);
    }).toPass();
    await expect(own.getByText('--')).toBeVisible();
    await page.goto('/leaderboard?tab=picks');
    await page.getByRole('searchbox', { name: 'Find a player' }).fill(player.name);
    await expect(page.getByText('No weekly picks yet.')).toHaveCount(1);
    await page.getByRole('button', { name: 'Rate this page' }).click();
    await expect(page.getByText('How easy is it to follow the leaderboard?').first()).toBeVisible();
  });

  test('shows an error if it can’t be loaded, and retries', async ({ openPage, expectErrors }) => {
    const page = await openPage(season, {
      as: await samplePlayer(season, 7),
    });
    expectErrors(page, /status of 503/, /socket\.io/);
    await page.routeWebSocket('**/socket.io/**', (socket) => void socket.close());
    await page.route('**/socket.io/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.route('**/api/league/standings', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/leaderboard');
    await expect(page.getByText('Unable to load leaderboard right now.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/league/standings');
    await page.getByRole('button', { name: 'Try again' }).click();
    await showsOrder(page, await boss.client.getStandings());
  });
});
