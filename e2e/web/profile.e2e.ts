import { expectNoAxeViolations } from '../src/web/axe.js';
import { section, test } from '../src/web/edit-profile.js';
import { isLongRun } from '../src/long-run.js';
import { draftedPlayer, newPlayer, samplePlayer } from '../src/web/people.js';
import { preseason, season } from '../src/web/shared-system-client.js';
import { untilStable } from '../src/web/stable.js';
import { expect } from '../src/web/test.js';

test.describe('the profile', () => {
  for (const width of isLongRun ? [1440, 360] : [360])
    test(`shows a player’s season week by week, at ${String(width)} px`, async ({ openPage }) => {
      const player = await samplePlayer(season, 3);
      const page = await openPage(season, { as: player, width });
      await page.goto('/profile');
      await untilStable(page);
      const history = await player.client.getMyHistory();
      const rows = page.getByRole('table', { name: 'Your season, week by week' }).getByRole('row');
      await expect(rows).toHaveCount(history.length + 1);
      for (const [index, week] of history.toReversed().entries()) {
        const row = rows.nth(index + 1);
        const words = await row.innerText();
        const shown = [week.weekNumber, week.castaway?.name ?? 'No pick', week.points, week.total, week.rank];
        for (const part of shown) expect(words).toContain(String(part));
        expect(words.includes('Auto-selected')).toBe(week.isAutoSelected);
      }
      await expect(page.getByRole('img', { name: /^Rank by week: week 3 \d+(st|nd|rd|th), / })).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    });

  test('explains the draft, with the receipt to check it by', async ({ openPage }) => {
    const player = await samplePlayer(season, 3);
    const page = await openPage(season, { as: player });
    await page.goto('/profile');
    const draft = await player.client.getMyDraft();
    const first = draft?.picks[0];
    const explained = section(page, 'Your draft, explained');
    await expect(explained.getByRole('heading', { name: first?.castaway.name ?? '?' })).toBeVisible();
    await expect(explained.getByText(/^You got your \d+(st|nd|rd|th) wish\.$/).first()).toBeVisible();
    const seed = explained.getByText(draft?.seed ?? '?');
    await expect(seed).toBeHidden();
    await explained.getByText('Receipt: check the draft yourself').click();
    await expect(seed).toBeVisible();
  });

  test('also explains a roster without rankings @long', async ({ openPage }) => {
    const page = await openPage(season, { as: await draftedPlayer(season) });
    await page.goto('/profile');
    const explained = section(page, 'Your draft, explained');
    await expect(async () => expect(await explained.getByRole('listitem').count()).toBe(2)).toPass();
  });

  test('of a new player before the draft says what comes next', async ({ openPage }) => {
    const page = await openPage(preseason, { as: await newPlayer(preseason) });
    await page.goto('/profile');
    await expect(page.getByText('Your season has not begun yet.')).toBeVisible();
    await expect(page.getByText('The draft is still to come.')).toBeVisible();
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  });

  test('shows its survey until it is answered', async ({ openPage }) => {
    const page = await openPage(season, { as: await newPlayer(season) });
    await page.goto('/profile');
    const ask = page.getByRole('button', { name: 'How easy is your profile to use?' });
    await ask.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Very Easy/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toBeHidden();
    await expect(ask).not.toBeAttached();
  });
});
