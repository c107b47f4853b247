/** Changes points of leagues that others read: it runs alone, and restores them. */
import type { Castaway, PointsEntry } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import type { SignedIn } from '../src/api.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { paste } from '../src/web/controls.js';
import { preseason, season } from '../src/web/shared-system-client.js';
import type { WebLeague } from '../src/web/league.js';
import { admin } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test as base } from '../src/web/test.js';

/**
 * The time of an experienced user, in seconds: the keystroke-level model of Card, Moran and Newell, Communications
 * of the ACM 23 (1980), pages 396 to 410. A key of an average typist, and a decision before a run of keys.
 */
const KEY_S = 0.28;
const DECISION_S = 1.35;
/** Numbers copied from a list need no decision each; starting and saving do. */
const DECISIONS = 2;
const MOST_S = 30;

const pointsOf = (boss: SignedIn, n: number) => boss.client.getWeekPoints({ params: { n } });
const byId = (entries: readonly PointsEntry[]) =>
  entries.toSorted((one, other) => one.castawayId.localeCompare(other.castawayId));

/** Undoes all saves of a week since. */
async function restore(boss: SignedIn, n: number, before: readonly PointsEntry[]): Promise<void> {
  for (let undone = 0; undone < 20; undone++) {
    if (JSON.stringify(byId(await pointsOf(boss, n))) === JSON.stringify(byId(before))) return;
    await boss.client.undoWeekPoints({ params: { n }, body: {} });
  }
  throw new Error('the week is not as it was');
}

const field = (page: Page, { name }: Pick<Castaway, 'name'>) => page.getByLabel(name, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Scores' });

const test = base.extend<{ openWeek: (league: WebLeague, as: SignedIn, week: number) => Promise<Page> }>({
  openWeek: async ({ openPage }, use) => {
    await use(async (league, as, week) => {
      const page = await openPage(league, { as });
      await page.goto(`/admin/scoring?week=${String(week)}`);
      await expect(saveButton(page)).toBeVisible();
      return page;
    });
  },
});

test.describe('a week of eighteen castaways', () => {
  const WEEK = 19;
  let boss: SignedIn;
  let cast: readonly Castaway[];
  test.beforeEach(async () => {
    boss = await admin(preseason);
    cast = await boss.client.listCastaways();
    await boss.client.saveWeek({ body: { weekNumber: WEEK, isActive: false } });
  });
  test.afterEach(() => restore(boss, WEEK, []));

  test('is scored by keyboard alone, with one key per digit and one to continue', async ({ openWeek }) => {
    const page = await openWeek(preseason, boss, WEEK);
    expect(cast).toHaveLength(18);
    const scores = cast.map(({ id }, index) => ({ castawayId: id, points: 10 + index }));
    await page.locator('input[id^="points-"]').first().focus();
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys += 1;
      await page.keyboard.press(key);
    };
    for (const { points } of scores) {
      for (const digit of String(points)) await press(digit);
      await press('Enter');
    }
    // From the last field Enter moves to the button, and there it saves.
    await expect(saveButton(page)).toBeFocused();
    await press('Enter');
    await expect(page.getByText('Scores saved and leaderboard updated.')).toBeVisible();
    expect(keys).toBe(18 * 3 + 1);
    const seconds = keys * KEY_S + DECISIONS * DECISION_S;
    console.log(
      `a week of ${String(scores.length)} castaways: ${String(keys)} keys, ${seconds.toFixed(1)} s`,
    );
    expect(seconds).toBeLessThan(MOST_S);
    expect(byId(await pointsOf(boss, WEEK))).toEqual(byId(scores));
    await expect(page.getByText('Everything is saved')).toBeVisible();
  });

  test('is navigated with the arrow keys; typing replaces, and Ctrl+Enter saves only what differs', async ({
    openWeek,
  }) => {
    const [first, second, third] = cast;
    if (!first || !second || !third) throw new Error('no cast');
    const entries = [first, second, third].map(({ id }) => ({ castawayId: id, points: 5 }));
    await boss.client.saveWeekPoints({ params: { n: WEEK }, body: { entries } });
    const page = await openWeek(preseason, boss, WEEK);
    await field(page, first).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('-7');
    await expect(field(page, second)).toHaveValue('-7');
    await expect(page.getByText('Not saved: 5 → -7 (-12)')).toBeVisible();
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /week\/19\?standings=none$/.test(request.url()),
    );
    await page.keyboard.press('Control+Enter');
    expect((await sent).postDataJSON()).toEqual({
      entries: [{ castawayId: second.id, points: -7, was: 5 }],
    });
    await expect(page.locator('section', { hasText: 'Last save' }).getByText('5 → -7 (-12)')).toBeVisible();
    await page.getByRole('button', { name: 'Undo last save' }).click();
    await expect(async () => expect(byId(await pointsOf(boss, WEEK))).toEqual(byId(entries))).toPass();
    await expect(field(page, second)).toHaveValue('5');
  });

  test('can be pasted from a spreadsheet by order or by name, and reports what does not match', async ({
    openWeek,
  }) => {
    const page = await openWeek(preseason, boss, WEEK);
    const [first, second, third] = cast;
    if (!first || !second || !third) throw new Error('no cast');
    await field(page, second).focus();
    await paste(page, '3\n0\n');
    await expect(field(page, second)).toHaveValue('3');
    await expect(field(page, third)).toHaveValue('0');
    await paste(page, `Castaway\tPoints\n${third.name.toUpperCase()}\t8\nNobody At All\t9\n${first.name}\t1`);
    await expect(field(page, third)).toHaveValue('8');
    await expect(field(page, first)).toHaveValue('1');
    const report = page.getByRole('alert');
    await expect(report.getByText('No castaway of this name')).toBeVisible();
    expect((await report.innerText()).replaceAll(/\s+/g, ' ')).toContain('Nobody At All 9');
    await untilStable(page);
    await expectNoAxeViolations(page);
  });

  test('asks before unsaved points are discarded @long', async ({ openWeek }) => {
    const page = await openWeek(preseason, boss, WEEK);
    await page.locator('input[id^="points-"]').first().fill('4');
    await page.getByRole('link', { name: 'Castaway Management' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('input[id^="points-"]').first()).toHaveValue('4');
    await page.getByRole('link', { name: 'Castaway Management' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/admin/castaways');
  });
});

test.describe('a correction of the season', () => {
  const WEEK = 6;
  let boss: SignedIn;
  let before: readonly PointsEntry[];
  let cast: readonly Castaway[];
  test.beforeEach(async () => {
    boss = await admin(season);
    before = await pointsOf(boss, WEEK);
    // Castaways still in the game who were picked in that week: their points move players.
    const { picks } = await boss.client.listAllPicks();
    const picked = new Set(
      picks.filter(({ weekNumber }) => weekNumber === WEEK).map((pick) => pick.castawayId),
    );
    cast = (await boss.client.listCastaways()).filter(({ id, eliminated }) => !eliminated && picked.has(id));
  });
  test.afterEach(() => restore(boss, WEEK, before));

  test('shows how players would move before it is saved, and they do move so', async ({ openWeek }) => {
    const [one] = cast;
    if (!one) throw new Error('no castaway was picked');
    const page = await openWeek(season, boss, WEEK);
    await field(page, one).fill('99');
    const moves = page.getByRole('list', { name: 'Players a save would affect' });
    await expect(moves).toBeVisible();
    const body = { entries: [{ castawayId: one.id, points: 99 }] };
    const { changes } = await boss.client.previewWeekPoints({ params: { n: WEEK }, body });
    await expect(moves.getByRole('listitem')).toHaveCount(Math.min(12, changes.length));
    const [someone] = changes;
    if (!someone) throw new Error('no player moves');
    const { name, rankFrom, rankTo, pointsFrom, pointsTo } = someone;
    const row = await moves.getByRole('listitem').filter({ hasText: name }).innerText();
    expect(row).toContain(`#${String(rankFrom)} → #${String(rankTo)}`);
    expect(row).toContain(`${String(pointsFrom)} → ${String(pointsTo)}`);
    expect(await pointsOf(boss, WEEK)).toEqual(before);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Scores saved and leaderboard updated.')).toBeVisible();
    const standing = (await boss.client.getStandings()).find(({ id }) => id === someone.userId);
    expect(standing).toMatchObject({ rank: rankTo, totalPoints: pointsTo });
  });

  test('by two admins at the same time shows the second what the first saved, and lets them decide', async ({
    expectErrors,
    openWeek,
  }) => {
    const [one] = cast;
    const old = before.find(({ castawayId }) => castawayId === one?.id)?.points;
    if (!one || old === undefined) throw new Error('no castaway was picked');
    const page = await openWeek(season, boss, WEEK);
    expectErrors(page, /status of 409/);
    await field(page, one).fill('70');
    const entries = [{ castawayId: one.id, points: 55 }];
    await boss.client.saveWeekPoints({ params: { n: WEEK }, body: { entries } });
    await saveButton(page).click();
    await expect(page.getByRole('alert').getByText(`${String(old)} → 55`)).toBeVisible();
    expect(await pointsOf(boss, WEEK)).toContainEqual({ castawayId: one.id, points: 55 });
    await expect(field(page, one)).toHaveValue('70');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(async () =>
      expect(await pointsOf(boss, WEEK)).toContainEqual({ castawayId: one.id, points: 70 }),
    ).toPass();
  });
});
