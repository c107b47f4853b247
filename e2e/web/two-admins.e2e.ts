/** Two admins press the same button at the same moment: one succeeds, the other gets an error message. */
import type { Castaway } from '@torchbearer/contract';
import { sampleSeason } from '@torchbearer/local';
import type { Locator, Page } from '@playwright/test';
import { logIn, signUp, type SignedIn } from '../src/api.js';
import { startSystemInProcess } from '../src/in-process.js';
import { ADMIN, type TestSystem } from '../src/system.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { race } from '../src/web/race.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test as base } from '../src/web/test.js';

const test = base.extend<{
  /** A page for each of the admins, on the same screen. */
  bothOn: (path: string) => Promise<Page[]>;
}>({
  bothOn: async ({ openPage }, use) => {
    const url = system.urls[0] ?? '';
    const open = async (as: SignedIn, path: string): Promise<Page> => {
      const page = await openPage({ url }, { as, expectErrors: [/status of 409/] });
      await page.goto(path);
      return page;
    };
    await use((path) => Promise.all(admins.map((as) => open(as, path))));
  },
});

let system: TestSystem;
let admins: readonly SignedIn[];
let boss: SignedIn;
let cast: readonly Castaway[];

test.beforeAll(async () => {
  system = await startSystemInProcess({ purpose: 'two_admins' });
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
test.afterAll(() => system?.stop());

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const panel = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** The number of audit entries with this action, of this target or of any. */
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

test.describe('two admins at the same time', () => {
  test('approve a draft: one is run, and the other admin is shown it', async ({ bothOn }) => {
    await boss.client.previewDraft();
    const pages = await bothOn('/admin/draft');
    for (const page of pages) {
      await expect(page.getByText('See the preview of')).toBeVisible();
      await button(page, 'Approve & Run Draft').click();
      await expect(button(page, 'Approve & run')).toBeVisible();
    }
    const previews = await Promise.all(pages.map((page) => drawn(page, 'Draft preview')));
    const { lost, winner } = await race(pages, {
      address: '**/api/draft/run*',
      act: (page) => button(page, 'Approve & run').click(),
      success: /^Draft completed and approved successfully!$/,
      failure: /^The draft has already been run\.$/,
    });
    await expect(lost.getByText('Another admin was first. Their draft is the one that counts')).toBeVisible();
    await expectNoAxeViolations(lost);

    const { draftStatus, picks } = await boss.client.getDraft();
    expect(draftStatus).toBe('COMPLETED');
    const saved = picks.map(({ user, castaway }) => [user.name, castaway.name]);
    expect(saved).toEqual(previews[winner]);
    for (const page of pages)
      await expect.poll(() => drawn(page, 'Final draft results'), { timeout: 30_000 }).toEqual(saved);
    await expect(async () => expect(await audited('draft.run')).toBe(1)).toPass();
  });

  test('activate different weeks: one becomes active, and the other admin decides again', async ({
    bothOn,
  }) => {
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
    await expect(lost.getByText(`Week ${String(wanted[winner])} was made active meanwhile.`)).toBeVisible();
    await expect(
      lost.getByRole('option', { name: `Week ${String(wanted[winner])} (active)` }),
    ).toBeAttached();
    await activate(lost);
    await expect(lost.getByText(`Week ${String(wanted[1 - winner])} is now active!`)).toBeVisible();
    expect(await activeWeeks()).toEqual([wanted[1 - winner]]);
  });

  test('create the same week: there is one, and the other admin is shown it', async ({ bothOn }) => {
    for (const weekNumber of [3, 4, 5]) await boss.client.saveWeek({ body: { weekNumber, isActive: false } });
    const pages = await bothOn('/admin/scoring?week=3');
    // The losing admin must not change the winner's week.
    for (const page of pages.slice(1))
      await panel(page, 'Create New Week').getByRole('switch', { name: 'Active' }).click();
    const { lost, winner } = await race(pages, {
      address: '**/api/admin/week',
      act: (page) => button(page, 'Create Week').click(),
      success: /^Week created successfully!$/,
      failure: /^Week 6 is there already\.$/,
    });
    await expect(
      lost.getByRole('navigation', { name: 'Weeks' }).getByRole('link', { name: 'Week 6' }),
    ).toBeVisible();
    expect((await weeks()).map(({ weekNumber }) => weekNumber)).toEqual([3, 4, 5, 6]);
    expect(await activeWeeks()).toEqual(winner === 1 ? [6] : []);
    await expect(async () => expect(await audited('week.created', 'Week 6')).toBe(1)).toPass();
  });

  test('save different points of the same castaways: the first save stays until the other admin decides', async ({
    bothOn,
  }) => {
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
      address: '**/api/admin/scoring/week/3*',
      act: (page) => button(page, 'Save Scores').click(),
      success: /^Scores saved and leaderboard updated\.$/,
      failure: /^Not saved yet\. Another admin saved points of this week meanwhile/,
    });
    const [theirs, mine] = winner === 0 ? typed : ([typed[1], typed[0]] as const);
    expect(await saved()).toEqual(scores(theirs));
    for (const [row, field] of fields(lost).entries()) {
      await expect(lost.getByRole('alert').getByText(`none → ${String(theirs[row])}`)).toBeVisible();
      await expect(field).toHaveValue(String(mine[row]));
    }
    await expectNoAxeViolations(lost);
    await button(lost, 'Save mine').click();
    await expect(lost.getByText('Scores saved and leaderboard updated.')).toBeVisible();
    expect(await saved()).toEqual(scores(mine));

    // Both undo the last save, which happens once.
    await Promise.all(pages.map((page) => page.reload()));
    await Promise.all(pages.map((page) => untilStable(page)));
    for (const page of pages) await button(page, 'Undo last save').click();
    const undone = await race(pages, {
      address: '**/api/admin/scoring/week/3/undo*',
      act: (page) => button(page.getByRole('dialog'), 'Undo last save').click(),
      success: /^The last save was taken back\.$/,
      failure: /^Points were changed meanwhile, so nothing was taken back: /,
    });
    expect(await saved()).toEqual(scores(theirs));
    for (const [row, field] of fields(undone.lost).entries())
      await expect(field).toHaveValue(String(theirs[row]));
  });
});
