/**
 * The outcomes of admin actions: confirmed first and cancelled, done and reported, and the messages while the
 * service is away.
 */
import type { Page } from '@playwright/test';
import { logIn, signUp, type SignedIn } from '../src/api.js';
import { addPhone } from '../src/phone.js';
import { openLeague, type League } from '../src/league.js';
import { startSystemInProcess } from '../src/in-process.js';
import type { TestSystem } from '../src/system.js';
import { expectCancelled, expectPassing } from '../src/web/confirmation.js';
import { confirm, firstPoints, press, textbox } from '../src/web/controls.js';
import { outages, type Outage } from '../src/web/outages/index.js';
import { withoutService } from '../src/web/outages/without-service.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test as base } from '../src/web/test.js';

const test = base.extend<{
  /** An admin's screen whose clock can be stopped. */
  at: (path: string) => Promise<Page>;
}>({
  at: async ({ openPage }, use) => {
    await use(async (path) => {
      const page = await openPage(site(), { as: boss, expectErrors: NO_PORTRAITS });
      await page.clock.install();
      await page.goto(path);
      return page;
    });
  },
});

const PLAYERS = 3;
/** This league's castaways have none. */
const NO_PORTRAITS = [/status of 404 .*\/images\//];

let system: TestSystem;
let league: League;
let boss: SignedIn;

test.beforeAll(async () => {
  system = await startSystemInProcess({ purpose: 'outcomes' });
  league = await openLeague(system.urls, PLAYERS);
  boss = league.admin;
  await boss.client.saveWeek({ body: { weekNumber: 4, isActive: false } });
  const [reader] = league.players;
  if (reader) await addPhone(system.twilio?.fake.url, reader, '5554010101');
});
test.afterAll(() => system?.stop());

const site = () => ({ url: system.urls[0] ?? '' });

test.describe('an admin', () => {
  test('adds, eliminates, restores and deletes a castaway after confirming each step', async ({ at }) => {
    const page = await at('/admin/castaways');
    const saved = 'Castaway saved successfully!';
    const juniper = async () =>
      (await boss.client.listCastaways()).find(({ name }) => name === 'Juniper Hale');
    await textbox(page, 'Name').fill('Juniper Hale');
    await page.getByRole('spinbutton', { name: 'Age' }).fill('18');
    await expectPassing(page, () => press(page, 'Create'), saved);
    await press(page, 'Edit Juniper Hale');
    // It scrolls to the form by itself.
    const isThere = () => textbox(page, 'Name').evaluate((field) => field === document.activeElement);
    await expect.poll(isThere).toBe(true);
    await textbox(page, 'Tribe').fill('Ember');
    await expectPassing(page, () => press(page, 'Update'), saved);
    expect(await juniper()).toMatchObject({ age: 18, tribe: 'Ember', eliminated: false });

    const eliminate = () => press(page, 'Eliminate Juniper Hale');
    await expectCancelled(page, eliminate);
    await eliminate();
    // Week 3 is the active one.
    await page.getByLabel('Eliminated in').selectOption({ label: 'Week 2' });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await expectPassing(page, () => confirm(page, 'Eliminate'), 'Juniper Hale eliminated');
    expect((await sent).postDataJSON()).toEqual({ eliminated: true, eliminatedInWeek: 2 });
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Juniper Hale' }).getByText('in week 2'),
    ).toBeVisible();
    expect(await juniper()).toMatchObject({ eliminated: true, eliminatedInWeek: 2 });

    const restore = () => press(page, 'Restore Juniper Hale');
    await expectCancelled(page, restore);
    await restore();
    await expectPassing(page, () => confirm(page, 'Restore'), 'Juniper Hale restored');
    expect(await juniper()).toMatchObject({ eliminated: false });

    const remove = () => press(page, 'Delete Juniper Hale');
    await expectCancelled(page, remove);
    await remove();
    await expectPassing(page, () => confirm(page, 'Delete'), 'Castaway deleted successfully!');
    expect(await juniper()).toBeUndefined();
  });

  test('changes a user, their role and password, and deletes them after confirming', async ({
    expectErrors,
    at,
  }) => {
    const { id, email } = await signUp(system.urls, 'Sage Fenn');
    const sage = async () => (await boss.client.listUsers()).find((user) => user.id === id);
    const page = await at('/admin/users?q=Sage');
    const menu = async (action: string): Promise<void> => {
      await press(page, 'Actions for Sage Fenn');
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await menu('Edit');
    await textbox(page, 'City').fill('Driftwood Bay');
    await expectPassing(page, () => confirm(page, 'Save'), 'User updated successfully!');
    expect(await sage()).toMatchObject({ city: 'Driftwood Bay' });

    for (const [action, isAdmin, words] of [
      ['Make Admin', true, 'Sage Fenn is an admin now.'],
      ['Remove Admin', false, 'Sage Fenn is a player now.'],
    ] as const) {
      await expectCancelled(page, () => menu(action));
      await menu(action);
      await expectPassing(page, () => confirm(page, action), words);
      expect(await sage()).toMatchObject({ isAdmin });
    }

    await expectCancelled(page, () => menu('Reset Password'));
    await menu('Reset Password');
    await confirm(page, 'Reset Password');
    const given = page.getByRole('alert').getByLabel('Temporary password');
    expect(await logIn(system.urls, email, await given.inputValue())).toMatchObject({ id });
    await page.keyboard.press('Escape');

    await expectCancelled(page, () => menu('Delete'));
    await menu('Delete');
    expectErrors(page, /status of 409/);
    await boss.client.setAdmin({ params: { id }, body: { isAdmin: true } });
    await confirm(page, 'Delete');
    await expect(page.getByText('Cannot delete admin users')).toBeVisible();
    await boss.client.setAdmin({ params: { id }, body: { isAdmin: false } });
    await page.reload();
    await untilStable(page);
    await menu('Delete');
    await expectPassing(page, () => confirm(page, 'Delete'), 'Sage Fenn was deleted.');
    expect(await sage()).toBeUndefined();
  });

  test('deletes several players, an invite code and an announcement after confirming', async ({ at }) => {
    for (const name of ['Reed One', 'Reed Two']) await signUp(system.urls, name);
    const users = await at('/admin/users?q=Reed');
    for (const name of ['Reed One', 'Reed Two']) await users.getByLabel(`Choose ${name}`).check();
    const remove = () => press(users, 'Delete players');
    await expectCancelled(users, remove);
    await remove();
    await confirm(users, 'Delete 2 players');
    await expect(users.getByText('2 players deleted.')).toBeVisible();
    expect((await boss.client.listUsers()).filter(({ name }) => name.startsWith('Reed'))).toEqual([]);

    const { code } = await boss.client.createInvite({ body: {} });
    await users.reload();
    await untilStable(users);
    const takeBack = () => press(users, `Take back ${code}`);
    await expectCancelled(users, takeBack);
    await takeBack();
    await expectPassing(users, () => confirm(users, 'Take back'), 'The invite code is taken back.');
    expect(await boss.client.listInvites()).toEqual([]);

    const news = await at('/admin/announcements');
    await textbox(news, 'Title').fill('Low tide');
    await textbox(news, 'Message').fill('Bring a net.');
    await expectPassing(news, () => press(news, 'Post announcement'), 'Announcement posted!');
    const drop = () => press(news, 'Remove “Low tide”');
    await expectCancelled(news, drop);
    await drop();
    await expectPassing(news, () => confirm(news, 'Remove'), 'Announcement removed!');
    expect(await boss.client.listAnnouncements()).toEqual([]);
  });

  test('creates weeks, opens and scores one, and undoes the score after confirming', async ({ at }) => {
    const page = await at('/admin/scoring?week=3');
    const active = async () => (await boss.client.getActiveWeek()).weekNumber;
    await textbox(page, 'Week number').fill('9');
    await expectPassing(page, () => press(page, 'Create Week'), 'Week created successfully!');
    for (const week of [9, 3]) {
      await page.getByLabel('Week', { exact: true }).selectOption(String(week));
      const activate = () => press(page, 'Set as Active');
      await expectCancelled(page, activate);
      await activate();
      await expectPassing(page, () => confirm(page, 'Set as Active'), `Week ${String(week)} is now active!`);
      expect(await active()).toBe(week);
    }
    const points = () => boss.client.getWeekPoints({ params: { n: 3 } });
    await firstPoints(page).fill('12');
    await expectPassing(page, () => press(page, 'Save Scores'), 'Scores saved and leaderboard updated.');
    expect(await points()).toMatchObject([{ points: 12 }]);

    await page.reload();
    await untilStable(page);
    const undo = () => press(page, 'Undo last save');
    await expectCancelled(page, undo);
    await undo();
    await expectPassing(page, () => confirm(page, 'Undo last save'), 'The last save was taken back.');
    expect(await points()).toEqual([]);
  });

  test('unlocks the draft and runs it again after confirming', async ({ at }) => {
    const page = await at('/admin/draft');
    const status = async () => (await boss.client.getDraft()).draftStatus;
    const unlock = () => press(page, 'Unlock Draft');
    await expectCancelled(page, unlock);
    await unlock();
    await expectPassing(
      page,
      () => confirm(page, 'Unlock'),
      'Rankings unlocked successfully! Users can now edit their rankings.',
    );
    expect(await status()).toBe('PENDING');

    const eliminated = (isOut: boolean) =>
      boss.client.updateCastaway({
        params: { id: league.castaways.at(-1)?.id ?? '' },
        body: { eliminated: isOut },
      });
    await eliminated(true);
    await press(page, 'Preview Draft');
    await confirm(page, 'Close rankings and preview');
    await expect(page.getByText('1 eliminated castaway is left out of the pool.')).toBeVisible();
    await eliminated(false);
    await press(page, 'Preview Draft');
    await expect(page.getByText('All castaways are in the pool.')).toBeVisible();
    const run = () => press(page, 'Approve & Run Draft');
    await expectCancelled(page, run);
    await run();
    await expectPassing(
      page,
      () => confirm(page, 'Approve & run'),
      'Draft completed and approved successfully!',
    );
    expect(await status()).toBe('COMPLETED');

    const late = await signUp(system.urls, 'Wren Late');
    await press(page, 'Refresh');
    const draft = () => press(page, 'Draft a roster for Wren Late');
    await expectCancelled(page, draft);
    await draft();
    await confirm(page, 'Draft a roster');
    await expect(page.getByText(/^Wren Late drafted /)).toBeAttached();
    expect((await boss.client.getDraft()).picks.some(({ userId }) => userId === late.id)).toBe(true);
  });

  test('texts players after confirming', async ({ at }) => {
    const page = await at('/admin/sms');
    await page.getByLabel('Message', { exact: true }).fill('Hi {name}!');
    const send = async (): Promise<void> => {
      await press(page, 'Send SMS Blast');
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    await expectCancelled(page, send);
    await send();
    await expectPassing(page, () => confirm(page, 'Send now'), 'SMS blast sent to 1 recipient');
    await expect(async () =>
      expect(
        (await boss.client.listSmsLogs({ query: {} })).map(({ outboundText }) => outboundText),
      ).toContain('Hi Player 1!'),
    ).toPass();
  });
});

/** Tries an action on a page that fails now; nothing else on the page may be lost. */
async function expectFailures(page: Page, { attempts }: Outage): Promise<void> {
  for (const { act, says, keeps } of attempts) {
    await act(page, league);
    for (const words of says) await expect(page.getByText(words).first()).toBeVisible();
    if (keeps) await expect(keeps[0](page)).toHaveValue(keeps[1]);
  }
}

test.describe('the screens say what failed and keep what was typed', () => {
  for (const outage of outages)
    test(`without ${outage.service}: ${outage.screen}`, async ({ openPage }) => {
      const page = await openPage(site(), {
        as: outage.isPublic ? undefined : boss,
        expectErrors: [...NO_PORTRAITS, /status of 503/, /Failed to load analytics data:/],
      });
      await outage.open?.(page, league);
      await withoutService(page, outage.service);
      await expectFailures(page, outage);
    });
});
