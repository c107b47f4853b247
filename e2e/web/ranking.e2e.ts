import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../src/api.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import { centre, dragByMouse, fingerOn } from '../src/web/gestures.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import type { PageOptions } from '../src/web/open-page.js';
import { newPlayer, samplePlayer } from '../src/web/people.js';
import { settled } from '../src/web/settled.js';

const { openPage, expectErrors } = useBrowser();
let house: WebLeagues;
let names: readonly string[];
beforeAll(async () => {
  house = await leagues();
  const { client } = await newPlayer(house.preseason);
  names = (await client.getMyRanking()).order.map(({ castaway }) => castaway.name);
});

/** Somebody who has seen the welcome, on their rankings, which are by name so far. */
async function ranker(options: PageOptions = {}, path = '/preseason-rank') {
  const player = await newPlayer(house.preseason);
  await player.client.markWelcomeSeen({ body: {} });
  const page = await openPage(house.preseason, { as: player, ...options });
  await page.goto(path);
  await page.getByText('castaways to rank').waitFor();
  return { player, page };
}

const list = (page: Page): Locator => page.getByRole('list', { name: 'Your ranking' });
const card = (page: Page, n: number): Locator =>
  list(page)
    .getByRole('listitem')
    .nth(n - 1);
const grip = (page: Page, name = ''): Locator => page.getByRole('button', { name: `Drag ${name}` });
const name = (n: number): string => names[n - 1] ?? '';
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save Rankings' }).click();

/** The names as the page has them from top to bottom. */
const shown = async (page: Page): Promise<string[]> => {
  const labels = await list(page)
    .getByRole('button', { name: /^Drag / })
    .evaluateAll((grips) => grips.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Drag ', ''));
};
const shows = (page: Page, wanted: readonly string[]) =>
  eventually(async () => expect(await shown(page)).toEqual(wanted));
/** The names with the one at `from` put at `to`, both from 1. */
const moved = (from: number, to: number): string[] => {
  const others = names.filter((_, index) => index !== from - 1);
  return [...others.slice(0, to - 1), name(from), ...others.slice(to - 1)];
};
const saved = async ({ client }: SignedIn): Promise<string[]> => {
  const { order, submitted } = await client.getMyRanking();
  return submitted ? order.map(({ castaway }) => castaway.name) : [];
};
const said = (page: Page, words: string): Promise<void> =>
  page.locator('[aria-live]', { hasText: words }).first().waitFor({ state: 'attached' });

describe('ranking by mouse', () => {
  it('moves a card to where it is dropped, and back by undo', async () => {
    const { player, page } = await ranker({ height: 1_200 });
    const [from, to] = [await centre(card(page, 1)), await centre(card(page, 5))];
    await dragByMouse(page, from, to, true);
    await said(page, `${name(1)} moves to number 5 of 18.`);
    await page.mouse.up();
    await shows(page, moved(1, 5));
    await page.getByText('Unsaved changes').waitFor();

    await page.keyboard.press('Control+z');
    await shows(page, names);
    await page.getByRole('button', { name: 'Redo' }).click();
    await shows(page, moved(1, 5));
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Control+Shift+Z');
    await save(page);
    await page.getByText(/^Saved \w+, \w+ \d+, \d+:\d\d:\d\d [AP]M PT$/).waitFor();
    expect(await saved(player)).toEqual(moved(1, 5));
    await page.reload();
    await shows(page, moved(1, 5));
  });

  it('moves a card to a position that is typed, without any dragging', async () => {
    const { page } = await ranker();
    await page.getByRole('button', { name: `3. Move ${name(3)} to position …` }).click();
    const dialog = page.getByRole('dialog', { name: `Move ${name(3)}` });
    await dialog.getByLabel('Position, 1 to 18').fill('19');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.getByText('Please enter a number from 1 to 18').waitFor();
    await dialog.getByLabel('Position, 1 to 18').fill('1');
    await page.keyboard.press('Enter');
    await shows(page, moved(3, 1));
    await said(page, `${name(3)} is now number 1 of 18.`);
  });
});

describe('ranking by touch', () => {
  const phone = { width: 360, height: 780, touch: true };

  it('lifts a card that is held, scrolls the page under one that isn’t, and takes the grip at once', async () => {
    const { page } = await ranker(phone);
    const finger = await fingerOn(page);
    await card(page, 1).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    const third = await centre(card(page, 3));
    await finger.draw(third, { x: third.x, y: third.y - 200 }, 0);
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 50));
    expect(await shown(page)).toEqual(names);

    await card(page, 1).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await finger.draw(await centre(card(page, 1)), await centre(card(page, 3)), 400);
    await shows(page, moved(1, 3));
    await page.getByRole('button', { name: 'Undo' }).tap();
    await shows(page, names);

    // Away from the edges of the window, where a drag scrolls the page.
    await card(page, 3).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await finger.draw(await centre(grip(page, name(2))), await centre(grip(page, name(4))), 0);
    await shows(page, moved(2, 4));
  });
});

/** What was said is also seen, and the places that the keys lead to are measured. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );

describe('ranking by keyboard alone', () => {
  it('lifts, moves and puts down a card, and says each step', async () => {
    const { player, page } = await ranker();
    await grip(page, name(1)).focus();
    await page.keyboard.press('Space');
    await said(page, `Picked up ${name(1)}, number 1 of 18.`);
    await drawn(page);
    await page.keyboard.press('ArrowRight');
    await said(page, `${name(1)} moves to number 2 of 18.`);
    await page.keyboard.press('ArrowDown');
    await said(page, `${name(1)} moves to number 5 of 18.`);
    await page.keyboard.press('Space');
    await said(page, `${name(1)} is now number 5 of 18.`);
    await shows(page, moved(1, 5));
    const focused = (one: Element): boolean => one === document.activeElement;
    await eventually(async () => expect(await grip(page, name(1)).evaluate(focused)).toBe(true));

    await page.keyboard.press('Space');
    await said(page, `Picked up ${name(1)}, number 5 of 18.`);
    await drawn(page);
    await page.keyboard.press('End');
    await said(page, `${name(1)} moves to number 18 of 18.`);
    await page.keyboard.press('Escape');
    await said(page, `Left as it was: ${name(1)} is number 5 of 18.`);
    expect(await shown(page)).toEqual(moved(1, 5));

    await page.getByRole('button', { name: 'Save Rankings' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Saved /).waitFor();
    expect(await saved(player)).toEqual(moved(1, 5));
  });
});

describe('ranking by text', () => {
  it('says what is wrong with a text, and takes a right one', async () => {
    const { player, page } = await ranker();
    await page.getByRole('button', { name: 'Text Entry' }).click();
    const area = page.getByRole('textbox');
    await expect.poll(() => area.inputValue()).toBe(names.join('\n'));
    const apply = async (lines: readonly string[], says: string): Promise<void> => {
      await area.fill(lines.join('\n'));
      await page.getByRole('button', { name: 'Apply Rankings' }).click();
      await page.getByText(says, { exact: true }).waitFor();
    };
    await apply(names.slice(1), 'Please enter exactly 18 castaway names (one per line)');
    await apply(['Nobody', 'No one', ...names.slice(2)], 'Could not find: Nobody, No one');
    await apply([name(2), ...names.slice(1)], `More than once: ${name(2)}. Missing: ${name(1)}.`);
    const [first = '', ...rest] = [...names].reverse();
    await apply(
      ['', ` "${first.toUpperCase().replace(' ', '   ')}" `, ...rest],
      'Rankings updated! Click "Save Rankings" to save.',
    );
    await shows(page, [...names].reverse());
    expect(await saved(player)).toEqual([]);
    await save(page);
    await page.getByText(/^Saved /).waitFor();
    expect(await saved(player)).toEqual([...names].reverse());
  });
});

describe('a ranking that is not saved', () => {
  const moveToTop = async (page: Page, n: number): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${n}\\. Move `) }).click();
    await page.getByRole('button', { name: 'To the top' }).click();
    await shows(page, moved(n, 1));
  };

  it('survives a reload, and asks before it is left', async () => {
    const { page } = await ranker();
    await moveToTop(page, 4);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await shows(page, moved(4, 1));
    await page.getByText('Your unsaved changes from earlier are back.').waitFor();

    await page.getByRole('link', { name: 'Leaderboard' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Leaderboard' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/leaderboard');
  });

  it('is told why: by the server, or that it could not be saved', async () => {
    const { page } = await ranker();
    expectErrors(page, /status of 50\d|ERR_FAILED/);
    await moveToTop(page, 2);
    await page.route('**/api/rankings/me', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await save(page);
    await page.getByRole('alert').getByText('Unable to save rankings').waitFor();
    await page.unroute('**/api/rankings/me');
    let answer: (() => void) | undefined;
    await page.route('**/api/rankings/me', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await save(page);
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    await eventually(() => {
      if (answer === undefined) throw new Error('nothing was sent');
    });
    answer?.();
    await page.getByText(/^Saved /).waitFor();
  });

  it('learns that rankings were locked meanwhile', async () => {
    const { page } = await ranker({ expectErrors: [/status of 423/] });
    await moveToTop(page, 3);
    const locked = { error: 'Rankings are locked', code: 'RANKINGS_LOCKED', requestId: 'r-1' };
    await page.route('**/api/rankings/me', async (route) => {
      if (route.request().method() === 'POST') return await route.fulfill({ status: 423, json: locked });
      const answer = await route.fetch();
      return await route.fulfill({ json: { ...((await answer.json()) as object), locked: true } });
    });
    await save(page);
    await page.getByRole('heading', { name: 'Preseason Rankings - Locked' }).waitFor();
    await page.getByText('Rankings were locked before your last changes were saved.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Save Rankings' }).count()).toBe(0);
  });
});

describe('locked rankings', () => {
  it('are dimmed, and can’t be changed', async () => {
    const page = await openPage(house.season, {
      as: await samplePlayer(house.season, 3),
      reducedMotion: true,
    });
    await page.goto('/preseason-rank');
    await page.getByRole('heading', { name: 'Preseason Rankings - Locked', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Rankings are now locked.' }).waitFor();
    await settled(page);
    await expect.poll(() => list(page).getByRole('listitem').count()).toBe(18);
    await expect.poll(() => list(page).getByRole('button').count()).toBe(0);
    for (const control of ['Save Rankings', 'Drag & Drop', 'Text Entry', 'Undo'])
      await expect.poll(() => page.getByRole('button', { name: control }).count()).toBe(0);
    const opacities = await list(page).evaluate((one) => {
      const found = [];
      for (let at: Element | null = one; at; at = at.parentElement) found.push(getComputedStyle(at).opacity);
      return found.filter((opacity) => opacity !== '1');
    });
    expect(opacities).toEqual(['0.6']);
    await expectNoAxeViolations(page);
  });
});

describe('the welcome', () => {
  it('is shown until it is dismissed, and then never again', async () => {
    const player = await newPlayer(house.preseason);
    const page = await openPage(house.preseason, { as: player, reducedMotion: true });
    await page.goto('/preseason-rank');
    const welcome = page.getByRole('dialog', { name: 'Beware Advantage' });
    await welcome.waitFor();
    await settled(page);
    await expectNoAxeViolations(page);
    await welcome.getByRole('button', { name: 'Start ranking' }).click();
    await welcome.waitFor({ state: 'detached' });
    await eventually(async () => expect((await player.client.getMe()).hasSeenWelcome).toBe(true));
    const again = await openPage(house.preseason, { as: player });
    await again.goto('/preseason-rank');
    await again.getByText('castaways to rank').waitFor();
    expect(await again.getByRole('dialog').count()).toBe(0);
  });

  it('stays away in this session though the server could not be told', async () => {
    const page = await openPage(house.preseason, {
      as: await newPlayer(house.preseason),
      expectErrors: [/ERR_FAILED/],
    });
    await page.route('**/api/users/mark-welcome-seen', (route) => route.abort());
    await page.goto('/preseason-rank');
    await page.getByRole('button', { name: 'Start ranking' }).click();
    await page.reload();
    await page.getByText('castaways to rank').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the survey about ranking', () => {
  const question = 'How easy was it to rank your castaways on this page?';

  /** Saves, and lets half a minute pass. */
  async function asked(page: Page): Promise<Locator> {
    const known = page.waitForResponse('**/api/feedback/check/PRESEASON_RANKING');
    await page.clock.install();
    await page.reload();
    await known;
    await save(page);
    await page.getByText(/^Saved /).waitFor();
    await page.clock.fastForward(29_000);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.clock.fastForward(1_500);
    await page.clock.resume();
    return page.getByRole('dialog');
  }

  it('comes half a minute after a save, wants something said, and comes once', async () => {
    const { player, page } = await ranker({ expectErrors: [/ERR_FAILED/] });
    const survey = await asked(page);
    await survey.getByRole('group', { name: question }).waitFor();
    await expect.poll(() => survey.getByRole('radio').count()).toBe(5);
    await page.route('**/api/feedback', (route) => route.abort());
    await expect.poll(() => survey.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
    await survey.getByText('Very Easy').click();
    await survey.getByRole('button', { name: 'Submit' }).click();
    await survey.getByRole('alert').getByText('Failed to submit feedback. Please try again.').waitFor();
    await page.unroute('**/api/feedback');
    await survey.getByRole('button', { name: 'Submit' }).click();
    await survey.waitFor({ state: 'detached' });
    const params = { surveyType: 'PRESEASON_RANKING' } as const;
    expect(await player.client.checkFeedback({ params })).toEqual({ hasSubmitted: true });
  });

  it('can be skipped', async () => {
    const { player, page } = await ranker();
    const survey = await asked(page);
    await survey.getByRole('button', { name: 'Skip' }).click();
    await survey.waitFor({ state: 'detached' });
    const params = { surveyType: 'PRESEASON_RANKING' } as const;
    expect(await player.client.checkFeedback({ params })).toEqual({ hasSubmitted: false });
  });
});

it.each(['dark', 'light'] as const)(
  'has no accessibility violations while ranking, in %s colors',
  async (scheme) => {
    const { page } = await ranker({ scheme, width: 360, reducedMotion: true });
    await settled(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Text Entry' }).click();
    await page.getByRole('textbox').waitFor();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

it('says what could not be loaded, and tries again', async () => {
  const player = await newPlayer(house.preseason);
  await player.client.markWelcomeSeen({ body: {} });
  const page = await openPage(house.preseason, { as: player, expectErrors: [/status of 400/] });
  await page.route('**/api/rankings/me', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/preseason-rank');
  await page.getByRole('alert').getByText('Unable to load your rankings right now.').waitFor();
  await page.unroute('**/api/rankings/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(page, names);
});
