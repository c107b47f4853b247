import { logIn, PASSWORD } from '../src/api.js';
import { axeViolations } from '../src/web/axe.js';
import { season } from '../src/web/shared-system-client.js';
import { admin, newPlayer } from '../src/web/people.js';
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

  test('folds its sidebar into a menu on a phone, which a change of page or Escape closes', async ({
    openPage,
  }) => {
    const as = await admin(season);
    const page = await openPage(season, { as, width: 360 });
    await page.goto('/admin/stats');
    const open = page.getByRole('button', { name: 'Open navigation' });
    const sidebar = page.getByRole('navigation', { name: 'Admin' });
    await open.click();
    await expect(sidebar).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await sidebar.getByRole('link', { name: 'Announcements' }).click();
    await page.waitForURL('**/admin/announcements');
    await expect(sidebar).toBeHidden();

    await open.click();
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(open).toBeFocused();
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

  test('finds a castaway by name, with arrow keys to move through the names', async ({ openAdmin }) => {
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

  test('posts an announcement to every dashboard, and removes it after confirming', async ({
    openPage,
    openAdmin,
  }) => {
    const title = `Torches at dawn ${Date.now().toString(36)}`;
    const page = await openAdmin('/admin/announcements');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Message').fill('Be at the beach when the sun rises.');
    await page.getByLabel('Shown').selectOption('7');
    await page.getByRole('button', { name: 'Post announcement' }).click();
    await expect(page.getByText('Announcement posted!')).toBeVisible();

    const player = await openPage(season, { as: await newPlayer(season) });
    await player.goto('/dashboard');
    await expect(player.getByRole('heading', { name: title })).toBeVisible();

    await page.getByRole('button', { name: `Remove “${title}”` }).click();
    const question = page.getByRole('dialog', { name: 'Remove this announcement?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await player.reload();
    await expect(player.getByRole('heading', { name: 'Announcements' })).toBeVisible();
    await expect(player.getByRole('heading', { name: title })).toBeHidden();
  });

  test('lists who changed what, and keeps the filter in the address', async ({ openAdmin }) => {
    const boss = await admin(season);
    const title = `Smoke on the ridge ${Date.now().toString(36)}`;
    const { id } = await boss.client.createAnnouncement({ body: { title, body: 'Look up.' } });
    await boss.client.deleteAnnouncement({ params: { id } });
    const page = await openAdmin('/admin/audit');
    await page.getByLabel('What').selectOption('announcement');
    await page.waitForURL('**/admin/audit?action=announcement');
    const gone = page.getByRole('row').filter({ hasText: title }).filter({ hasText: 'Announcement deleted' });
    // Recorded a moment after the change itself.
    await expect
      .poll(
        async () => {
          await page.reload();
          await expect(page.getByRole('table')).toBeVisible();
          return await gone.count();
        },
        { timeout: 60_000, intervals: [1_000] },
      )
      .toBe(1);
    await expect(gone.getByText('nothing').first()).toBeVisible();
  });

  test('shows the sign-ins of all users or of one beside the audit log, and loads older ones', async ({
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

  test('keeps the chosen survey in the address', async ({ openAdmin }) => {
    const page = await openAdmin('/admin/feedback?survey=LEADERBOARD');
    const filter = page.getByLabel('Survey');
    await expect(filter).toHaveValue('LEADERBOARD');
    await filter.selectOption('');
    await page.waitForURL('**/admin/feedback');
  });
});
