/** Two admins press the same button in the same moment: one gets what they wanted, the other is told. */
import type { Castaway } from '@torchbearer/contract';
import { sampleSeason } from '@torchbearer/local';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, signUp, type SignedIn } from '../src/api.js';
import { ADMIN, startTestSystem, type TestSystem } from '../src/system.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import { race } from '../src/web/race.js';
import { settled } from '../src/web/settled.js';

const { openPage } = useBrowser();
let system: TestSystem;
let admins: readonly SignedIn[];
let boss: SignedIn;
let cast: readonly Castaway[];

beforeAll(async () => {
  const webDir = process.env['WEB_DIR'];
  system = await startTestSystem({
    purpose: 'two_admins',
    env: { PASSWORD_MEMORY_KIB: '1024', ...(webDir !== undefined && { WEB_DIR: webDir }) },
  });
  boss = await logIn(system.urls, ADMIN.email, ADMIN.password);
  const made: Castaway[] = [];
  for (const member of sampleSeason.castaways.slice(0, 4))
    made.push(await boss.client.createCastaway({ body: { ...member, imageUrl: null } }));
  cast = made;
  for (const name of ['Robin Vale', 'Wren Talbot']) await signUp(system.urls, name);
  const second = await signUp(system.urls, 'Sam Second');
  await boss.client.setAdmin({ params: { id: second.id }, body: { isAdmin: true } });
  admins = [boss, second];
});
afterAll(() => system?.stop());

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const panel = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** A page for each of the admins, on the same screen. */
const bothOn = (path: string): Promise<Page[]> =>
  Promise.all(
    admins.map(async (as) => {
      const page = await openPage(
        { url: system.urls[0] ?? '' },
        { as, reducedMotion: true, expectErrors: [/status of 409/] },
      );
      await page.goto(path);
      return page;
    }),
  );

/** How often the audit log has this action, of this target or of any. */
const audited = async (action: string, name?: string): Promise<number> =>
  (await boss.client.listAudit({ query: { action } })).entries.filter(
    ({ target }) => name === undefined || target.name === name,
  ).length;

/** The players and castaways of a draft's table, turn by turn. */
const drawn = (page: Page, table: string): Promise<string[][]> =>
  page
    .getByRole('region', { name: table })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].slice(1, 3).map((cell) => cell.textContent)));

const weeks = () => boss.client.listWeeks();
const activeWeeks = async (): Promise<number[]> =>
  (await weeks()).filter(({ isActive }) => isActive).map(({ weekNumber }) => weekNumber);

describe('two admins at once', () => {
  it('approve a draft: one is run, and the other admin is shown it', async () => {
    const pages = await bothOn('/admin/draft');
    for (const page of pages) {
      await button(page, 'Preview Draft').click();
      await page.getByText('See the preview of').waitFor();
      await button(page, 'Approve & Run Draft').click();
    }
    const previews = await Promise.all(pages.map((page) => drawn(page, 'Draft preview')));
    const { lost, winner } = await race(pages, {
      address: '**/api/draft/run',
      act: (page) => button(page, 'Approve & run').click(),
      success: /^Draft completed and approved successfully!$/,
      failure: /^The draft has already been run\.$/,
    });
    await lost.getByText('Somebody else was first. Their draft stands').waitFor();
    await expectNoAxeViolations(lost);

    const { draftStatus, picks } = await boss.client.getDraft();
    expect(draftStatus).toBe('COMPLETED');
    const saved = picks.map(({ user, castaway }) => [user.name, castaway.name]);
    expect(saved).toEqual(previews[winner]);
    for (const page of pages)
      await expect.poll(() => drawn(page, 'Final draft results'), { timeout: 30_000 }).toEqual(saved);
    await eventually(async () => expect(await audited('draft.run')).toBe(1));
  });

  it('make different weeks active: one is, and the other admin decides anew', async () => {
    for (const weekNumber of [3, 4, 5])
      await boss.client.saveWeek({ body: { weekNumber, isActive: weekNumber === 3 } });
    const pages = await bothOn('/admin/scoring');
    const wanted = [4, 5] as const;
    for (const [index, page] of pages.entries())
      await panel(page, 'Active Week Control').getByLabel('Week').selectOption(String(wanted[index]));
    const activate = async (page: Page): Promise<void> => {
      await button(panel(page, 'Active Week Control'), 'Set as Active').click();
      await button(page.getByRole('dialog'), 'Set as Active').click();
    };
    const { lost, winner } = await race(pages, {
      address: '**/api/admin/week',
      act: activate,
      success: /^Week \d is now active!$/,
      failure: /^Week \d was made active meanwhile\.$/,
    });
    expect(await activeWeeks()).toEqual([wanted[winner]]);
    await lost.getByText(`Week ${String(wanted[winner])} was made active meanwhile.`).waitFor();
    await lost
      .getByRole('option', { name: `Week ${String(wanted[winner])} (active)` })
      .waitFor({ state: 'attached' });
    await activate(lost);
    await lost.getByText(`Week ${String(wanted[1 - winner])} is now active!`).waitFor();
    expect(await activeWeeks()).toEqual([wanted[1 - winner]]);
  });

  it('create the same week: there is one, and the other admin is told and shown it', async () => {
    for (const weekNumber of [3, 4, 5]) await boss.client.saveWeek({ body: { weekNumber, isActive: false } });
    const pages = await bothOn('/admin/scoring?week=3');
    // Whoever loses must not change the week of whoever wins.
    for (const page of pages.slice(1))
      await panel(page, 'Create New Week').getByRole('switch', { name: 'Active' }).click();
    const { lost, winner } = await race(pages, {
      address: '**/api/admin/week',
      act: (page) => button(page, 'Create Week').click(),
      success: /^Week created successfully!$/,
      failure: /^Week 6 is there already\.$/,
    });
    await lost.getByRole('navigation', { name: 'Weeks' }).getByRole('link', { name: 'Week 6' }).waitFor();
    expect((await weeks()).map(({ weekNumber }) => weekNumber)).toEqual([3, 4, 5, 6]);
    expect(await activeWeeks()).toEqual(winner === 1 ? [6] : []);
    await eventually(async () => expect(await audited('week.created', 'Week 6')).toBe(1));
  });

  it('save other points of the same castaways: one save stands until the other admin decides', async () => {
    const week = { n: 3 };
    const pages = await bothOn('/admin/scoring?week=3');
    const typed = [
      [11, 12],
      [21, 22],
    ] as const;
    const scores = (points: readonly number[]) =>
      points.map((value, index) => ({ castawayId: cast[index]?.id, points: value }));
    const saved = async () => {
      const entries = await boss.client.getWeekPoints({ params: week });
      return cast.slice(0, 2).flatMap(({ id }) => entries.filter(({ castawayId }) => castawayId === id));
    };
    const fields = (page: Page): Locator[] =>
      cast.slice(0, 2).map(({ name }) => page.getByLabel(name, { exact: true }));
    for (const [index, page] of pages.entries())
      for (const [row, field] of fields(page).entries()) await field.fill(String(typed[index]?.[row]));

    const { lost, winner } = await race(pages, {
      address: '**/api/admin/scoring/week/3',
      act: (page) => button(page, 'Save Scores').click(),
      success: /^Scores saved and leaderboard updated\.$/,
      failure: /^Not saved yet\. Another admin saved points of this week meanwhile/,
    });
    const [theirs, mine] = winner === 0 ? typed : ([typed[1], typed[0]] as const);
    expect(await saved()).toEqual(scores(theirs));
    for (const [row, field] of fields(lost).entries()) {
      await lost
        .getByRole('alert')
        .getByText(`none → ${String(theirs[row])}`)
        .waitFor();
      await expect.poll(() => field.inputValue()).toBe(String(mine[row]));
    }
    await expectNoAxeViolations(lost);
    await button(lost, 'Save mine').click();
    await lost.getByText('Scores saved and leaderboard updated.').waitFor();
    expect(await saved()).toEqual(scores(mine));

    // Both take the last save back, and it is one that is.
    await Promise.all(pages.map((page) => page.reload()));
    await Promise.all(pages.map((page) => settled(page)));
    for (const page of pages) await button(page, 'Undo last save').click();
    const undone = await race(pages, {
      address: '**/api/admin/scoring/week/3/undo',
      act: (page) => button(page.getByRole('dialog'), 'Undo last save').click(),
      success: /^The last save was taken back\.$/,
      failure: /^Points were changed meanwhile, so nothing was taken back: /,
    });
    expect(await saved()).toEqual(scores(theirs));
    for (const [row, field] of fields(undone.lost).entries())
      await expect.poll(() => field.inputValue()).toBe(String(theirs[row]));
  });
});
