/** The end: the same standings on every screen, two players compared, one deleted, and the complete audit log. */
import { eventually } from '../../wait.js';
import { choosePlayer, expectEverywhere } from './boards.js';
import { button, cellsOf, confirm, figure, goTo, expectMessage } from './navigation.js';
import { linesOf, stillIn, weeklyPoints } from './ledger.js';
import type { Fixture } from './fixture.js';
import { expect, test } from '../test.js';

export function describeFinale(fixture: () => Fixture): void {
  test('ends with the same standings on every screen', async () => {
    const { page, ledger } = fixture();
    expect(stillIn(ledger)).toHaveLength(3);
    await goTo(page, 'System Stats');
    const main = page.getByRole('main');
    await figure(main, 'Total users', ledger.players.length);
    await figure(main, 'Weeks configured', ledger.weeks.length);
    const picks = ledger.weeks.reduce((sum, week) => sum + week.picks.size, 0);
    await figure(main, 'Total picks submitted', picks);
    await expectEverywhere(fixture());
  });

  test('compares the first two week by week', async () => {
    const { page, boss, ledger } = fixture();
    const [first, second] = await boss.client.getStandings();
    if (!first || !second) throw new Error('no players to compare');
    await goTo(page, 'Head-to-Head');
    await choosePlayer(page, 'Player 1', first.name);
    await choosePlayer(page, 'Player 2', second.name);
    await button(page, 'Compare').click();
    const table = page.getByRole('region', { name: 'Week by week' });
    await expect(table).toBeVisible();
    const theirs = weeklyPoints(ledger, second).map(({ points }) => points ?? 0);
    const weeks = weeklyPoints(ledger, first).map(({ weekNumber, points }, index) => {
      const gap = (points ?? 0) - (theirs[index] ?? 0);
      const winner = gap === 0 ? 'Tie' : gap > 0 ? first.name : second.name;
      return [String(weekNumber), String(points ?? 0), String(theirs[index]), winner];
    });
    expect(await cellsOf(table)).toEqual(weeks);
    for (const { id, name } of [first, second]) {
      const side = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 3, name }) })
        .last();
      await figure(side, 'Wins', weeks.filter(([, , , winner]) => winner === name).length);
      await figure(side, 'Total points', linesOf(ledger).get(id)?.total ?? 0);
    }
  });

  test('deletes the leader, and everybody behind moves up', async () => {
    const { page, boss, ledger } = fixture();
    const [leader] = await boss.client.getStandings();
    const gone = ledger.players.find(({ id }) => id === leader?.id);
    if (!gone) throw new Error('there is no leader');
    await goTo(page, 'User Management');
    await button(page, `Actions for ${gone.name}`).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: `Delete ${gone.name}?` })).toBeVisible();
    await expectMessage(page, `${gone.name} was deleted.`, () => confirm(page, 'Delete'));
    ledger.players.splice(ledger.players.indexOf(gone), 1);
    await expectEverywhere(fixture());
    await expect(gone.client.getMe()).rejects.toMatchObject({ status: 401 });
  });

  test('has every change in the audit log', async () => {
    const { page, boss } = fixture();
    const entries = await eventually(async () => {
      const { entries: all } = await boss.client.listAudit({ query: { limit: 200 } });
      expect(all[0]?.action).toBe('user.deleted');
      return all;
    });
    expect(new Set(entries.map(({ actor }) => actor.id))).toEqual(new Set([boss.id]));
    const counts = new Map<string, number>();
    for (const { action } of entries) counts.set(action, (counts.get(action) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual(CHANGES);
    await goTo(page, 'Audit Log');
    for (const [subject, words, count] of SEEN) {
      await page.getByLabel('What').selectOption(subject);
      await page.waitForURL(`**/admin/audit?action=${subject}`);
      const rows = page.getByRole('table').getByRole('row').filter({ hasText: words });
      await expect(rows).toHaveCount(count, { timeout: 20_000 });
    }
  });
}

/** The season's number of audit entries by action. */
const CHANGES = {
  'castaway.created': 2,
  'castaways.imported': 1,
  'castaway.eliminated': 16,
  'castaway.restored': 1,
  'season.updated': 1,
  'announcement.created': 1,
  'draft.previewed': 1,
  'draft.run': 1,
  'rankings.closed': 1,
  'roster.drafted': 1,
  'week.created': 11,
  'week.activated': 5,
  // Each week's times twice, and ten weeks that became inactive when the next one started.
  'week.updated': 32,
  'pick.submitted': 4,
  'points.saved': 13,
  'points.undone': 1,
  'sms.blast-sent': 1,
  'user.deleted': 1,
};

const SEEN = [
  ['user', 'User deleted', 1],
  ['points', 'Points undone', 1],
  ['draft', 'Draft run', 1],
  ['castaway', 'Castaway eliminated', 16],
] as const;
