/** The admins' castaways, announcements, survey responses and figures. */
import type { WinProbabilities } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import type { SignedIn } from '../src/api.js';
import { changeResponse } from '../src/web/change-response.js';
import { season } from '../src/web/shared-system-client.js';
import { admin, newPlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

let boss: SignedIn;
test.beforeAll(async () => {
  boss = await admin(season);
});

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('the castaway manager', () => {
  test('imports its own export without a change', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/castaways');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download this list' }).click();
    await page.getByLabel('Choose a CSV file').setInputFiles(await (await download).path());
    await expect(page.getByText('Nothing: every castaway is as the file has them already.')).toBeVisible();
    const cast = await boss.client.listCastaways();
    const lines = page.getByRole('region', { name: 'Lines of the file' }).getByText('As it is');
    await expect(lines).toHaveCount(cast.length);
  });

  test('does not offer to delete castaways who were drafted or scored', async ({ openAdmin }) => {
    const { picks } = await boss.client.getDraft();
    const page = await openAdmin('/admin/castaways');
    await untilStable(page);
    for (const { name } of picks.map(({ castaway }) => castaway)) {
      await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
      await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
    }
  });

  test('offers to delete castaways who are not in use, but not if that is unknown @long', async ({
    openPage,
  }) => {
    const [used, unused] = await boss.client.listCastaways();
    if (!used || !unused) throw new Error('no cast');
    const page = await openPage(season, { as: boss, expectErrors: [/status of 503/] });
    let isFailing = false;
    await page.route('**/api/admin/castaways/in-use', (route) =>
      isFailing
        ? route.fulfill({ status: 503, json: {} })
        : route.fulfill({ json: { castawayIds: [used.id] } }),
    );
    const edit = page.getByRole('button', { name: `Edit ${unused.name}` });
    const offer = (castaway: { readonly name: string }) =>
      page.getByRole('button', { name: `Delete ${castaway.name}` });
    await page.goto('/admin/castaways');
    await expect(offer(unused)).toBeVisible();
    await expect(offer(used)).toHaveCount(0);

    isFailing = true;
    const failed = page.waitForResponse('**/api/admin/castaways/in-use');
    await page.reload();
    await failed;
    await expect(edit).toBeVisible();
    await untilStable(page);
    await expect(offer(unused)).toHaveCount(0);
  });

  test('asks before it discards what was typed about a castaway @long', async ({ openAdmin }) => {
    const [one, other] = await boss.client.listCastaways();
    if (!one || !other) throw new Error('no cast');
    const page = await openAdmin(`/admin/castaways?edit=${one.id}`);
    const occupation = page.getByLabel('Occupation');
    await occupation.fill('Lighthouse keeper');
    // A search is not a navigation away.
    await page.getByLabel('Search castaways').fill(other.name);
    await page.waitForURL(/[?&]q=/);
    await page.getByRole('button', { name: `Edit ${other.name}` }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(occupation).toHaveValue('Lighthouse keeper');
    await page.getByRole('button', { name: `Edit ${other.name}` }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: `Edit ${other.name}` })).toBeVisible();
    await expect(occupation).toHaveValue(other.occupation ?? '');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Add a castaway' })).toBeVisible();
  });
});

test.describe('announcements', () => {
  const dayFromNow = (days: number): string =>
    new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

  test('are posted until the end of a day, ask before a draft is discarded, and are dismissed by each player', async ({
    openPage,
    openAdmin,
  }) => {
    const title = `Torches at dusk ${Date.now().toString(36)}`;
    const other = `Smoke at noon ${Date.now().toString(36)}`;
    const kept = await boss.client.createAnnouncement({ body: { title: other, body: 'Look up.' } });
    const page = await openAdmin('/admin/announcements');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Shown').selectOption('date');
    await page.getByRole('button', { name: 'Post announcement' }).click();
    await expect(page.getByText('Message is required')).toBeVisible();
    const message = page.getByLabel('Message');
    await expect(message).toBeFocused();
    await message.fill('Be at the beach when the sun goes down.');
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit Log' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    const lastDay = dayFromNow(10);
    await page.getByLabel('Last day').fill(lastDay);
    await page.getByRole('button', { name: 'Post announcement' }).click();
    await expect(page.getByText('Announcement posted!')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const posted = (await boss.client.listAnnouncements()).find((one) => one.title === title);
    if (!posted) throw new Error('nothing was posted');
    const clock = new Date(posted.expiresAt ?? 0).toLocaleString('sv-SE', {
      timeZone: 'America/Los_Angeles',
    });
    expect(clock).toBe(`${dayFromNow(11)} 00:00:00`);

    const player = await newPlayer(season);
    await player.client.markWelcomeSeen({ body: {} });
    const dashboard = await openPage(season, { as: player });
    await dashboard.goto('/dashboard');
    await dashboard.getByRole('button', { name: `Dismiss “${title}”` }).click();
    await expect(dashboard.getByRole('heading', { name: title })).not.toBeAttached();
    await dashboard.reload();
    await expect(dashboard.getByRole('heading', { name: other })).toBeVisible();
    await expect(dashboard.getByRole('heading', { name: title })).toHaveCount(0);

    await page.getByRole('button', { name: `Remove “${title}”` }).click();
    await page
      .getByRole('dialog', { name: 'Remove this announcement?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    expect(await boss.client.listAnnouncements()).not.toContainEqual(expect.objectContaining({ title }));
    await boss.client.deleteAnnouncement({ params: { id: kept.id } });
  });
});

test.describe('the feedback viewer', () => {
  test('shows a player’s answers by survey, and the average of the ratings', async ({ openAdmin }) => {
    const player = await newPlayer(season, 'Sage Fenn');
    const answer = `More torches, please: ${player.id}`;
    const question = 'How easy was it to read the leaderboard?';
    await player.client.submitFeedback({
      body: { surveyType: 'LEADERBOARD', question, answer, rating: 4 },
    });
    const page = await openAdmin('/admin/feedback?survey=LEADERBOARD');
    const card = page.getByRole('listitem').filter({ hasText: answer });
    await expect(card.getByRole('img', { name: '4 of 5' })).toBeVisible();
    const words = await card.innerText();
    for (const shown of [player.name, question, player.email]) expect(words).toContain(shown);
    await page.getByLabel('Survey').selectOption('PROFILE');
    await page.waitForURL('**/admin/feedback?survey=PROFILE');
    await expect(card).not.toBeAttached();

    // Others respond meanwhile.
    await expect(async () => {
      const { totalResponses, byType } = await boss.client.getFeedbackStats();
      await page.reload();
      await untilStable(page);
      const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd');
      await expect(figure('Total responses')).toHaveText(String(totalResponses), { useInnerText: true });
      const { count, averageRating } = byType.find(({ surveyType }) => surveyType === 'LEADERBOARD') ?? {};
      const shown = await figure('Leaderboard').innerText();
      expect(shown.split('\n')).toEqual([String(count), `${averageRating?.toFixed(1)} out of 5`]);
    }).toPass();
  });
});

test.describe('figures', () => {
  test('of the chances to win have a bar for every player @long', async ({ openPage }) => {
    const page = await openPage(season, { as: boss, height: 1_200 });
    let players = 12;
    await changeResponse(page, '**/api/admin/analytics/win-probability', (figures: WinProbabilities) => ({
      ...figures,
      // The number of the sample league at first: others sign up meanwhile.
      probabilities: Array.from({ length: players }, (_, n) => ({
        ...figures.probabilities[n % 12],
        userId: String(n),
      })),
    }));
    await page.goto('/admin');
    const bars = (which: string) =>
      page.getByLabel(`Win probability, an estimate${which}:`).locator('.highcharts-point');
    await page.getByRole('heading', { name: 'Win Probability Analysis' }).scrollIntoViewIfNeeded();
    await expect(bars('')).toHaveCount(12);

    players = 120;
    await page.reload();
    for (const [which, count] of [
      ['1 to 50', 50],
      ['51 to 100', 50],
      ['101 to 120', 20],
    ] as const) {
      // Drawn when scrolled into view.
      const part = page.getByLabel(`Win probability, an estimate, players ${which}:`).first();
      await expect
        .poll(async () => {
          await part.evaluate((one) => one.scrollIntoView({ block: 'center' }));
          return await bars(`, players ${which}`).count();
        })
        .toBe(count);
    }
    expect(await page.getByRole('button', { name: /^Show all 120/ }).count()).toBe(0);
  });
});
