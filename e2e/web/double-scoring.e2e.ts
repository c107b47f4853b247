/** Two admins tally a week without seeing each other's lines, and decide where they differ. */
import { sampleSeason } from '@torchbearer/local';
import type { Page } from '@playwright/test';
import { logIn, signUp, type SignedIn } from '../src/api.js';
import { startSystemInProcess } from '../src/in-process.js';
import { ADMIN, type TestSystem } from '../src/system.js';
import { axeViolations } from '../src/web/axe.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

let system: TestSystem;
let boss: SignedIn;
let second: SignedIn;

test.beforeAll(async () => {
  system = await startSystemInProcess({ purpose: 'double_scoring' });
  boss = await logIn(system.urls, ADMIN.email, ADMIN.password);
  for (const member of sampleSeason.castaways.slice(0, 3))
    await boss.client.createCastaway({ body: { ...member, imageUrl: null } });
  await boss.client.saveWeek({ body: { weekNumber: 3, isActive: true } });
  second = await signUp(system.urls, 'Sam Second');
  await boss.client.setAdmin({ params: { id: second.id }, body: { isAdmin: true } });
});
test.afterAll(() => system?.stop());

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const idol = /^Add They find a hidden immunity idol to /;
async function add(page: Page, castaway: string, times: number): Promise<void> {
  await page.getByLabel('Castaway', { exact: true }).selectOption(castaway);
  await page.getByLabel('Search the rules').fill('hidden immunity idol');
  const lines = page.getByRole('list', { name: `Lines of ${castaway}` }).getByRole('listitem');
  for (let time = 0; time < times; time++) {
    await page.getByRole('button', { name: idol }).click();
    await expect(lines).toHaveCount(time + 1);
  }
}
const linesOf = async ({ client }: SignedIn) => (await client.getBlindTallies({ params: { n: 3 } })).lines;
async function adjust(page: Page, points: string, reason: string): Promise<void> {
  await page.getByLabel('Adjustment', { exact: true }).fill(points);
  await page.getByLabel('Reason', { exact: true }).fill(reason);
  await press(page, 'Add adjustment');
}

test('two admins score a week, each on their own device, and see only where they differ', async ({
  openPage,
}) => {
  const url = system.urls[0] ?? '';
  const laptop = await openPage({ url }, { as: boss });
  await laptop.goto('/admin/season');
  await laptop.getByLabel('Score each week twice').check();
  await press(laptop, 'Save season');
  await expect(async () => expect((await boss.client.getSeason()).doubleScoring).toBe(true)).toPass();

  const phone = await openPage({ url }, { as: second, width: 360 });
  await Promise.all([laptop, phone].map((page) => page.goto('/admin/scoring?week=3')));
  await press(laptop, 'Start my tally');
  const [first, , third] = (await boss.client.listCastaways()).map(({ name }) => name);
  if (!first || !third) throw new Error('the league is too small');
  await add(laptop, first, 2);
  await adjust(laptop, '', '');
  await expect(laptop.getByText('Please say why')).toBeVisible();
  await adjust(laptop, '-2', 'Late to the boat');
  await add(laptop, third, 1);
  await untilStable(laptop);
  expect(await axeViolations(laptop)).toEqual([]);

  await expect(phone.getByText('4 lines, not done')).toBeVisible();
  await press(phone, 'Start my tally');
  await add(phone, first, 1);
  // By tapping: what is entered goes to the same tally.
  await phone.getByRole('button', { name: 'Tally', exact: true }).click();
  await expect(phone.getByText('Week 3 is scored twice:')).toBeVisible();
  await phone.getByRole('link', { name: new RegExp(`^${third} `) }).click();
  await phone.getByRole('searchbox').fill('hidden immunity idol');
  for (const taps of [1, 2]) {
    await phone.getByRole('button', { name: /^They find a hidden immunity idol/ }).click();
    await expect(async () => expect(await linesOf(second)).toHaveLength(1 + taps)).toPass();
  }
  expect((await boss.client.listWeekLines({ params: { n: 3 } })).length).toBe(0);
  await phone.getByRole('button', { name: 'Points', exact: true }).click();
  await press(phone, `Remove They find a hidden immunity idol of ${first}`);
  await add(phone, first, 1);
  await untilStable(phone);
  expect(await axeViolations(phone)).toEqual([]);
  expect(await phone.locator('main').innerText()).not.toContain('Late to the boat');

  await press(laptop, 'I’m done');
  await expect(laptop.getByText('Waiting for Sam Second.')).toBeVisible();
  await expect(laptop.getByText('Sam Second has 3 lines, not done.')).toBeVisible();
  await press(phone, 'I’m done');

  for (const page of [laptop, phone]) {
    await expect(page.getByRole('heading', { name: 'Differences' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Another count' })).toHaveCount(3);
    await untilStable(page);
    expect(await axeViolations(page)).toEqual([]);
  }
  const group = (name: string) => phone.getByRole('group', { name, exact: true });
  const save = phone.getByRole('button', { name: 'Resolve and save' });
  await expect(save).toBeDisabled();
  const found = 'They find a hidden immunity idol';
  await group(`${first}: ${found}`).getByLabel('Another count').check();
  await phone.getByLabel('How often').fill('3');
  await group(`${third}: ${found}`).getByLabel('You: 2 ×').check();
  await expect(phone.getByText('1 left to decide')).toBeVisible();
  await group(`${first}: Adjustment of −2: Late to the boat`)
    .getByLabel(/: 1 ×$/)
    .check();
  await save.click();

  const total = async (page: Page, name: string) => await page.getByLabel(name, { exact: true }).inputValue();
  for (const page of [phone, laptop]) {
    await expect(page.getByRole('button', { name: 'Save Scores' })).toBeVisible({ timeout: 20_000 });
    expect([await total(page, first), await total(page, third)]).toEqual(['16', '12']);
  }
});
