/** A week of the season: open, pick, close, score. The admin uses the screens, the players the API. */
import { goTo } from './navigation.js';
import { autoPickOf, expectStandings, liveOf, stillIn, weekOf, type Ledger, type Player } from './ledger.js';
import { createWeek, setActive, type Score } from './scoring-screen.js';
import { setTimes } from './season-screen.js';
import { DAY, wholeMinute } from './show-clock.js';
import type { Fixture } from './fixture.js';
import { expect } from '../test.js';

/** Creates the week, active from the start or activated, and opens it until tomorrow. */
export async function openWeek({ page }: Fixture, n: number): Promise<void> {
  const isActive = n % 2 === 1;
  await goTo(page, 'Weekly Scoring');
  await createWeek(page, n, isActive);
  if (!isActive) await setActive(page, n);
  await goTo(page, 'Season');
  const now = Date.now();
  await setTimes(page, n, { opens: wholeMinute(now - DAY), closes: wholeMinute(now + DAY) });
}

/** Every player still in the game picks, except those who don't. */
export async function pickByHand({ ledger }: Fixture, n: number, but: readonly Player[]): Promise<void> {
  const { picks } = weekOf(ledger, n);
  await Promise.all(
    ledger.players.map(async (player, index) => {
      const live = liveOf(ledger, player);
      const castawayId = live[(index + n) % live.length];
      if (castawayId === undefined || but.includes(player)) return;
      const pick = await player.client.submitPick({ body: { castawayId } });
      expect(pick).toMatchObject({ castawayId, weekNumber: n, isAutoSelected: false });
      picks.set(player.id, castawayId);
    }),
  );
}

/** Ends the week now, and waits for the automatic picks. */
export async function closeWeek({ page, boss, ledger }: Fixture, n: number): Promise<void> {
  await goTo(page, 'Season');
  const now = Date.now();
  await setTimes(page, n, { opens: wholeMinute(now - DAY), closes: wholeMinute(now) });
  const { picks } = weekOf(ledger, n);
  const byHand = new Set(picks.keys());
  for (const player of ledger.players) {
    const castawayId = autoPickOf(ledger, player, n);
    if (!byHand.has(player.id) && castawayId !== undefined) picks.set(player.id, castawayId);
  }
  await expect(async () => {
    const all = await boss.client.listWeekPicks({ params: { weekNumber: n } });
    const actual = all.map((pick) => [pick.userId, { id: pick.castawayId, isByHand: !pick.isAutoSelected }]);
    const right = [...picks].map(([userId, id]) => [userId, { id, isByHand: byHand.has(userId) }]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(right));
  }).toPass();
}

/** The week's points of the castaways still in the game, by name, in the order of the screen. */
export const scoresOf = (ledger: Ledger, n: number): (Score & { readonly id: string })[] =>
  stillIn(ledger).map(({ id, name }) => {
    const index = ledger.castaways.findIndex((castaway) => castaway.id === id);
    return { id, name, points: ((index * 7 + n * 13) % 23) - 3 };
  });

/** Fails unless points and standings from the API match the ledger. */
export async function expectScored({ boss, ledger }: Fixture, n: number): Promise<void> {
  const points = await boss.client.getWeekPoints({ params: { n } });
  expect(new Map(points.map((entry) => [entry.castawayId, entry.points]))).toEqual(weekOf(ledger, n).points);
  // Automatic picks may still be on their way to the scores.
  await expect(async () => expectStandings(ledger, await boss.client.getStandings())).toPass();
}
