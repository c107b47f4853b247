import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../src/api.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import { chooseFirst, turnTo } from '../src/web/controls.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin, draftedPlayer, newPlayer } from '../src/web/people.js';

const { openPage } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

async function managed(path = '/admin/draft', width = 1440): Promise<Page> {
  const page = await openPage(house.season, { as: await admin(house.season), width, reducedMotion: true });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Draft & Picks Manager' }).waitFor();
  return page;
}

/** Somebody with a castaway who is still in the game: chance deals to latecomers. */
async function withSomebodyLeft(): Promise<SignedIn> {
  for (let tries = 0; tries < 12; tries++) {
    const player = await draftedPlayer(house.season, 'Wren Later');
    const { assigned } = await player.client.getMyPicks();
    if (assigned.some(({ castaway }) => !castaway.eliminated)) return player;
  }
  throw new Error('nobody was dealt a live castaway');
}

describe('the draft manager', () => {
  it('shows a preview of the draft again after a reload, with the same seed', async () => {
    const boss = await admin(house.preseason);
    await newPlayer(house.preseason);
    const page = await openPage(house.preseason, { as: boss, reducedMotion: true });
    await page.goto('/admin/draft');
    await page.getByRole('button', { name: 'Preview Draft' }).click();
    await page.getByRole('heading', { name: 'Draft preview' }).waitFor();
    const preview = await boss.client.getDraftPreview();
    const seed = preview?.seed ?? 'none';
    await page.getByText(seed).first().waitFor({ state: 'attached' });
    await page.reload();
    await page.getByText(seed).first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Approve & Run Draft' }).waitFor();
  });

  it('says that a preview is out of date once players have changed, and does not offer to run it', async () => {
    const boss = await admin(house.preseason);
    const page = await openPage(house.preseason, { as: boss, reducedMotion: true });
    const approve = page.getByRole('button', { name: 'Approve & Run Draft' });
    await newPlayer(house.preseason);
    await eventually(async () => {
      await boss.client.previewDraft();
      expect(await boss.client.getDraftPreview()).toMatchObject({ isStale: false });
    });
    await page.goto('/admin/draft');
    await expect.poll(() => approve.isEnabled()).toBe(true);
    await newPlayer(house.preseason);
    await eventually(async () =>
      expect(await boss.client.getDraftPreview()).toMatchObject({ isStale: true }),
    );
    await page.reload();
    await page.getByText('it can’t be run any more. Preview the draft again.').waitFor();
    expect(await approve.isDisabled()).toBe(true);
  });

  it('has the sample picks submitted while their weeks were open', async () => {
    const { client } = await admin(house.season);
    const weeks = new Map((await client.listWeeks()).map((week) => [week.weekNumber, week]));
    const log = await client.listPickLog();
    // The weeks that the season begins with; what other tests close later has other times.
    const picks = log.picks.filter(({ weekNumber }) => weekNumber <= 6);
    expect(picks.length).toBeGreaterThan(0);
    for (const { weekNumber, submittedAt, isAutoSelected } of picks) {
      const week = weeks.get(weekNumber);
      const opened = Date.parse(week?.picksOpenAt ?? '');
      const closed = Date.parse(week?.picksCloseAt ?? '');
      const submitted = Date.parse(submittedAt);
      if (isAutoSelected) expect(submitted - closed).toBe(2_000);
      else expect(submitted >= opened && submitted < closed).toBe(true);
    }
  });

  it('has the open sample week opened some time after the week before it closed', async () => {
    const { client } = await admin(house.season);
    const weeks = new Map((await client.listWeeks()).map((week) => [week.weekNumber, week]));
    const closed = Date.parse(weeks.get(6)?.picksCloseAt ?? '');
    expect(Date.parse(weeks.get(7)?.picksOpenAt ?? '')).toBeGreaterThan(closed);
  });

  it('gives a player who came after the draft a roster', async () => {
    const late = await newPlayer(house.season, 'Wren Late');
    const { name } = await late.client.getMe();
    const page = await managed('/admin/draft?submit=open');

    await chooseFirst(page, 'User', name);
    await page.getByText('This user has no draft picks assigned yet. Complete the draft first.').waitFor();

    const draft = page.getByRole('button', { name: `Draft a roster for ${name}` });
    await turnTo(page, 'Players without a roster', draft);
    await draft.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Draft a roster' }).click();
    await page
      .getByText('This user has no draft picks assigned yet.', { exact: false })
      .waitFor({ state: 'detached' });
    await expectNoAxeViolations(page);
    expect((await late.client.getMyPicks()).assigned).toHaveLength(2);
  });

  it('picks for a player', async () => {
    const player = await withSomebodyLeft();
    const { name } = await player.client.getMe();
    const page = await managed('/admin/draft?submit=open');
    await chooseFirst(page, 'User', name);
    await chooseFirst(page, 'Castaway');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/picks/admin/submit'),
      page.getByRole('button', { name: 'Submit pick', exact: true }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ weekNumber: 7 });
    await page.getByText(new RegExp(`^${name} has .+ in week 7`)).waitFor();
    await expectNoAxeViolations(page);
    const { pick } = await player.client.getMyPicks();
    expect(pick).toMatchObject({ weekNumber: 7, isAutoSelected: false });
  });

  it('hands over all rankings as a file with 18 ranks', async () => {
    const page = await managed();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('rankings.csv');
  });

  it('says what a re-run means once weeks are scored, and does nothing when cancelled', async () => {
    const page = await managed('/admin/draft', 360);
    await page.getByRole('button', { name: 'Unlock Draft' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('There are points already, for weeks 3, 4, 5 and 6.').waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Locked', { exact: true }).waitFor();
  });
});
