/** A player who ranks by typing names. */
import type { Ranking } from '@torchbearer/contract';
import type { Locator, Page } from '@playwright/test';
import type { SignedIn } from '../src/api.js';
import { changeResponse } from '../src/web/change-response.js';
import { newPlayer } from '../src/web/people.js';
import { preseason } from '../src/web/shared-system-client.js';
import { expect, test as base } from '../src/web/test.js';

interface Typist {
  readonly player: SignedIn;
  readonly page: Page;
  readonly area: Locator;
  readonly names: readonly string[];
}

const test = base.extend<{
  /** Their page in the mode for typing. */
  typist: (width?: number) => Promise<Typist>;
}>({
  typist: async ({ openPage }, use) => {
    await use(async (width = 390) => {
      const player = await newPlayer(preseason);
      await player.client.markWelcomeSeen({ body: {} });
      const page = await openPage(preseason, { as: player, width, height: 844 });
      await page.goto('/preseason-rank?mode=text');
      const area = page.getByRole('textbox');
      await expect.poll(async () => (await area.inputValue()).split('\n').length).toBe(18);
      return { player, page, area, names: (await area.inputValue()).split('\n') };
    });
  },
});

test.describe('names that were typed', () => {
  const order = async ({ client }: SignedIn) =>
    (await client.getMyRanking()).order.map(({ castaway }) => castaway.name);

  test('are refused with the reason if they are not a ranking, stay, and are applied once they are', async ({
    typist,
  }) => {
    const { player, page, area, names } = await typist();
    const typed = ['Nobody', ...names.slice(1)].join('\n');
    await area.fill(typed);
    const reason = page.getByText('Could not find: Nobody');
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await expect(reason).toBeVisible();
    expect(await reason.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await page.getByRole('button', { name: 'Drag & Drop' }).click();
    expect(await area.inputValue()).toBe(typed);
    expect((await player.client.getMyRanking()).submitted).toBe(false);
    await page.getByRole('button', { name: 'Discard what I typed' }).click();
    await expect(area).toHaveValue(names.join('\n'));
    // A valid one is confirmed within view.
    await area.fill([...names].reverse().join('\n'));
    await page.getByRole('button', { name: 'Apply Rankings' }).click();
    await expect(page.getByText('Rankings updated! Click "Save Rankings" to save.')).toBeInViewport();
  });

  test('stay when the player navigates to the rankings again, and are saved', async ({ typist }) => {
    const { player, page, area, names } = await typist(1440);
    const wanted = [...names].reverse();
    await area.fill(wanted.join('\n'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rankings' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await area.inputValue()).toBe(wanted.join('\n'));
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    expect(await order(player)).toEqual(wanted);
  });

  test('are still there for a player who left and comes back', async ({ typist }) => {
    const { page, area, names } = await typist(1440);
    const typed = ['Somebody', ...names.slice(1)].join('\n');
    await area.fill(typed);
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await link('About').click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question.getByText('Your changes stay in this tab for when you come back.')).toBeVisible();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/about');
    await link('Rankings').click();
    await expect(page.getByText('The names that you typed earlier are back.')).toBeVisible();
    expect(await area.inputValue()).toBe(typed);
    await page.getByRole('button', { name: 'Discard what I typed' }).click();
    await expect(area).toHaveValue(names.join('\n'));
  });

  test('are not silently discarded when rankings lock meanwhile', async ({ typist }) => {
    const { page, area, names } = await typist();
    await page.clock.install();
    // The last response without the lock; the screen may show stored rankings before.
    const unlocked = page.waitForResponse('**/api/rankings/me');
    await page.reload();
    await (await unlocked).finished();
    await area.fill([...names].reverse().join('\n'));
    await changeResponse(page, '**/api/rankings/me', (ranking: Ranking) => ({ ...ranking, locked: true }));
    await page.clock.runFor(31_000);
    await expect(
      page.getByText('Rankings were locked before the names that you typed were saved.'),
    ).toBeVisible();
  });
});
