import { beforeAll, describe, expect, it } from 'vitest';
import { logIn, PASSWORD } from '../src/api.js';
import { axeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin, newPlayer } from '../src/web/people.js';

const { openPage } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

const atDesk = async (path: string) => {
  const page = await openPage(house.season, { as: await admin(house.season), reducedMotion: true });
  await page.goto(path);
  return page;
};

describe('the admin area', () => {
  it('is closed to players', async () => {
    const page = await openPage(house.season, {
      as: await newPlayer(house.season),
      // What the screen asks before it is known who asks; the server refuses it.
      expectErrors: [/status of 403/],
    });
    await page.goto('/admin/stats');
    await page.waitForURL('**/dashboard');
  });

  it('leads from its sidebar to its screens and back to the site', async () => {
    const page = await atDesk('/admin/stats');
    const sidebar = page.getByRole('navigation', { name: 'Admin' });
    await sidebar.getByRole('link', { name: 'User Feedback' }).click();
    await page.waitForURL('**/admin/feedback');
    await sidebar.locator('[aria-current="page"]', { hasText: 'User Feedback' }).waitFor();
    await sidebar.getByRole('link', { name: 'Audit Log' }).click();
    await page.waitForURL('**/admin/audit');
    await sidebar.getByRole('link', { name: 'View Site' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('folds its sidebar into a hamburger on a phone, closed by a change of page and by Escape', async () => {
    const as = await admin(house.season);
    const page = await openPage(house.season, { as, width: 360, reducedMotion: true });
    await page.goto('/admin/stats');
    const open = page.getByRole('button', { name: 'Open navigation' });
    const sidebar = page.getByRole('navigation', { name: 'Admin' });
    await open.click();
    await sidebar.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sidebar.getByRole('link', { name: 'Announcements' }).click();
    await page.waitForURL('**/admin/announcements');
    await sidebar.waitFor({ state: 'hidden' });

    await open.click();
    await sidebar.waitFor();
    await page.keyboard.press('Escape');
    await sidebar.waitFor({ state: 'hidden' });
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('goes to a screen by keyboard alone', async () => {
    const page = await atDesk('/admin/stats');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Screen, player or castaway' });
    await field.fill('audit');
    await page.getByRole('option', { name: 'Audit Log', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/audit');
    await field.waitFor({ state: 'hidden' });
  });

  it('goes to a castaway by name, and moves through the names by arrow', async () => {
    const page = await atDesk('/admin/stats');
    await page.getByRole('button', { name: 'Go to' }).click();
    const field = page.getByRole('combobox');
    await field.fill('a');
    const first = page.getByRole('option').first();
    await page.getByRole('group', { name: 'Castaways' }).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('option').last();
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('false');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/castaways?edit=*');
  });

  it('posts an announcement to every dashboard, and removes it after asking', async () => {
    const title = `Torches at dawn ${Date.now().toString(36)}`;
    const page = await atDesk('/admin/announcements');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Message').fill('Be at the beach when the sun rises.');
    await page.getByLabel('Shown').selectOption('7');
    await page.getByRole('button', { name: 'Post announcement' }).click();
    await page.getByText('Announcement posted!').waitFor();

    const player = await openPage(house.season, { as: await newPlayer(house.season) });
    await player.goto('/dashboard');
    await player.getByRole('heading', { name: title }).waitFor();

    await page.getByRole('button', { name: `Remove “${title}”` }).click();
    const question = page.getByRole('dialog', { name: 'Remove this announcement?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('heading', { name: title }).waitFor({ state: 'hidden' });
    await player.reload();
    await player.getByRole('heading', { name: 'Announcements' }).waitFor();
    await player.getByRole('heading', { name: title }).waitFor({ state: 'hidden' });
  });

  it('tells who changed what, and keeps the filter in the address', async () => {
    const boss = await admin(house.season);
    const title = `Smoke on the ridge ${Date.now().toString(36)}`;
    const { id } = await boss.client.createAnnouncement({ body: { title, body: 'Look up.' } });
    await boss.client.deleteAnnouncement({ params: { id } });
    const page = await atDesk('/admin/audit');
    await page.getByLabel('What').selectOption('announcement');
    await page.waitForURL('**/admin/audit?action=announcement');
    const gone = page.getByRole('row').filter({ hasText: title }).filter({ hasText: 'Announcement deleted' });
    // Written down a moment after the change itself.
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('table').waitFor();
          return await gone.count();
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(1);
    await gone.getByText('nothing').first().waitFor();
  });

  it('shows sign-ins beside the audit log, of everybody or of one, and older ones when asked', async () => {
    const player = await newPlayer(house.season, 'Isla Reed');
    await logIn([house.season.url], player.email, PASSWORD);
    const page = await atDesk('/admin/audit');
    await page.getByRole('tab', { name: 'Security Events' }).click();
    await page.waitForURL('**/admin/audit?tab=security');
    const events = page.getByRole('row').filter({ hasText: player.name });
    await events.filter({ has: page.getByText('Signed in', { exact: true }) }).waitFor();

    // As many as are shown at first: the two sign-ins are older.
    for (let turn = 0; turn < 50; turn++) await player.client.endAllSessions({ query: { keepThis: true } });
    await page.getByLabel('Whose').selectOption({ label: player.name });
    await page.waitForURL(`**/admin/audit?tab=security&user=${player.id}`);
    await expect.poll(() => events.count()).toBe(50);
    expect(await page.getByRole('row').count()).toBe(51);
    expect(await events.first().innerText()).toContain('Signed out everywhere but in one browser');
    const older = page.getByRole('button', { name: 'Show older events' });
    await older.click();
    await events.filter({ hasText: 'Signed in with a new account' }).waitFor();
    expect(await events.count()).toBe(52);
    await older.waitFor({ state: 'detached' });
    expect(await axeViolations(page)).toEqual([]);
  });

  it('keeps the survey in the address', async () => {
    const page = await atDesk('/admin/feedback?survey=LEADERBOARD');
    const filter = page.getByLabel('Survey');
    await expect.poll(() => filter.inputValue()).toBe('LEADERBOARD');
    await filter.selectOption('');
    await page.waitForURL('**/admin/feedback');
  });
});
