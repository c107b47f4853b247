/** Pages that the browser translates show what the same pages show without a translation, whatever changes. */
import type { Page } from '@playwright/test';
import { isLongRun } from '../src/long-run.js';
import { season } from '../src/web/shared-system-client.js';
import { admin, draftedPlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';
import { translate, withoutMarks, type TranslatorKind } from '../src/web/translator.js';

/** All that is shown, without the marks of the translation; each text by itself, so that no space matters. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerText).then((text) => withoutMarks(text).replaceAll(/\s+/g, ''));

const KINDS: readonly TranslatorKind[] = isLongRun ? ['moves', 'replaces'] : ['moves'];

for (const kind of KINDS) {
  test(`a translation that ${kind} the texts leaves no stale text on any change, and breaks nothing`, async ({
    openPage,
  }) => {
    test.setTimeout(240_000);
    const as = await draftedPlayer(season);
    const boss = await admin(season);
    const plain = await openPage(season, { as });
    const translated = await openPage(season, { as });
    await translated.addInitScript(translate, kind);
    const both = [plain, translated];
    const go = (path: string) => Promise.all(both.map((page) => page.goto(path)));
    const each = async (act: (page: Page) => Promise<unknown>): Promise<void> => {
      for (const page of both) await act(page);
    };
    /** @param news what the change has brought to the page */
    const expectSame = async (step: string, news?: string | RegExp): Promise<void> => {
      await each((page) => untilStable(page));
      if (news !== undefined) await expect.poll(() => shown(plain), step).toMatch(news);
      await expect.poll(async () => [step, await shown(translated)]).toEqual([step, await shown(plain)]);
    };
    const openTab = (name: RegExp) => each((page) => page.getByRole('tab', { name }).first().click());

    await go('/leaderboard');
    await expectSame('the leaderboard');
    expect(await translated.locator('font font').count(), 'texts that are translated').toBeGreaterThan(50);
    const n = 6;
    const points = await boss.client.getWeekPoints({ params: { n } });
    const { picks } = await boss.client.listAllPicks();
    const picked = picks.find(({ weekNumber, castaway }) => weekNumber === n && !castaway.eliminated);
    const known = points.find(({ castawayId }) => castawayId === picked?.castawayId);
    const entries = [{ castawayId: known?.castawayId ?? '', points: (known?.points ?? 0) + 91 }];
    const before = await shown(plain);
    await boss.client.saveWeekPoints({ params: { n }, body: { entries, reason: 'A translated correction' } });
    try {
      await expect.poll(() => shown(plain)).not.toBe(before);
      await expectSame('a live update of the leaderboard');
      await openTab(/Members/);
      await expectSame('the members');
      await openTab(/Weekly Picks/);
      await expectSame('the weekly picks');
      await openTab(/Rankings/);
      await each((page) => page.getByPlaceholder('Find a player').fill('nobody at all'));
      await expectSame('a search without a result', /Nobodyhereiscalled/);
      await each((page) => page.getByPlaceholder('Find a player').fill('co'));
      await expectSame('a search');

      await go('/weekly-results');
      for (const week of [5, 3, 6]) {
        await openTab(new RegExp(`Week\\W*${String(week)}`));
        await expectSame(`the results of week ${String(week)}`);
      }
    } finally {
      await boss.client.undoWeekPoints({ params: { n }, body: { reason: 'A translated correction' } });
    }

    await go('/weekly-picks?tab=all');
    await expectSame('all picks');

    await translated.clock.install();
    await go('/weekly-picks');
    const timer = translated.getByRole('timer');
    const earlier = await timer.innerText();
    await translated.clock.fastForward('05:00');
    await expect.poll(() => timer.innerText(), 'the countdown').not.toBe(earlier);
    const radios = translated.getByRole('radio', { disabled: false });
    for (const nth of [(await radios.count()) - 1, 0]) {
      await radios.nth(nth).check();
      await expect(translated.getByText(/^\P{L}*SELECTED\P{L}*$/u)).toHaveCount(1);
    }
    await translated.getByRole('button', { name: /Submit Pick/ }).click();
    await expect(translated.getByRole('region', { name: /your torch is with/ })).toBeVisible();
    await radios.last().check();
    await expect(translated.getByText(/^\P{L}*SELECTED\P{L}*$/u)).toHaveCount(1);

    await go('/dashboard');
    await each((page) => page.getByRole('button', { name: /Menu of/ }).click());
    await expect(translated.getByRole('menu')).toBeVisible();
    await each((page) => page.keyboard.press('Escape'));
    await expect(translated.getByRole('menu')).toBeHidden();

    await go('/rules');
    await expectSame('the rules');
    await each((page) => page.getByRole('searchbox').fill('idol'));
    await expectSame('a search in the rules');
  });
}
