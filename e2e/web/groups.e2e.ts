import type { Page } from '@playwright/test';
import { PASSWORD } from '../src/api.js';
import { season } from '../src/web/shared-system-client.js';
import { admin, draftedPlayer, newPlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

const boardOf = (page: Page) => page.getByRole('table', { name: 'Live Rankings' });
const chooser = (page: Page) => page.getByLabel('Show the leaderboard of');
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test.describe('a group', () => {
  test('is created, shared, joined by its link, handed over and left', async ({ openPage }) => {
    const [ann, bo] = [await draftedPlayer(season, 'Ann'), await draftedPlayer(season, 'Bo')];
    const owner = await openPage(season, { as: ann });
    await owner.goto('/dashboard');
    await owner.getByRole('button', { name: 'Menu of' }).click();
    await owner.getByRole('menuitem', { name: 'Groups' }).click();
    await expect(owner.getByText('You are in no group yet.')).toBeVisible();
    await owner.getByLabel('Name').fill('The office');
    await owner.getByRole('button', { name: 'Create group' }).press('Enter');
    await expect(owner.getByRole('heading', { level: 1, name: 'The office' })).toBeVisible();
    const link = await owner.getByRole('textbox', { name: 'Invite link' }).inputValue();

    // A phone, where Bo joins and narrows the leaderboard.
    const member = await openPage(season, { as: bo, width: 360, touch: true });
    await member.goto(link);
    await expect(member.getByText(`1 member · owned by ${ann.name}`)).toBeVisible();
    await member.getByRole('button', { name: 'Join' }).tap();
    await expect(member.getByRole('heading', { level: 1, name: 'The office' })).toBeVisible();
    await expect(boardOf(member).getByRole('row')).toHaveCount(3);
    expect(await member.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await member.goto('/leaderboard');
    await expect(member.getByText('Total Players')).toBeVisible();
    await chooser(member).selectOption('The office');
    await expect(member.getByRole('heading', { name: 'Group Overview' })).toBeVisible();
    await expect(boardOf(member).getByRole('row')).toHaveCount(3);
    await expect(member.getByText('Weeks in #1')).toHaveCount(0);
    await member.getByRole('tab', { name: 'League Members' }).tap();
    await expect(member.getByText(ann.name, { exact: true }).last()).toBeVisible();
    // The group stays when the page is loaded again.
    await member.reload();
    await expect(member.getByRole('heading', { name: 'Group Overview' })).toBeVisible();
    expect(await member.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await chooser(member).selectOption('Everyone');
    await expect(member.getByRole('heading', { name: 'League Overview' })).toBeVisible();

    // By keyboard: Ann hands over and leaves.
    await owner.reload();
    await owner.getByRole('button', { name: `Make ${bo.name} the owner` }).press('Enter');
    await untilStable(owner);
    await owner.getByRole('dialog').getByRole('button', { name: 'Make owner' }).press('Enter');
    await expect(owner.getByText(`${bo.name} owns the group now.`)).toBeVisible();
    await expect(owner.getByRole('heading', { name: 'Members' })).toBeFocused();
    await owner.getByRole('button', { name: 'Leave group' }).press('Enter');
    await untilStable(owner);
    await owner.getByRole('dialog').getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(owner.getByText('You are in no group yet.')).toBeVisible();

    // Bo owns it now, and deletes it.
    await member.goto('/groups');
    await member.getByRole('link', { name: /The office/ }).tap();
    await member.getByRole('button', { name: 'Delete group' }).tap();
    await untilStable(member);
    await confirm(member, 'Delete');
    await expect(member.getByText('You are in no group yet.')).toBeVisible();
  });

  test('is joined by somebody who first signs up, and is shown after the sign-up', async ({ openPage }) => {
    const ann = await newPlayer(season, 'Ann');
    const { code } = await ann.client.createGroup({ body: { name: 'Family' } });
    const visitor = await openPage(season);
    await visitor.goto(`/join/${code}`);
    await visitor.getByRole('link', { name: 'New here? Sign up' }).click();
    // Sign-in has a field for the e-mail, too.
    await expect(visitor.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    const word = `guest-${Date.now().toString(36)}`;
    for (const [label, text] of [
      ['Email', `${word}@example.com`],
      ['Username', word],
      ['Display name', word],
      ['Password', PASSWORD],
      ['Confirm password', PASSWORD],
    ] as const)
      await visitor.getByLabel(label, { exact: true }).fill(text);
    await visitor.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 2, name: 'Family' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Join' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Family' })).toBeVisible();
    expect((await ann.client.listGroups())[0]?.memberCount).toBe(2);
  });

  /**
   * Adds a line to each castaway of week 6, and returns what removes it: each player who picked then has another total,
   * without which no page hears of it. The other lines stay, which other tests read.
   */
  const addPoints = async () => {
    const { client } = await admin(season);
    const params = { n: 6 };
    const add = (await client.getWeekPoints({ params })).map(({ castawayId }) => ({
      ...{ id: crypto.randomUUID(), castawayId, points: 1, reason: 'For a moment' },
    }));
    await client.tallyWeekPoints({ params, body: { add } });
    return () => client.tallyWeekPoints({ params, body: { remove: add.map(({ id }) => id) } });
  };

  test('disappears from the page of a member who was removed', async ({ openPage }) => {
    const [ann, bo] = [await draftedPlayer(season, 'Ann'), await draftedPlayer(season, 'Bo')];
    const { id, code } = await ann.client.createGroup({ body: { name: 'Brief' } });
    await bo.client.joinGroup({ body: { code } });
    const page = await openPage(season, { as: bo, expectErrors: [/status of 404/] });
    await page.goto(`/groups/${id}`);
    await expect(boardOf(page).getByRole('row')).toHaveCount(3);
    await ann.client.removeGroupMember({ params: { id, userId: bo.id } });
    const takeBack = await addPoints();
    await expect(page.getByText('This group is not one of yours.')).toBeVisible();
    await takeBack();
  });

  test('has a leaderboard that moves when points are saved', async ({ openPage }) => {
    const ann = await draftedPlayer(season, 'Ann');
    const { id } = await ann.client.createGroup({ body: { name: 'Alone' } });
    const page = await openPage(season, { as: ann });
    await page.goto(`/leaderboard?group=${id}`);
    await expect(boardOf(page).getByRole('row')).toHaveCount(2);
    const other = await draftedPlayer(season, 'Bo');
    const [group] = await ann.client.listGroups();
    await other.client.joinGroup({ body: { code: group?.code ?? '' } });
    // The member's own roster, too, is a change of the standings, which the page may hear of before or after.
    await expect.poll(() => ann.client.getGroupStandings({ params: { id } })).toHaveLength(2);
    // Any change of the standings makes the page read those of the group, too.
    const takeBack = await addPoints();
    await expect(boardOf(page).getByRole('row')).toHaveCount(3);
    await takeBack();
  });
});
