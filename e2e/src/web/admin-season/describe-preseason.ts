/** From an empty league to a cast, rules and rankings. */
import { ADMIN } from '../../system.js';
import { castawaysThere, createCastaway, csvOf, tryFile } from './castaway-screen.js';
import { button, cellsOf, figure, goTo, panel, textbox, expectMessage } from './navigation.js';
import { exportRankings, goToPicks } from './draft-screen.js';
import { castawayOf } from './ledger.js';
import { announce } from './messages.js';
import { setSeason } from './season-screen.js';
import { DAY, wholeMinute } from './show-clock.js';
import { CAST, join, NAMES, playerAs, type Fixture } from './fixture.js';
import { expect, test } from '../test.js';

const BY_FORM = CAST.slice(0, 2);
const FROM_FILE = CAST.slice(2);
const NEWS = { title: 'The boats are in', body: 'Rank your castaways before the tide turns.' };

export function describePreseason(fixture: () => Fixture): void {
  test('begins with the sign-in and an empty league', async () => {
    const { page } = fixture();
    await page.goto('/login');
    await textbox(page, 'Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await button(page, 'Login').click();
    await page.waitForURL('**/admin');
    const overview = page.getByRole('region', { name: 'Overview' });
    await figure(overview, 'Total players', 0);
    await figure(overview, 'Castaways', 0);
    await expect(page.getByText('No castaways in the game.')).toBeVisible();
  });

  test('gets its cast by the form, and from a file that is tried first', async () => {
    const { page, boss, ledger } = fixture();
    await goTo(page, 'Castaway Management');
    for (const [index, member] of BY_FORM.entries()) await createCastaway(page, member, index + 1);

    await tryFile(page, csvOf(FROM_FILE).replace(/,\d+,/, ',12,'));
    await expect(page.getByText('1 line has a fault')).toBeVisible();
    await expect(button(page, 'Import')).toBeDisabled();
    await tryFile(page, csvOf(FROM_FILE));
    await expect(page.getByText(`Import: ${String(FROM_FILE.length)} created, 0 changed.`)).toBeVisible();
    const lines = await cellsOf(page.getByRole('region', { name: 'Lines of the file' }));
    expect(lines.map(([, name, what]) => [name, what])).toEqual(
      FROM_FILE.map(({ name }) => [name, 'Created']),
    );
    expect(await boss.client.listCastaways()).toHaveLength(BY_FORM.length);
    await expectMessage(page, `Import finished: ${String(FROM_FILE.length)} created, 0 changed.`, () =>
      button(page, 'Import').click(),
    );
    await castawaysThere(page, CAST.length);
    ledger.castaways.push(...(await boss.client.listCastaways()));
    expect(ledger.castaways).toMatchObject([...CAST]);
  });

  test('gets its deadline and rules, and an announcement', async () => {
    const { page, boss } = fixture();
    const rankingsCloseAt = wholeMinute(Date.now() + DAY);
    await goTo(page, 'Season');
    await setSeason(page, { name: 'The Long Tide', rankingsCloseAt });
    expect(await boss.client.getSeason()).toMatchObject({
      name: 'The Long Tide',
      rankingsCloseAt: rankingsCloseAt.toISOString(),
      shareCastaways: false,
      hidePicksUntilLock: true,
    });
    await goTo(page, 'Announcements');
    await announce(page, NEWS.title, NEWS.body);
  });

  test('has players, of whom the admin sees who has ranked, and how', async () => {
    const { page, boss, ledger } = fixture();
    for (const name of NAMES) await join(fixture(), name);
    const unranked = playerAs(ledger, 'unranked');
    expect(await unranked.client.listAnnouncements()).toMatchObject([NEWS]);
    for (const [index, player] of ledger.players.entries()) {
      if (player === unranked) continue;
      // Similar, so that wishes collide.
      const order = ledger.castaways.map(({ id }) => id);
      order.unshift(...order.splice(index * 2, 3));
      await player.client.submitRanking({ body: { order } });
      ledger.rankings.set(player.id, order);
    }
    await expect(async () => expect(await boss.client.listRankings()).toHaveLength(NAMES.length)).toPass();

    await goToPicks(page);
    await button(page, 'Refresh').click();
    const status = panel(page, 'Draft status');
    await figure(status, 'Players', NAMES.length);
    await figure(status, 'Rankings submitted', NAMES.length - 1);
    const missing = page.getByRole('list', { name: 'Rankings not submitted' }).getByRole('listitem');
    expect(await missing.allInnerTexts()).toEqual([unranked.name]);

    const [heading = [], ...rows] = await exportRankings(page);
    expect(heading.at(-1)).toBe(`Rank ${String(CAST.length)}`);
    const wishes = ledger.players.map(({ id, name }) => [
      name,
      (ledger.rankings.get(id) ?? []).map((castaway) => castawayOf(ledger, castaway).name),
    ]);
    const exported = rows.map(([name = '', , , ...ranks]) => [name, ranks.filter(Boolean)]);
    expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(wishes));
  });
}
