/** Admins tally a week on their phones: no entry is lost, and none counts twice. */
import { ruleCategories, type Rule } from '@torchbearer/rules/rule-book';
import { setTimeout as pause } from 'node:timers/promises';
import type { Castaway } from '@torchbearer/contract';
import type { Locator, Page } from '@playwright/test';
import { signUp, type SignedIn } from '../src/api.js';
import { startSystemInProcess } from '../src/in-process.js';
import { openLeague, type League } from '../src/league.js';
import { isLongRun } from '../src/long-run.js';
import type { TestSystem } from '../src/system.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { TOKEN_KEY } from '../src/web/open-page.js';
import { expect, test as base } from '../src/web/test.js';

/** The outage lasts until the other phone has saved everything, and at least this long. */
const OUTAGE_MS = isLongRun ? 60_000 : 0;
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
/** The league's castaways have no photos. */
const NO_PHOTOS = /status of 404.*\/images\/castaway-\d/;

let system: TestSystem;
let league: League;
let admins: readonly [SignedIn, SignedIn];

const test = base.extend<{
  /** The tally of a week on a phone. */
  openTally: (as: SignedIn, week: number, ...errors: RegExp[]) => Promise<Page>;
}>({
  openTally: async ({ openPage }, use) => {
    const phone = { width: 390, height: 844, touch: true };
    await use(async (as, week, ...errors) => {
      const page = await openPage(
        { url: system.urls[0] ?? '' },
        { as, ...phone, expectErrors: [NO_PHOTOS, ...OFFLINE, ...errors] },
      );
      await page.goto(`/admin/scoring?mode=tally&week=${String(week)}`);
      await expect(dock(page)).toBeVisible();
      return page;
    });
  },
});

test.beforeAll(async () => {
  system = await startSystemInProcess({ purpose: 'tally' });
  league = await openLeague(system.urls, 2);
  const second = await signUp(system.urls, 'Sam Second');
  await league.admin.client.setAdmin({ params: { id: second.id }, body: { isAdmin: true } });
  admins = [league.admin, second];
  for (const weekNumber of [4, 5, 6, 7])
    await league.admin.client.saveWeek({ body: { weekNumber, isActive: false } });
});
test.afterAll(() => system?.stop());

const dock = (page: Page): Locator => page.getByRole('group', { name: 'State and undo' });
const expectState = (page: Page, words: string | RegExp) =>
  expect(dock(page).getByText(words, { exact: true })).toBeVisible();
const tile = (page: Page, { name }: Castaway): Locator =>
  page.getByRole('link', { name: new RegExp(`^${name} `) });
const total = (page: Page): Locator => page.getByRole('heading', { level: 2 }).locator('+ strong');

async function openCastaway(page: Page, castaway: Castaway): Promise<void> {
  const back = page.getByRole('link', { name: 'Castaways' });
  if (await back.isVisible()) await back.tap();
  await tile(page, castaway).tap();
}
const ruleButton = (page: Page, { says }: Rule): Locator =>
  page.getByRole('button', { name: new RegExp(`^${says}`) });

const shelf = (id: string): readonly Rule[] => ruleCategories.find((one) => one.id === id)?.rules ?? [];
const [reward, lastLeg] = [shelf('team-challenges')[2], shelf('team-challenges')[4]] as [Rule, Rule];
const [lost] = shelf('team-challenges').slice(-1) as [Rule];
const castaway = (index: number): Castaway => {
  const found = league.castaways[index];
  if (!found) throw new Error(`no castaway ${String(index)}`);
  return found;
};

/** The week's lines: castaway, rule, who entered it; sorted. */
async function linesOf(n: number): Promise<string[]> {
  const lines = await league.admin.client.listWeekLines({ params: { n } });
  return lines
    .map((line) => {
      const name = league.castaways.find(({ id }) => id === line.castawayId)?.name ?? '';
      return `${name}: ${line.ruleId ?? `${String(line.points)} ${line.reason ?? ''}`} by ${line.enteredBy?.name ?? ''}`;
    })
    .sort();
}
const entry = (who: Castaway, rule: Rule, by: SignedIn): string => `${who.name}: ${rule.id} by ${by.name}`;

test('two admins tally a week at once, one of them offline for a while: every line counts once', async ({
  openTally,
}, testInfo) => {
  test.setTimeout(90_000 + OUTAGE_MS);
  const week = league.weekNumber;
  const drafted = await Promise.all(
    league.players.map(async ({ id, client }) => {
      const castawayId = league.rosters.get(id)?.[0] ?? '';
      await client.submitPick({ body: { castawayId } });
      return { id, castawayId };
    }),
  );
  const phones = await Promise.all(admins.map((as) => openTally(as, week)));
  const [one, two] = phones as [Page, Page];
  const expected: string[] = [];
  const points = new Map<string, number>();
  const tap = async (page: Page, who: Castaway, rule: Rule): Promise<void> => {
    await ruleButton(page, rule).tap();
    expected.push(entry(who, rule, page === one ? admins[0] : admins[1]));
    points.set(who.id, (points.get(who.id) ?? 0) + rule.points);
  };

  // Both at once, on the same castaways.
  await Promise.all(
    phones.map(async (page) => {
      for (const index of [0, 1, 2]) {
        await openCastaway(page, castaway(index));
        await tap(page, castaway(index), reward);
        await tap(page, castaway(index), lastLeg);
        await tap(page, castaway(index), lastLeg);
      }
    }),
  );
  for (const page of phones) {
    await expectState(page, 'Saved');
    // With what the other phone has entered.
    await expect(total(page)).toHaveText(`${String(points.get(castaway(2).id))} points`);
  }

  const begun = Date.now();
  await two.context().setOffline(true);
  for (const index of [3, 2]) {
    await openCastaway(two, castaway(index));
    await tap(two, castaway(index), reward);
    await tap(two, castaway(index), lost);
    await tap(two, castaway(index), reward);
  }
  // Taken back without a connection.
  await ruleButton(two, lastLeg).tap();
  await expect(ruleButton(two, lastLeg)).toContainText('×5');
  await dock(two).getByRole('button', { name: /^Undo/ }).tap();
  await expect(ruleButton(two, lastLeg)).toContainText('×4');
  await expectState(two, /^Offline: \d+ waiting, they are sent when you’re back$/);
  await expect(total(two)).toHaveText(`${String(points.get(castaway(2).id))} points`);
  await two.screenshot({ path: testInfo.outputPath('offline.png') });

  for (const index of [3, 4, 5]) {
    await openCastaway(one, castaway(index));
    await tap(one, castaway(index), reward);
    await tap(one, castaway(index), lost);
  }
  await expectState(one, 'Saved');
  expect(await linesOf(week)).toHaveLength(expected.length - 6);
  await pause(Math.max(0, OUTAGE_MS - (Date.now() - begun)));

  await two.context().setOffline(false);
  await expectState(two, 'Saved');
  expect(await linesOf(week)).toEqual(expected.toSorted());
  for (const page of phones) {
    await page.getByRole('link', { name: 'Castaways' }).tap();
    // The one phone shows what the other entered, too.
    for (const who of league.castaways)
      await expect(tile(page, who).locator('strong')).toHaveText(`${String(points.get(who.id))} points`);
  }
  await one.screenshot({ path: testInfo.outputPath('both.png') });

  const entries = await league.admin.client.getWeekPoints({ params: { n: week } });
  expect(new Map(entries.map((each) => [each.castawayId, each.points]))).toEqual(points);
  const standings = await league.admin.client.getStandings();
  expect(standings.map(({ id, totalPoints }) => [id, totalPoints]).sort()).toEqual(
    drafted.map(({ id, castawayId }) => [id, points.get(castawayId)]).sort(),
  );
});

test('entries of a closed tab are sent once any admin screen is open again', async ({ openTally }) => {
  const page = await openTally(admins[0], 4);
  await openCastaway(page, castaway(0));
  await page.context().setOffline(true);
  await ruleButton(page, reward).tap();
  await ruleButton(page, lost).tap();
  await expectState(page, /^Offline: 2 waiting/);
  await page.close();
  expect(await linesOf(4)).toEqual([]);

  await page.context().setOffline(false);
  const again = await page.context().newPage();
  await again.goto('/admin/season');
  await expect
    .poll(() => linesOf(4))
    .toEqual([entry(castaway(0), lost, admins[0]), entry(castaway(0), reward, admins[0])].sort());
  await again.goto('/admin/scoring?mode=tally&week=4');
  await expectState(again, 'Saved');
  // The undo outlives the tab, too.
  await dock(again).getByRole('button', { name: /^Undo/ }).tap();
  await expect.poll(() => linesOf(4)).toEqual([entry(castaway(0), reward, admins[0])]);
});

test('a refused entry holds nothing else up, and the admin decides about it', async ({ openTally }) => {
  const page = await openTally(admins[0], 5, /status of 400/);
  await openCastaway(page, castaway(0));
  await page.getByRole('button', { name: 'Adjustment', exact: true }).tap();
  await page.getByRole('button', { name: 'Add adjustment' }).tap();
  await expect(page.getByText('A whole number from')).toBeVisible();
  await page.getByRole('textbox', { name: 'Points' }).fill('1000');
  await page.getByRole('textbox', { name: 'Reason' }).fill('The ruling');
  await page.getByRole('button', { name: 'Add adjustment' }).tap();
  await expectState(page, 'Saved');
  const saved = [`${castaway(0).name}: 1000 The ruling by ${admins[0].name}`];

  // More than a castaway can have in a week; the server names no entry, because it is the sum.
  await page.getByRole('button', { name: 'Pre-Merge Team Challenges' }).tap();
  await ruleButton(page, reward).tap();
  await openCastaway(page, castaway(1));
  await ruleButton(page, lastLeg).tap();
  await expectState(page, '1 refused');
  saved.push(entry(castaway(1), lastLeg, admins[0]));
  expect(await linesOf(5)).toEqual(saved);
  const refused = page.getByRole('alert');
  await expect(refused.getByText(/would have 100\d points/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);

  // Once there is room, it is accepted.
  const [adjustment] = await league.admin.client.listWeekLines({ params: { n: 5 } });
  await league.admin.client.tallyWeekPoints({ params: { n: 5 }, body: { remove: [adjustment?.id ?? ''] } });
  await refused.getByRole('button', { name: 'Try again' }).tap();
  await expectState(page, 'Saved');
  expect(await linesOf(5)).toEqual([
    entry(castaway(0), reward, admins[0]),
    entry(castaway(1), lastLeg, admins[0]),
  ]);
});

test('any admin’s line can be removed, and two tabs lose nothing of each other', async ({ openTally }) => {
  const first = await openTally(admins[0], 6);
  const second = await first.context().newPage();
  await second.goto('/admin/scoring?mode=tally&week=6');
  await league.admin.client.tallyWeekPoints({
    params: { n: 6 },
    body: {
      add: [
        {
          id: '9f0f6f0e-54a2-4a8b-8e5b-0c7d2f3a1b77',
          castawayId: castaway(5).id,
          points: 7,
          reason: 'Fair play',
        },
      ],
    },
  });
  for (const page of [first, second]) await openCastaway(page, castaway(0));
  await first.context().setOffline(true);
  for (let times = 0; times < 3; times++)
    await Promise.all([first, second].map((page) => ruleButton(page, reward).tap()));
  for (const page of [first, second]) await expectState(page, /^Offline: 6 waiting/);
  await first.context().setOffline(false);
  for (const page of [first, second]) await expectState(page, 'Saved');
  expect(await linesOf(6)).toHaveLength(7);

  await first.getByRole('link', { name: 'Castaways' }).tap();
  await first.getByRole('link', { name: 'Entries (7)' }).tap();
  await first.getByRole('button', { name: /^Remove \+7 .*: Fair play/ }).tap();
  await first.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
  await expect.poll(() => linesOf(6)).toEqual(Array(6).fill(entry(castaway(0), reward, admins[0])));
});

test('another admin on the same device sends none of the first one’s entries', async ({ openTally }) => {
  const page = await openTally(admins[0], 7);
  const { context, change } = { context: page.context(), change: await page.context().newPage() };
  await change.goto('/rules');
  // As when an admin signs in in another tab.
  const signIn = (as: SignedIn) =>
    change.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, as.token] as const);
  await openCastaway(page, castaway(0));
  await context.setOffline(true);
  await ruleButton(page, reward).tap();
  await expectState(page, /^Offline: 1 waiting/);
  await signIn(admins[1]);
  await context.setOffline(false);
  await expectState(page, 'Saved');
  await ruleButton(page, lost).tap();
  await expect.poll(() => linesOf(7)).toEqual([entry(castaway(0), lost, admins[1])]);

  await signIn(admins[0]);
  await expect
    .poll(() => linesOf(7))
    .toEqual([entry(castaway(0), lost, admins[1]), entry(castaway(0), reward, admins[0])].sort());
});
