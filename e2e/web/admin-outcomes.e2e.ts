/**
 * The outcomes of admin actions: confirmed first and cancelled, done and reported, and the messages while the
 * service is away.
 */
import type { Page } from '@playwright/test';
import { signUp, type SignedIn } from '../src/api.js';
import { addPhone } from '../src/phone.js';
import { openLeague, type League } from '../src/league.js';
import { startSystemInProcess } from '../src/in-process.js';
import type { TestSystem } from '../src/system.js';
import { expectCancelled, expectPassing } from '../src/web/confirmation.js';
import { confirm, press, textbox } from '../src/web/controls.js';
import { outages, type Outage } from '../src/web/outages/index.js';
import { withoutService } from '../src/web/outages/without-service.js';
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
