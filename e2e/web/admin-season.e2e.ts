/**
 * A season that an admin runs on the screens, from an empty league to the last deletion: each question is cancelled
 * first. The players act, and results are checked, over the API.
 */
import type { Castaway } from '@torchbearer/contract';
import { sampleSeason } from '@torchbearer/local';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { logIn, signUp, type SignedIn } from '../src/api.js';
import { startSystemInProcess } from '../src/in-process.js';
import { standings, type ReferenceWeek } from '../src/reference.js';
import { ADMIN, type TestSystem } from '../src/system.js';
import { eventually } from '../src/wait.js';
import { expectCancelled, expectPassing } from '../src/web/confirmation.js';
import { chooseFirst, confirm, paste, press, textbox } from '../src/web/controls.js';
import { openPageIn, type OpenedPage } from '../src/web/open-page.js';
import { expect, expectNoErrors, test } from '../src/web/test.js';

// Each step continues on the page where the previous one ended.
test.describe.configure({ mode: 'serial' });

const CAST = sampleSeason.castaways;
/** The last one never picks, and the one before sometimes has the admin pick. */
const NAMES = sampleSeason.players.slice(0, 6).map(({ name }) => name);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let system: TestSystem;
let boss: SignedIn;
let opened: OpenedPage;
let page: Page;
let castaways: Castaway[];
const players: SignedIn[] = [];
const weeks: ReferenceWeek[] = [];

test.beforeAll(async ({ browser }) => {
  test.slow();
  system = await startSystemInProcess({ purpose: 'admin_season' });
  boss = await logIn(system.urls, ADMIN.email, ADMIN.password);
  opened = await openPageIn(browser, system.urls[0] ?? '', { as: boss, height: 1000 });
  page = opened.page;
  await page.clock.install();
});
test.afterEach(() => expectNoErrors([opened]));
test.afterAll(async () => {
  await opened?.context.close();
  await system?.stop();
});

/** Waits for the message of success, which disappears by itself, from before the action that shows it. */
const done = async (words: string, act: () => Promise<unknown>): Promise<void> =>
  void (await Promise.all([page.getByText(words, { exact: true }).first().waitFor(), act()]));

/** Cancels the question, which changes nothing, then confirms it. */
async function confirmed(button: string, action: string, words: string): Promise<void> {
  await expectCancelled(page, () => press(page, button));
  await press(page, button);
  await done(words, () => confirm(page, action));
}

/** A card of the screen by its heading. */
const panel = (title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Waits until this figure is shown below its label. */
const figure = (scope: Locator, label: string, value: number): Promise<void> =>
  scope
    .locator('dl > div')
    .filter({ has: page.locator(`dt:text-is("${label}")`) })
    .locator(`dd:text-is("${String(value)}")`)
    .waitFor();

/** The texts of a table's cells, row by row. */
const cellsOf = (scope: Locator): Promise<string[][]> =>
  scope
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.trim().replace(/\s+/g, ' ')),
      ),
    );

/** By a link of the sidebar. @param title the screen's, if it differs from the link's text */
async function goTo(words: string, title = words): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  await sidebar.getByRole('link', { name: words, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

async function tryFile(csv: string): Promise<void> {
  const file = { name: 'cast.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'What this file would do' })).toBeVisible();
}

test('gets its cast by the form, and from a file that is tried first', async () => {
  await page.goto('/admin');
  const overview = page.getByRole('region', { name: 'Overview' });
  await figure(overview, 'Total players', 0);
  await figure(overview, 'Castaways', 0);
  await expect(page.getByText('No castaways in the game.')).toBeVisible();

  await goTo('Castaway Management');
  const [first, ...others] = CAST;
  if (!first) throw new Error('no cast');
  const { name, tribe, occupation, hometown, age } = first;
  const texts = { Name: name, Tribe: tribe, Occupation: occupation, Hometown: hometown };
  for (const [label, text] of Object.entries(texts)) await textbox(page, label).fill(text);
  await page.getByRole('spinbutton', { name: 'Age' }).fill(String(age));
  await textbox(page, 'Image URL').fill(sampleSeason.portraitOf(first));
  await done('Castaway saved successfully!', () => press(page, 'Create'));

  const fields = ['name', 'tribe', 'occupation', 'age', 'hometown'] as const;
  const csv = [fields, ...others.map((member) => fields.map((field) => member[field]))].join('\n');
  await tryFile(csv.replace(/,\d+,/, ',12,'));
  await expect(page.getByText('1 line has a fault')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await tryFile(csv);
  await expect(page.getByText('Import: 17 created, 0 changed.')).toBeVisible();
  const lines = await cellsOf(page.getByRole('region', { name: 'Lines of the file' }));
  expect(lines.map(([, who, what]) => [who, what])).toEqual(others.map((one) => [one.name, 'Created']));
  expect(await boss.client.listCastaways()).toHaveLength(1);
  await done('Import finished: 17 created, 0 changed.', () => press(page, 'Import'));
  await expect(page.getByRole('heading', { level: 2, name: 'All Castaways (18)' })).toBeVisible();
  castaways = await boss.client.listCastaways();
  expect(castaways).toMatchObject([...CAST]);
});

test('gets its deadline and rules, and players, of whom the admin sees who has ranked, and how', async () => {
  const rankingsCloseAt = wholeMinute(Date.now() + DAY_MS);
  await goTo('Season');
  const form = page.getByRole('form', { name: 'Season' });
  await textbox(page, 'Name').fill('The Long Tide');
  await form.getByLabel('Rankings deadline (PT)').fill(showClock(rankingsCloseAt));
  await form.getByRole('switch', { name: 'Share castaways' }).click();
  await form.getByRole('switch', { name: 'Hide picks until lock' }).click();
  await expect(form.getByText('You have unsaved changes.')).toBeVisible();
  await done('The season is saved.', () => press(page, 'Save season'));
  expect(await boss.client.getSeason()).toMatchObject({
    name: 'The Long Tide',
    rankingsCloseAt: rankingsCloseAt.toISOString(),
    shareCastaways: false,
    hidePicksUntilLock: true,
  });

  for (const name of NAMES) players.push(await signUp(system.urls, name));
  const [unranked, ...others] = players;
  const wishes = new Map<string, string[]>();
  for (const [index, { name, client }] of others.entries()) {
    // Similar, so that wishes collide.
    const order = [...castaways.slice(index), ...castaways.slice(0, index)];
    await client.submitRanking({ body: { order: order.map(({ id }) => id) } });
    wishes.set(
      name,
      order.map((castaway) => castaway.name),
    );
  }
  await expect(async () => expect(await boss.client.listRankings()).toHaveLength(NAMES.length)).toPass();
  await goTo('Picks Manager', 'Draft & Picks Manager');
  const status = panel('Draft status');
  await figure(status, 'Players', NAMES.length);
  await figure(status, 'Rankings submitted', others.length);
  const missing = page.getByRole('list', { name: 'Rankings not submitted' }).getByRole('listitem');
  await expect(missing).toHaveText([unranked?.name ?? '']);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
  const [heading, ...rows] = (await readFile(await download.path(), 'utf8'))
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(heading?.at(-1)).toBe('Rank 18');
  const exported = rows.map(([name = '', , , ...ranks]) => [name, ranks.filter(Boolean)] as const);
  expect(new Map(exported)).toEqual(wishes.set(unranked?.name ?? '', []));
});

type Draft = 'Draft preview' | 'Final draft results';
const rowsOf = (draft: Draft) => cellsOf(page.getByRole('region', { name: draft }));

/** Seed and hash. */
async function receiptOf(draft: Draft): Promise<string[]> {
  const receipt = panel(draft).locator('details', { hasText: 'Receipt: check the draft yourself' });
  await receipt.locator('summary').click();
  return (await receipt.locator('dd').allInnerTexts()).slice(0, 2);
}

const runDraft = () =>
  confirmed('Approve & Run Draft', 'Approve & run', 'Draft completed and approved successfully!');

test('is drafted exactly as previewed, and again after an unlock, with what is left for a latecomer', async () => {
  const draft = () => boss.client.getDraft();
  await expectCancelled(page, () => press(page, 'Preview Draft'));
  expect(await boss.client.getLeague()).toMatchObject({ rankingsLocked: false });
  await press(page, 'Preview Draft');
  await confirm(page, 'Close rankings and preview');
  const receipt = await receiptOf('Draft preview');
  const rows = await rowsOf('Draft preview');
  await press(page, 'Approve & Run Draft');
  const dialog = page.getByRole('dialog', { name: 'Approve and run the draft?' });
  await expect(dialog.getByText('One player has not submitted rankings')).toBeVisible();
  await expect(dialog.getByText(receipt[0] ?? 'no seed')).toBeVisible();
  await press(dialog, 'Cancel');
  await runDraft();
  await expect(panel('Draft status').getByText('Locked', { exact: true })).toBeVisible();
  expect(await receiptOf('Final draft results')).toEqual(receipt);
  expect(await rowsOf('Final draft results')).toEqual(rows);
  const { draftStatus, picks } = await draft();
  expect(draftStatus).toBe('COMPLETED');
  expect(picks.map(({ user, castaway, round }) => [user.name, castaway.name, String(round)])).toEqual(
    rows.map(([, ...row]) => row),
  );

  await confirmed(
    'Unlock Draft',
    'Unlock',
    'Rankings unlocked successfully! Users can now edit their rankings.',
  );
  expect((await draft()).draftStatus).toBe('PENDING');
  const eliminated = (isOut: boolean) =>
    boss.client.updateCastaway({ params: { id: castaways.at(-1)?.id ?? '' }, body: { eliminated: isOut } });
  await eliminated(true);
  await press(page, 'Preview Draft');
  await confirm(page, 'Close rankings and preview');
  await expect(page.getByText('1 eliminated castaway is left out of the pool.')).toBeVisible();
  await eliminated(false);
  await press(page, 'Preview Draft');
  await expect(page.getByText('All castaways are in the pool.')).toBeVisible();
  await runDraft();
  expect((await draft()).draftStatus).toBe('COMPLETED');

  const late = await signUp(system.urls, 'Wren Late');
  players.push(late);
  await press(page, 'Refresh');
  const draftLate = () => press(page, 'Draft a roster for Wren Late');
  await expectCancelled(page, draftLate);
  await draftLate();
  // The announcement of the draft doesn't stay, so the wait begins before it is made.
  const announced = page.getByText(/^Wren Late drafted /).first();
  await Promise.all([announced.waitFor({ state: 'attached' }), confirm(page, 'Draft a roster')]);
  const all = (await draft()).picks;
  const own = all.filter(({ userId }) => userId === late.id).map(({ castawayId }) => castawayId);
  expect(own).toHaveLength(2);
  expect(new Set(all.map(({ castawayId }) => castawayId)).size).toBe(2 * players.length);
});

/** In the format of a date-and-time field: '2030-10-09T17:00'. */
const showClock = (at: Date): string =>
  at
    .toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

/** The last whole minute by then; of an hour that the clock shows twice, the first, as a field is parsed. */
function wholeMinute(ms: number): Date {
  const at = new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS);
  const hourBefore = new Date(at.getTime() - 60 * MINUTE_MS);
  return showClock(hourBefore) === showClock(at) ? hourBefore : at;
}

/** Sets a week's times, which its row then shows. */
async function setTimes(n: number, opens: Date, closes: Date): Promise<void> {
  await goTo('Season');
  const toggle = page.getByRole('button', { name: `Edit times of week ${String(n)}` });
  const form = page.getByRole('form', { name: `Times of week ${String(n)}` });
  await toggle.click();
  await form.getByLabel('Picks open (PT)').fill(showClock(opens));
  await form.getByLabel('Picks close (PT)').fill(showClock(closes));
  await press(form, 'Save times');
  const times = page.getByRole('listitem').filter({ has: toggle }).locator('dl');
  for (const at of [opens, closes])
    await expect(times.locator(`time[datetime="${at.toISOString()}"]`)).toBeVisible();
}

/** Picks for a player, for whom the week may be closed. */
async function pickFor({ name }: SignedIn, n: number, castaway: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Submit Pick for User' }).click();
  await chooseFirst(page, 'User', name);
  await page.getByRole('combobox', { name: 'Castaway' }).click();
  await page.getByRole('option', { name: castaway, exact: true }).click();
  await done(`${name} has ${castaway} in week ${String(n)}.`, () => press(page, 'Submit pick'));
}

/** Fails unless the API, the insights and the public leaderboard all match the sum of all weeks. */
async function expectStandings(): Promise<void> {
  const expected = standings(
    players.map(({ id }) => id),
    weeks,
  );
  const entries = await eventually(async () => {
    const all = await boss.client.getStandings();
    const lines = all.map(({ id, totalPoints, rank }) => [id, { total: totalPoints, rank }] as const);
    expect(new Map(lines)).toEqual(expected);
    return all;
  });
  const rows = entries.map(({ rank, name, totalPoints }) => [String(rank), name, String(totalPoints)]);
  await goTo('League Insights & Trends');
  const card = page.getByRole('table', { name: 'Current Leaderboard' });
  await expect(async () =>
    expect(
      (await cellsOf(card)).map(([rank = '', ...cells]) => [rank.split(' ')[0], ...cells.slice(0, 2)]),
    ).toEqual(rows),
  ).toPass();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'View Site' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  const board = page.getByRole('table', { name: 'Live Rankings' }).locator('[data-player]');
  await expect(board).toHaveCount(rows.length);
  await expect(async () => {
    const shown = await board.evaluateAll((elements) =>
      elements
        .toSorted((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex))
        .map(({ children: [rank, player, points] }) =>
          // The movement is shown beside rank and total.
          [rank?.firstElementChild, player?.firstElementChild, points?.lastElementChild].map(
            (cell) => cell?.textContent,
          ),
        ),
    );
    expect(shown).toEqual(rows);
  }).toPass();
  await page.getByRole('button', { name: 'Menu of' }).click();
  await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
  await page.waitForURL('**/admin');
}

for (const n of [3, 4])
  test(`plays week ${String(n)}: opens, picks, closes, scores and sends a castaway off`, async () => {
    await goTo('Weekly Scoring');
    await textbox(page, 'Week number').fill(String(n));
    // One week is created as the active one, the other is activated.
    if (n === 3) await page.getByRole('switch', { name: 'Active' }).click();
    await done('Week created successfully!', () => press(page, 'Create Week'));
    if (n === 4) {
      await panel('Active Week Control').getByLabel('Week').selectOption('4');
      await confirmed('Set as Active', 'Set as Active', 'Week 4 is now active!');
      await expect(page.getByRole('button', { name: 'Already Active' })).toBeVisible();
    }
    await setTimes(n, wholeMinute(Date.now() - DAY_MS), wholeMinute(Date.now() + DAY_MS));

    const [ward, sleeper] = players.slice(NAMES.length - 2) as [SignedIn, SignedIn];
    const picks = new Map<string, string>();
    const live = async ({ client }: SignedIn) =>
      (await client.getMyPicks()).assigned.filter(({ castaway }) => !castaway.eliminated);
    for (const player of players) {
      const [, castawayId = ''] = (await live(player)).map((one) => one.castawayId);
      if (player === sleeper || player === ward) continue;
      await player.client.submitPick({ body: { castawayId } });
      picks.set(player.id, castawayId);
    }
    await goTo('Picks Manager', 'Draft & Picks Manager');
    const status = panel(`Week ${String(n)} picks`);
    await figure(status, 'Submitted', picks.size);
    await figure(status, 'Pending', 2);
    const [wards] = await live(ward);
    if (!wards) throw new Error('the player has no castaway left');
    await pickFor(ward, n, wards.castaway.name);
    await figure(status, 'Submitted', picks.set(ward.id, wards.castawayId).size);

    await setTimes(n, wholeMinute(Date.now() - DAY_MS), wholeMinute(Date.now()));
    const automatic = await eventually(async () => {
      const all = await boss.client.listWeekPicks({ params: { weekNumber: n } });
      expect(all).toHaveLength(players.length);
      const [own, ...others] = all.filter(({ isAutoSelected }) => isAutoSelected);
      expect([own?.userId, others]).toEqual([sleeper.id, []]);
      return own?.castawayId ?? '';
    });
    expect((await live(sleeper)).map(({ castawayId }) => castawayId)).toContain(automatic);
    picks.set(sleeper.id, automatic);

    await goTo('Weekly Scoring');
    const gone = castaways.filter(({ eliminated }) => eliminated);
    await expect(page.getByText('⚠️ Eliminated - no points allowed')).toHaveCount(gone.length);
    const scored = castaways.filter((one) => !gone.includes(one));
    const points = new Map(scored.map(({ id }, index) => [id, ((index * 7 + n * 13) % 23) - 3]));
    await page.getByLabel(scored[0]?.name ?? '', { exact: true }).focus();
    await paste(page, scored.map(({ id, name }) => `${name}\t${String(points.get(id))}`).join('\n'));
    await expect(page.getByText(`${String(scored.length)} unsaved changes`)).toBeVisible();
    await done('Scores saved and leaderboard updated.', () => press(page, 'Save Scores'));
    await expect(page.getByText('Everything is saved')).toBeVisible();
    weeks.push({ weekNumber: n, points, picks });
    await expectStandings();

    await goTo('Castaway Management');
    const drafted = (await boss.client.getDraft()).picks.map(({ castawayId }) => castawayId);
    const { name = '' } = scored.find(({ id }) => !drafted.includes(id)) ?? {};
    await confirmed(`Eliminate ${name}`, 'Eliminate', `${name} eliminated`);
    await expect(page.getByText('ELIMINATED', { exact: true })).toHaveCount(gone.length + 1);
    castaways = await boss.client.listCastaways();
    expect(castaways.filter((one) => one.eliminated)).toHaveLength(gone.length + 1);
  });

test('lets the admin pick for a player after the close, and mend the cast', async () => {
  const [player] = players;
  if (!player) throw new Error('there are no players');
  const [latest] = weeks.slice(-1);
  const { assigned } = await player.client.getMyPicks();
  const other = assigned.find(({ castawayId }) => castawayId !== latest?.picks.get(player.id));
  await goTo('Picks Manager', 'Draft & Picks Manager');
  const sleeper = panel('Week 4 picks')
    .getByRole('listitem')
    .filter({ hasText: NAMES.at(-1) ?? '' });
  await expect(sleeper).toContainText('(auto)', { useInnerText: true });
  await pickFor(player, 4, other?.castaway.name ?? '');
  if (latest)
    weeks[weeks.length - 1] = {
      ...latest,
      picks: new Map([...latest.picks, [player.id, other?.castawayId ?? '']]),
    };
  await expectStandings();

  await goTo('Castaway Management');
  // There is no portrait of her.
  opened.errors.expect(/404.*juniper-hale\.webp/);
  await textbox(page, 'Name').fill('Juniper Hale');
  await page.getByRole('spinbutton', { name: 'Age' }).fill('18');
  // Each message of success is shown for two seconds.
  await expectPassing(page, () => press(page, 'Create'), 'Castaway saved successfully!');
  await press(page, 'Edit Juniper Hale');
  // The page scrolls to the form by itself.
  await expect(textbox(page, 'Name')).toBeFocused();
  await textbox(page, 'Tribe').fill('Ember');
  await done('Castaway saved successfully!', () => press(page, 'Update'));
  const juniper = async () => (await boss.client.listCastaways()).find(({ name }) => name === 'Juniper Hale');
  expect(await juniper()).toMatchObject({ age: 18, tribe: 'Ember', eliminated: false });
  await press(page, 'Eliminate Juniper Hale');
  await page.getByLabel('Eliminated in').selectOption({ label: 'Week 2' });
  await done('Juniper Hale eliminated', () => confirm(page, 'Eliminate'));
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Juniper Hale' }).getByText('in week 2'),
  ).toBeVisible();
  expect(await juniper()).toMatchObject({ eliminated: true, eliminatedInWeek: 2 });
  await confirmed('Restore Juniper Hale', 'Restore', 'Juniper Hale restored');
  expect(await juniper()).toMatchObject({ eliminated: false });
  await confirmed('Delete Juniper Hale', 'Delete', 'Castaway deleted successfully!');
  expect(await juniper()).toBeUndefined();
});

test('ends with the leader deleted, everybody behind moved up, and every change in the audit log', async () => {
  await goTo('System Stats');
  const main = page.getByRole('main');
  await figure(main, 'Total users', players.length);
  await figure(main, 'Weeks configured', weeks.length);
  await figure(main, 'Total picks submitted', weeks.length * players.length);
  const [leader] = await boss.client.getStandings();
  const gone = players.find(({ id }) => id === leader?.id);
  if (!gone) throw new Error('there is no leader');
  await goTo('User Management');
  await press(page, `Actions for ${gone.name}`);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await done(`${gone.name} was deleted.`, () => confirm(page, 'Delete'));
  players.splice(players.indexOf(gone), 1);
  await expectStandings();
  await expect(gone.client.getMe()).rejects.toMatchObject({ status: 401 });

  const entries = await eventually(async () => {
    const { entries: all } = await boss.client.listAudit({ query: { limit: 200 } });
    expect(all[0]?.action).toBe('user.deleted');
    return all;
  });
  expect(new Set(entries.map(({ actor }) => actor.id))).toEqual(new Set([boss.id]));
  const counts = new Map<string, number>();
  for (const { action } of entries) counts.set(action, (counts.get(action) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual(CHANGES);
  await goTo('Audit Log');
  for (const [subject, words, count] of SHOWN) {
    await page.getByLabel('What').selectOption(subject);
    await page.waitForURL(`**/admin/audit?action=${subject}`);
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: words })).toHaveCount(count);
  }
});

/** The season's number of audit entries by action. */
const CHANGES = {
  'castaway.created': 2,
  'castaways.imported': 1,
  'castaway.updated': 1,
  'castaway.eliminated': 4,
  'castaway.restored': 2,
  'castaway.deleted': 1,
  'season.updated': 1,
  'rankings.closed': 2,
  'rankings.unlocked': 1,
  'draft.previewed': 3,
  'draft.run': 2,
  'roster.drafted': 1,
  'week.created': 2,
  'week.activated': 1,
  // Each week's times twice, and the one that became inactive when the next one started.
  'week.updated': 5,
  'pick.submitted': 3,
  'points.saved': 2,
  'user.deleted': 1,
};

const SHOWN = [
  ['user', 'User deleted', 1],
  ['castaway', 'Castaway eliminated', 4],
  ['draft', 'Draft run', 2],
] as const;
