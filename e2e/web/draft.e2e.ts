import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../src/api.js';
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
    await page.getByRole('button', { name: 'Submit pick', exact: true }).click();
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
