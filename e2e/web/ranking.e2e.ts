import type { Locator, Page } from '@playwright/test';
import type { SignedIn } from '../src/api.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { centre, dragByMouse, fingerOn } from '../src/web/gestures.js';
import { preseason, season } from '../src/web/shared-system-client.js';
import type { PageOptions } from '../src/web/open-page.js';
import { newPlayer, samplePlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test as base } from '../src/web/test.js';

interface Ranker {
  readonly player: SignedIn;
  readonly page: Page;
}

const test = base.extend<{
  /** A player who has seen the welcome, on their rankings, which are still by name. */
  ranker: (options?: PageOptions) => Promise<Ranker>;
}>({
  ranker: async ({ openPage }, use) => {
    await use(async (options = {}) => {
      const player = await newPlayer(preseason);
      await player.client.markWelcomeSeen({ body: {} });
      const page = await openPage(preseason, { as: player, ...options });
      await page.goto('/preseason-rank');
      await expect(page.getByText('castaways to rank')).toBeVisible();
      return { player, page };
    });
  },
});

let names: readonly string[];
test.beforeAll(async () => {
  const { client } = await newPlayer(preseason);
  names = (await client.getMyRanking()).order.map(({ castaway }) => castaway.name);
});

const list = (page: Page): Locator => page.getByRole('list', { name: 'Your ranking' });
const card = (page: Page, n: number): Locator =>
  list(page)
    .getByRole('listitem')
    .nth(n - 1);
const grip = (page: Page, name = ''): Locator => page.getByRole('button', { name: `Drag ${name}` });
const name = (n: number): string => names[n - 1] ?? '';
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save Rankings' }).click();

/** The names on the page from top to bottom. */
const shown = async (page: Page): Promise<string[]> => {
  const labels = await list(page)
    .getByRole('button', { name: /^Drag / })
    .evaluateAll((grips) => grips.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Drag ', ''));
};
const shows = (page: Page, wanted: readonly string[]) =>
  eventually(async () => expect(await shown(page)).toEqual(wanted));
/** The names after moving the one at `from` to `to`, both from 1. */
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

test.describe('ranking by mouse', () => {
  test('moves a card to a typed position or to where it is dropped, and back with Undo', async ({
    ranker,
  }) => {
    const { player, page } = await ranker({ height: 1_200, reducedMotion: false });
    await page.getByRole('button', { name: `3. Move ${name(3)} to position …` }).click();
    const dialog = page.getByRole('dialog', { name: `Move ${name(3)}` });
    await dialog.getByLabel('Position, 1 to 18').fill('19');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog.getByText('Please enter a number from 1 to 18')).toBeVisible();
    await dialog.getByLabel('Position, 1 to 18').fill('1');
    await page.keyboard.press('Enter');
    await shows(page, moved(3, 1));
    await said(page, `${name(3)} is now number 1 of 18.`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(page, names);
    await untilStable(page);

    const [from, to] = [await centre(card(page, 1)), await centre(card(page, 5))];
    await dragByMouse(page, from, to, true);
    await said(page, `${name(1)} moves to number 5 of 18.`);
    await page.mouse.up();
    await shows(page, moved(1, 5));
    await expect(page.getByText('Unsaved changes')).toBeVisible();

    await page.keyboard.press('Control+z');
    await shows(page, names);
    await page.getByRole('button', { name: 'Redo' }).click();
    await shows(page, moved(1, 5));
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Control+Shift+Z');
    await save(page);
    await expect(page.getByText(/^Saved \w+, \w+ \d+, \d+:\d\d:\d\d [AP]M PT$/)).toBeVisible();
    expect(await saved(player)).toEqual(moved(1, 5));
    await page.reload();
    await shows(page, moved(1, 5));
  });
});

test.describe('ranking by touch', () => {
  const phone = { width: 360, height: 780, touch: true, reducedMotion: false };

  test('lifts a card after a long press, scrolls on a swipe, and drags at once by the grip', async ({
    ranker,
  }) => {
    const { page } = await ranker(phone);
    await untilStable(page);
    const finger = await fingerOn(page);
    await card(page, 1).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    const third = await centre(card(page, 3));
    // On a busy machine, the finger may rest for so long that it lifts the card: no time passes for the page meanwhile.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await finger.draw(third, { x: third.x, y: third.y - 200 }, 0);
    await page.clock.resume();
    await expect(async () =>
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 50),
    ).toPass();
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

/** The announcement is also visible, and the keys' targets are measured. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );

test.describe('ranking by keyboard alone', () => {
  test('lifts, moves and drops a card, and announces each step', async ({ ranker }) => {
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
    await expect(async () => expect(await grip(page, name(1)).evaluate(focused)).toBe(true)).toPass();

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
    await expect(page.getByText(/^Saved /)).toBeVisible();
    expect(await saved(player)).toEqual(moved(1, 5));
  });
});

test.describe('an unsaved ranking', () => {
  const moveToTop = async (page: Page, n: number): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${n}\\. Move `) }).click();
    await page.getByRole('button', { name: 'To the top' }).click();
    await shows(page, moved(n, 1));
  };

  test('survives a reload, and asks before it is discarded', async ({ ranker }) => {
    const { page } = await ranker();
    await moveToTop(page, 4);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await shows(page, moved(4, 1));
    await expect(page.getByText('Your unsaved changes from earlier are back.')).toBeVisible();

    await page.getByRole('link', { name: 'Leaderboard' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Leaderboard' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/leaderboard');
  });

  test('shows the server’s reason, or that it could not be saved', async ({ expectErrors, ranker }) => {
    const { page } = await ranker();
    expectErrors(page, /status of 50\d|ERR_FAILED/);
    await moveToTop(page, 2);
    await page.route('**/api/rankings/me', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await save(page);
    await expect(page.getByRole('alert').getByText('Unable to save rankings')).toBeVisible();
    await page.unroute('**/api/rankings/me');
    let answer: (() => void) | undefined;
    await page.route('**/api/rankings/me', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await save(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(async () => {
      if (answer === undefined) throw new Error('nothing was sent');
    }).toPass();
    answer?.();
    await expect(page.getByText(/^Saved /)).toBeVisible();
  });

  test('notices that rankings were locked meanwhile', async ({ ranker }) => {
    const { page } = await ranker({ expectErrors: [/status of 423/] });
    await moveToTop(page, 3);
    const locked = { error: 'Rankings are locked', code: 'RANKINGS_LOCKED', requestId: 'r-1' };
    await page.route('**/api/rankings/me', async (route) => {
      if (route.request().method() === 'POST') return await route.fulfill({ status: 423, json: locked });
      const answer = await route.fetch();
      return await route.fulfill({ json: { ...((await answer.json()) as object), locked: true } });
    });
    await save(page);
    await expect(page.getByRole('heading', { name: 'Preseason Rankings - Locked' })).toBeVisible();
    await expect(page.getByText('Rankings were locked before your last changes were saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Rankings' })).toHaveCount(0);
  });
});

test.describe('locked rankings', () => {
  test('are dimmed, and can’t be changed', async ({ openPage }) => {
    const page = await openPage(season, {
      as: await samplePlayer(season, 3),
    });
    await page.goto('/preseason-rank');
    await expect(page.getByRole('heading', { name: 'Preseason Rankings - Locked', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rankings are now locked.' })).toBeVisible();
    await untilStable(page);
    await expect(list(page).getByRole('listitem')).toHaveCount(18);
    await expect(list(page).getByRole('button')).toHaveCount(0);
    for (const control of ['Save Rankings', 'Drag & Drop', 'Text Entry', 'Undo'])
      await expect(page.getByRole('button', { name: control })).toHaveCount(0);
    const opacities = await list(page).evaluate((one) => {
      const found = [];
      for (let at: Element | null = one; at; at = at.parentElement) found.push(getComputedStyle(at).opacity);
      return found.filter((opacity) => opacity !== '1');
    });
    expect(opacities).toEqual(['0.6']);
    await expectNoAxeViolations(page);
  });
});

test.describe('the welcome', () => {
  test('is shown until it is dismissed, and never again', async ({ openPage }) => {
    const player = await newPlayer(preseason);
    const page = await openPage(preseason, { as: player });
    await page.goto('/preseason-rank');
    const welcome = page.getByRole('dialog', { name: 'Beware Advantage' });
    await expect(welcome).toBeVisible();
    await untilStable(page);
    await expectNoAxeViolations(page);
    await welcome.getByRole('button', { name: 'Start ranking' }).click();
    await expect(welcome).not.toBeAttached();
    await expect(async () => expect((await player.client.getMe()).hasSeenWelcome).toBe(true)).toPass();
    const again = await openPage(preseason, { as: player });
    await again.goto('/preseason-rank');
    await expect(again.getByText('castaways to rank')).toBeVisible();
    expect(await again.getByRole('dialog').count()).toBe(0);
  });

  test('stays hidden in this session even if the server could not store it @long', async ({ openPage }) => {
    const page = await openPage(preseason, {
      as: await newPlayer(preseason),
      expectErrors: [/ERR_FAILED/],
    });
    await page.route('**/api/users/mark-welcome-seen', (route) => route.abort());
    await page.goto('/preseason-rank');
    await page.getByRole('button', { name: 'Start ranking' }).click();
    await page.reload();
    await expect(page.getByText('castaways to rank')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the survey about ranking', () => {
  const question = 'How easy was it to rank your castaways on this page?';

  /** Saves, and advances the clock by half a minute. */
  async function asked(page: Page): Promise<Locator> {
    const known = page.waitForResponse('**/api/feedback/check/PRESEASON_RANKING');
    await page.clock.install();
    await page.reload();
    await known;
    await save(page);
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.clock.fastForward(29_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.fastForward(1_500);
    await page.clock.resume();
    return page.getByRole('dialog');
  }

  test('appears once, half a minute after a save, and requires an answer', async ({ ranker }) => {
    const { player, page } = await ranker({ expectErrors: [/ERR_FAILED/] });
    const survey = await asked(page);
    await expect(survey.getByRole('group', { name: question })).toBeVisible();
    await expect(survey.getByRole('radio')).toHaveCount(5);
    await expect(survey.getByText('Very Hard')).toBeVisible();
    await page.route('**/api/feedback', (route) => route.abort());
    await expect(survey.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await survey.getByText('Very Easy').click();
    await survey.getByRole('button', { name: 'Submit' }).click();
    await expect(
      survey.getByRole('alert').getByText('Failed to submit feedback. Please try again.'),
    ).toBeVisible();
    await page.unroute('**/api/feedback');
    await survey.getByRole('button', { name: 'Submit' }).click();
    await expect(survey).not.toBeAttached();
    const params = { surveyType: 'PRESEASON_RANKING' } as const;
    expect(await player.client.checkFeedback({ params })).toEqual({ hasSubmitted: true });
  });

  test('can be skipped @long', async ({ ranker }) => {
    const { player, page } = await ranker();
    const survey = await asked(page);
    await survey.getByRole('button', { name: 'Skip' }).click();
    await expect(survey).not.toBeAttached();
    const params = { surveyType: 'PRESEASON_RANKING' } as const;
    expect(await player.client.checkFeedback({ params })).toEqual({ hasSubmitted: false });
  });
});

test('says what could not be loaded, and retries @long', async ({ openPage }) => {
  const player = await newPlayer(preseason);
  await player.client.markWelcomeSeen({ body: {} });
  const page = await openPage(preseason, { as: player, expectErrors: [/status of 400/] });
  await page.route('**/api/rankings/me', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/preseason-rank');
  await expect(page.getByRole('alert').getByText('Unable to load your rankings right now.')).toBeVisible();
  await page.unroute('**/api/rankings/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(page, names);
});
