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
  typist: () => Promise<Typist>;
}>({
  typist: async ({ openPage }, use) => {
    await use(async () => {
      const player = await newPlayer(preseason);
      await player.client.markWelcomeSeen({ body: {} });
      const page = await openPage(preseason, { as: player, width: 390, height: 844 });
      await page.goto('/preseason-rank?mode=text');
      const area = page.getByRole('textbox');
      await expect.poll(async () => (await area.inputValue()).split('\n').length).toBe(18);
      return { player, page, area, names: (await area.inputValue()).split('\n') };
    });
  },
});

test.describe('names that were typed', () => {
  test('stay while they are no ranking, with the reason, also for a player who left and comes back, and are saved', async ({
    typist,
  }) => {
    const { player, page, area, names } = await typist();
    const faulty = ['Nobody', ...names.slice(1)].join('\n');
    await area.fill(faulty);
    const reason = page.getByText('Could not find: Nobody');
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await expect(reason).toBeVisible();
    expect(await reason.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await page.getByRole('button', { name: 'Drag & Drop' }).click();
    expect(await area.inputValue()).toBe(faulty);
    expect((await player.client.getMyRanking()).submitted).toBe(false);

    await page.setViewportSize({ width: 1_440, height: 844 });
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await link('About').click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question.getByText('Your changes stay in this tab for when you come back.')).toBeVisible();
    await question.getByRole('button', { name: 'Leave' }).click();
    // The address changes before the page does: a click until then would be lost.
    await expect(page.getByRole('heading', { level: 1, name: 'About Torchbearer' })).toBeVisible();
    await expect(question).toBeHidden();
    await link('Rankings').click();
    await expect(page.getByText('The names that you typed earlier are back.')).toBeVisible();
    expect(await area.inputValue()).toBe(faulty);
    await page.getByRole('button', { name: 'Discard what I typed' }).click();
    await expect(area).toHaveValue(names.join('\n'));

    // A valid one is confirmed within view, with other spaces and letters, too.
    const wanted = [...names].reverse();
    const [first = '', ...rest] = wanted;
    await area.fill(['', ` "${first.toUpperCase().replace(' ', '   ')}" `, ...rest].join('\n'));
    await page.getByRole('button', { name: 'Apply Rankings' }).click();
    await expect(page.getByText('Rankings updated! Click "Save Rankings" to save.')).toBeInViewport();
    // Also if the player navigates to where they are.
    await link('Rankings').click();
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    const { order } = await player.client.getMyRanking();
    expect(order.map(({ castaway }) => castaway.name)).toEqual(wanted);
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
