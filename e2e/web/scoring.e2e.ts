/** Changes points of leagues that others look at: it runs alone, and leaves them as they were. */
import type { Castaway, PointsEntry } from '@torchbearer/contract';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../src/api.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeague, WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin } from '../src/web/people.js';
import { settled } from '../src/web/settled.js';

const { openPage, expectErrors } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

/**
 * How long somebody practised takes, in seconds: the keystroke-level model of Card, Moran and Newell, Communications
 * of the ACM 23 (1980), pages 396 to 410. A key of an average typist, and a decision before a run of keys.
 */
const KEY_S = 0.28;
const DECISION_S = 1.35;
/** Numbers copied from a list need no thought each; starting and saving do. */
const DECISIONS = 2;
const MOST_S = 30;

const pointsOf = (boss: SignedIn, n: number) => boss.client.getWeekPoints({ params: { n } });
const byId = (entries: readonly PointsEntry[]) =>
  entries.toSorted((one, other) => one.castawayId.localeCompare(other.castawayId));

/** Takes back all that was saved of a week since. */
async function restore(boss: SignedIn, n: number, before: readonly PointsEntry[]): Promise<void> {
  for (let undone = 0; undone < 20; undone++) {
    if (JSON.stringify(byId(await pointsOf(boss, n))) === JSON.stringify(byId(before))) return;
    await boss.client.undoWeekPoints({ params: { n }, body: {} });
  }
  throw new Error('the week is not as it was');
}

const field = (page: Page, { name }: Pick<Castaway, 'name'>) => page.getByLabel(name, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Scores' });

async function openWeek(league: WebLeague, as: SignedIn, week: number): Promise<Page> {
  const page = await openPage(league, { as });
  await page.goto(`/admin/scoring?week=${String(week)}`);
  await saveButton(page).waitFor();
  return page;
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

describe('a week of eighteen castaways', () => {
  const WEEK = 19;
  let boss: SignedIn;
  let cast: readonly Castaway[];
  beforeEach(async () => {
    boss = await admin(house.preseason);
    cast = await boss.client.listCastaways();
    await boss.client.saveWeek({ body: { weekNumber: WEEK, isActive: false } });
  });
  afterEach(() => restore(boss, WEEK, []));

  it('is scored by keyboard alone, with a key for each digit and one to go on', async () => {
    const page = await openWeek(house.preseason, boss, WEEK);
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
    // From the last field Enter leads to the button, and there it saves.
    expect(await saveButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await press('Enter');
    await page.getByText('Scores saved and leaderboard updated.').waitFor();
    expect(keys).toBe(18 * 3 + 1);
    const seconds = keys * KEY_S + DECISIONS * DECISION_S;
    console.log(
      `a week of ${String(scores.length)} castaways: ${String(keys)} keys, ${seconds.toFixed(1)} s`,
    );
    expect(seconds).toBeLessThan(MOST_S);
    expect(byId(await pointsOf(boss, WEEK))).toEqual(byId(scores));
    await page.getByText('Everything is saved').waitFor();
  });

  it('is walked with the arrows, typing replaces, and Ctrl and Enter save only what differs', async () => {
    const [first, second, third] = cast;
    if (!first || !second || !third) throw new Error('no cast');
    const entries = [first, second, third].map(({ id }) => ({ castawayId: id, points: 5 }));
    await boss.client.saveWeekPoints({ params: { n: WEEK }, body: { entries } });
    const page = await openWeek(house.preseason, boss, WEEK);
    await field(page, first).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('-7');
    await expect.poll(() => field(page, second).inputValue()).toBe('-7');
    await page.getByText('Not saved: 5 → -7 (-12)').waitFor();
    await page.getByText('1 unsaved change').waitFor();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /week\/19$/.test(request.url()),
    );
    await page.keyboard.press('Control+Enter');
    expect((await sent).postDataJSON()).toEqual({
      entries: [{ castawayId: second.id, points: -7, was: 5 }],
    });
    await page.locator('section', { hasText: 'Last save' }).getByText('5 → -7 (-12)').waitFor();
    await page.getByRole('button', { name: 'Undo last save' }).click();
    await eventually(async () => expect(byId(await pointsOf(boss, WEEK))).toEqual(byId(entries)));
    await expect.poll(() => field(page, second).inputValue()).toBe('5');
  });

  it('is pasted from a spreadsheet, by order or by name, and what does not match is told', async () => {
    const page = await openWeek(house.preseason, boss, WEEK);
    const [first, second, third] = cast;
    if (!first || !second || !third) throw new Error('no cast');
    await field(page, second).focus();
    await paste(page, '3\n0\n');
    await expect.poll(() => field(page, second).inputValue()).toBe('3');
    await expect.poll(() => field(page, third).inputValue()).toBe('0');
    await paste(page, `Castaway\tPoints\n${third.name.toUpperCase()}\t8\nNobody At All\t9\n${first.name}\t1`);
    await expect.poll(() => field(page, third).inputValue()).toBe('8');
    await expect.poll(() => field(page, first).inputValue()).toBe('1');
    const report = page.getByRole('alert');
    await report.getByText('No castaway of this name').waitFor();
    expect((await report.innerText()).replaceAll(/\s+/g, ' ')).toContain('Nobody At All 9');
    await settled(page);
    await expectNoAxeViolations(page);
  });

  it('is not left behind unsaved without a question', async () => {
    const page = await openWeek(house.preseason, boss, WEEK);
    await page.locator('input[id^="points-"]').first().fill('4');
    await page.getByRole('link', { name: 'Castaway Management' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.locator('input[id^="points-"]').first().inputValue()).toBe('4');
    await page.getByRole('link', { name: 'Castaway Management' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/admin/castaways');
  });
});

describe('a correction of the season', () => {
  const WEEK = 6;
  let boss: SignedIn;
  let before: readonly PointsEntry[];
  let cast: readonly Castaway[];
  beforeEach(async () => {
    boss = await admin(house.season);
    before = await pointsOf(boss, WEEK);
    // Those still in whom somebody picked in that week: their points move players.
    const { picks } = await boss.client.listAllPicks();
    const picked = new Set(
      picks.filter(({ weekNumber }) => weekNumber === WEEK).map((pick) => pick.castawayId),
    );
    cast = (await boss.client.listCastaways()).filter(({ id, eliminated }) => !eliminated && picked.has(id));
  });
  afterEach(() => restore(boss, WEEK, before));

  it('shows how players would move before it is saved, and players move so', async () => {
    const [one] = cast;
    if (!one) throw new Error('nobody was picked');
    const page = await openWeek(house.season, boss, WEEK);
    await field(page, one).fill('99');
    const moves = page.getByRole('list', { name: 'Players a save would affect' });
    await moves.waitFor();
    const body = { entries: [{ castawayId: one.id, points: 99 }] };
    const { changes } = await boss.client.previewWeekPoints({ params: { n: WEEK }, body });
    await expect.poll(() => moves.getByRole('listitem').count()).toBe(Math.min(12, changes.length));
    const [someone] = changes;
    if (!someone) throw new Error('nobody moves');
    const { name, rankFrom, rankTo, pointsFrom, pointsTo } = someone;
    const row = await moves.getByRole('listitem').filter({ hasText: name }).innerText();
    expect(row).toContain(`#${String(rankFrom)} → #${String(rankTo)}`);
    expect(row).toContain(`${String(pointsFrom)} → ${String(pointsTo)}`);
    expect(await pointsOf(boss, WEEK)).toEqual(before);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Scores saved and leaderboard updated.').waitFor();
    const standing = (await boss.client.getStandings()).find(({ id }) => id === someone.userId);
    expect(standing).toMatchObject({ rank: rankTo, totalPoints: pointsTo });
  });

  it('by two admins at once: the second is told what the first saved, and decides', async () => {
    const [one] = cast;
    const old = before.find(({ castawayId }) => castawayId === one?.id)?.points;
    if (!one || old === undefined) throw new Error('nobody was picked');
    const page = await openWeek(house.season, boss, WEEK);
    expectErrors(page, /status of 409/);
    await field(page, one).fill('70');
    const entries = [{ castawayId: one.id, points: 55 }];
    await boss.client.saveWeekPoints({ params: { n: WEEK }, body: { entries } });
    await saveButton(page).click();
    await page
      .getByRole('alert')
      .getByText(`${String(old)} → 55`)
      .waitFor();
    expect(await pointsOf(boss, WEEK)).toContainEqual({ castawayId: one.id, points: 55 });
    await expect.poll(() => field(page, one).inputValue()).toBe('70');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await eventually(async () =>
      expect(await pointsOf(boss, WEEK)).toContainEqual({ castawayId: one.id, points: 70 }),
    );
  });

  it('that the server refuses leaves everything typed, and says why', async () => {
    const [one] = cast;
    if (!one) throw new Error('nobody was picked');
    const page = await openWeek(house.season, boss, WEEK);
    expectErrors(page, /status of 400/);
    const refusal = { error: 'Eliminated castaways cannot receive points.', code: 'ELIMINATED_NOT_SCORED' };
    await page.route('**/api/admin/scoring/week/6', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { ...refusal, requestId: 'a-request' } })
        : route.fallback(),
    );
    await field(page, one).fill('70');
    await saveButton(page).click();
    await page.getByRole('alert').getByText(refusal.error).waitFor();
    await expect.poll(() => field(page, one).inputValue()).toBe('70');
  });
});
