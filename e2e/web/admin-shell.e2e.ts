import { logIn, PASSWORD } from '../src/api.js';
import { axeViolations } from '../src/web/axe.js';
import { season } from '../src/web/shared-system-client.js';
import { newPlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

test.describe('the admin area', () => {
  test('is closed to players', async ({ openPage }) => {
    const page = await openPage(season, {
      as: await newPlayer(season),
      // The screen's first request, before the user is known; the server refuses it.
      expectErrors: [/status of 403/],
    });
    await page.goto('/admin/stats');
    await page.waitForURL('**/dashboard');
  });

  test('links from its sidebar to its screens and back to the site', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/stats');
    const sidebar = page.getByRole('navigation', { name: 'Admin' });
    await sidebar.getByRole('link', { name: 'User Feedback' }).click();
    await page.waitForURL('**/admin/feedback');
    await expect(sidebar.locator('[aria-current="page"]', { hasText: 'User Feedback' })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Audit Log' }).click();
    await page.waitForURL('**/admin/audit');
    await sidebar.getByRole('link', { name: 'View Site' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('opens a screen by keyboard alone', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/stats');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Screen, player or castaway' });
    await field.fill('audit');
    await expect(page.getByRole('option', { name: 'Audit Log', selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/audit');
    await expect(field).toBeHidden();
  });

  test('finds a castaway by name, with arrow keys to move through the names @long', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/stats');
    await page.getByRole('button', { name: 'Go to' }).click();
    const field = page.getByRole('combobox');
    await field.fill('a');
    const first = page.getByRole('option').first();
    for (const name of ['Players', 'Castaways'])
      await expect(page.getByRole('group', { name }).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('option').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(field).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/castaways?edit=*');
  });

  test('shows the sign-ins of all users or of one beside the audit log, and loads older ones @long', async ({
    openAdmin,
  }) => {
    const player = await newPlayer(season, 'Isla Reed');
    await logIn([season.url], player.email, PASSWORD);
    const page = await openAdmin('/admin/audit');
    // The text above the tabs takes a line less in our own font: a click while it arrives would miss the tab.
    await untilStable(page);
    await page.getByRole('tab', { name: 'Security Events' }).click();
    await page.waitForURL('**/admin/audit?tab=security');
    const events = page.getByRole('row').filter({ hasText: player.name });
    await expect(events.filter({ has: page.getByText('Signed in', { exact: true }) })).toBeVisible();

    // The number of rows shown at first: the two sign-ins are older.
    for (let turn = 0; turn < 50; turn++) await player.client.endAllSessions({ query: { keepThis: true } });
    await page.getByRole('combobox', { name: 'Whose' }).fill(player.name);
    await page.getByRole('option', { name: player.name }).click();
    await page.waitForURL(`**/admin/audit?tab=security&user=${player.id}`);
    await expect(events).toHaveCount(50);
    expect(await page.getByRole('row').count()).toBe(51);
    expect(await events.first().innerText()).toContain('Signed out everywhere but in one browser');
    const older = page.getByRole('button', { name: 'Show older events' });
    await older.click();
    await expect(events.filter({ hasText: 'Signed in with a new account' })).toBeVisible();
    expect(await events.count()).toBe(52);
    await expect(older).not.toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
  });
});
