/** The weeks of the season, one after the other: open, pick, close, score, eliminate. */
import { badges, eliminate } from './castaway-screen.js';
import { figure, goTo, panel } from './navigation.js';
import { goToPicks, submitForPlayer } from './draft-screen.js';
import { castawayOf, liveOf, stillIn, weekOf, type Ledger } from './ledger.js';
import { pasteScores, typeScores } from './scoring-screen.js';
import { playerAs, type Fixture } from './fixture.js';
import { closeWeek, expectScored, openWeek, pickByHand, scoresOf } from './week.js';
import { expect, test } from '../test.js';

export const FIRST_WEEK = 3;
export const LAST_WEEK = 13;
/** In these weeks the admin picks for one of the players. */
export const BY_ADMIN: readonly number[] = [3, 6, 9];

export function describeWeeks(fixture: () => Fixture, weeks: readonly number[]): void {
  for (const n of weeks)
    test(`plays week ${String(n)}`, async () => {
      const isByAdmin = BY_ADMIN.includes(n);
      const { ledger } = fixture();
      const absent = [playerAs(ledger, 'sleeper'), ...(isByAdmin ? [playerAs(ledger, 'ward')] : [])];
      await openWeek(fixture(), n);
      await pickByHand(fixture(), n, absent);
      if (isByAdmin) await pickForWard(fixture(), n);
      if (n === FIRST_WEEK) await expectPicksSeen(fixture(), n, 1);
      await closeWeek(fixture(), n);
      if (n === FIRST_WEEK) await expectPicksSeen(fixture(), n, ledger.players.length);
      await score(fixture(), n);
      await sendOff(fixture(), n);
    });
}

async function pickForWard({ page, boss, ledger }: Fixture, n: number): Promise<void> {
  const ward = playerAs(ledger, 'ward');
  const castaway = castawayOf(ledger, liveOf(ledger, ward)[0]);
  const { picks } = weekOf(ledger, n);
  await goToPicks(page);
  const status = panel(page, `Week ${String(n)} picks`);
  await figure(status, 'Submitted', picks.size);
  await figure(status, 'Pending', ledger.players.length - picks.size);
  await submitForPlayer(page, n, ward.name, castaway.name);
  picks.set(ward.id, castaway.id);
  await figure(status, 'Submitted', picks.size);
  expect((await boss.client.listWeekPicks({ params: { weekNumber: n } })).length).toBe(picks.size);
}

/** The number of picks of the week that a player sees: until the close, only their own. */
async function expectPicksSeen({ ledger }: Fixture, n: number, count: number): Promise<void> {
  const { picks } = (await ledger.players[0]?.client.listAllPicks()) ?? { picks: [] };
  expect(picks.filter(({ weekNumber }) => weekNumber === n)).toHaveLength(count);
}

/** The first week by keyboard only, the others from a spreadsheet. */
async function score(fixture: Fixture, n: number): Promise<void> {
  const { page, ledger } = fixture;
  await goTo(page, 'Weekly Scoring');
  await expect(page.getByRole('list', { name: `Points of week ${String(n)}` })).toBeVisible();
  await expect(page.getByText('⚠️ Eliminated - no points allowed')).toHaveCount(ledger.out.size);
  const scores = scoresOf(ledger, n);
  await (n === FIRST_WEEK ? typeScores(page, scores) : pasteScores(page, scores));
  const { points } = weekOf(ledger, n);
  for (const entry of scores) points.set(entry.id, entry.points);
  await expectScored(fixture, n);
}

async function sendOff({ page, boss, ledger }: Fixture, n: number): Promise<void> {
  const leavers = leaversAfter(ledger, n);
  if (leavers.length === 0) return;
  await goTo(page, 'Castaway Management');
  for (const { id, name } of leavers) {
    await eliminate(page, name);
    ledger.out.add(id);
  }
  await expect(badges(page)).toHaveCount(ledger.out.size);
  const out = (await boss.client.listCastaways()).filter(({ eliminated }) => eliminated);
  expect(new Set(out.map(({ id }) => id))).toEqual(ledger.out);
}

/** Enough that three are left before the last week, each with another player: one who picks, and one who never does. */
function leaversAfter(ledger: Ledger, n: number) {
  if (n === LAST_WEEK) return [];
  const owners = [playerAs(ledger, 'sleeper'), playerAs(ledger, 'ward'), playerAs(ledger, 'latecomer')];
  const finalists = owners.map(({ id }) => ledger.rosters.get(id)?.[0]);
  const others = stillIn(ledger).filter(({ id }) => !finalists.includes(id));
  return others.slice(0, Math.ceil(others.length / (LAST_WEEK - n)));
}
