import type { Page } from '@playwright/test';
import type { DraftInputs } from '@torchbearer/contract';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { chooseFirst } from '../src/web/controls.js';
import { preseason, season } from '../src/web/shared-system-client.js';
import { admin, draftedPlayer, livePlayer, newPlayer } from '../src/web/people.js';
import { expect, test as base } from '../src/web/test.js';

const test = base.extend<{ openManager: (path?: string, width?: number) => Promise<Page> }>({
  openManager: async ({ openAdmin }, use) => {
    await use(async (path = '/admin/draft', width = 1440) => {
      const page = await openAdmin(path, { width });
      await expect(page.getByRole('heading', { level: 1, name: 'Draft & Picks Manager' })).toBeVisible();
      return page;
    });
  },
});

test.describe('the draft manager', () => {
  test('shows a preview of the draft again after a reload, with the same seed', async ({ openPage }) => {
    const boss = await admin(preseason);
    await newPlayer(preseason);
    const page = await openPage(preseason, { as: boss });
    await page.goto('/admin/draft');
    await page.getByRole('button', { name: 'Practice Preview' }).click();
    await expect(page.getByRole('heading', { name: 'Draft preview' })).toBeVisible();
    await expect(page.getByText('For practice: it has a seed of its own and can’t be run.')).toBeVisible();
    const preview = await boss.client.getDraftPreview();
    const seed = preview?.seed ?? 'none';
    await expect(page.getByText(seed).first()).toBeAttached();
    await page.reload();
    await expect(page.getByText(seed).first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Approve & Run Draft' })).toBeDisabled();
    expect(await boss.client.getLeague()).toMatchObject({ rankingsLocked: false });
  });

  test('lets a player replay the draft from the receipt, and sees an altered one', async ({ openPage }) => {
    const player = await draftedPlayer(season, 'Wren Replays');
    const page = await openPage(season, { as: player, width: 360 });
    await page.goto('/preseason-rank');
    await page.getByText('Receipt: check the draft yourself').click();
    await page.getByRole('button', { name: 'Replay it' }).click();
    await expect(page.getByText('Replayed: everything is as the receipt says.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.route('**/api/draft/inputs*', async (route) => {
      const response = await route.fetch();
      const record = (await response.json()) as DraftInputs;
      await route.fulfill({ response, json: { ...record, stored: { ...record.stored, rounds: 1 } } });
    });
    await page.getByRole('button', { name: 'Replay it' }).click();
    await expect(page.getByText('The replay differs from the receipt.')).toBeVisible();
  });

  test('has the sample picks submitted while their weeks were open', async () => {
    const { client } = await admin(season);
    const weeks = new Map((await client.listWeeks()).map((week) => [week.weekNumber, week]));
    const log = await client.listPickLog();
    // The weeks at the beginning of the season; those that other tests close later have other times.
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
    // The open week opened some time after the week before it closed.
    const [closed, opened] = [weeks.get(6)?.picksCloseAt, weeks.get(7)?.picksOpenAt];
    expect(Date.parse(opened ?? '')).toBeGreaterThan(Date.parse(closed ?? ''));
  });

  test('gives a roster to a player who joined after the draft', async ({ openManager }) => {
    const late = await newPlayer(season, 'Wren Late');
    const { name } = await late.client.getMe();
    const page = await openManager(`/admin/draft?submit=open&late=${encodeURIComponent(name)}`);

    await chooseFirst(page, 'User', name);
    await expect(
      page.getByText('This user has no draft picks assigned yet. Complete the draft first.'),
    ).toBeVisible();

    const draft = page.getByRole('button', { name: `Draft a roster for ${name}` });
    await draft.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Draft a roster' }).click();
    await expect(
      page.getByText('This user has no draft picks assigned yet.', { exact: false }),
    ).not.toBeAttached();
    await expectNoAxeViolations(page);
    expect((await late.client.getMyPicks()).assigned).toHaveLength(2);
  });

  test('picks for a player', async ({ openManager }) => {
    const player = await livePlayer(season);
    const { name } = await player.client.getMe();
    const page = await openManager('/admin/draft?submit=open');
    await chooseFirst(page, 'User', name);
    await chooseFirst(page, 'Castaway');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/picks/admin/submit'),
      page.getByRole('button', { name: 'Submit pick', exact: true }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ weekNumber: 7 });
    await expect(page.getByText(new RegExp(`^${name} has .+ in week 7`))).toBeVisible();
    await expectNoAxeViolations(page);
    const { pick } = await player.client.getMyPicks();
    expect(pick).toMatchObject({ weekNumber: 7, isAutoSelected: false });
  });
});
