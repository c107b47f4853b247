/** An admin makes mistakes in a scored week and corrects them; the standings follow each time. */
import { eliminate, restore } from './castaway-screen.js';
import { figure, goTo, panel } from './navigation.js';
import { goToPicks, submitForPlayer } from './draft-screen.js';
import { castawayOf, linesOf, liveOf, weekOf, type Player } from './ledger.js';
import { correct, pasteScores, undo } from './scoring-screen.js';
import { playerAs, type Fixture } from './fixture.js';
import { expectScored } from './week.js';
import { expect, test } from '../test.js';

/** @param n the active week, closed and scored */
export function describeMistakes(fixture: () => Fixture, n: number): void {
  /** A player whose pick of the week is still in the game, so that its points can change. */
  const affected = (): { player: Player; picked: string } => {
    const { ledger } = fixture();
    const { picks } = weekOf(ledger, n);
    for (const player of ledger.players) {
      const picked = picks.get(player.id);
      if (picked !== undefined && !ledger.out.has(picked)) return { player, picked };
    }
    throw new Error('no player picked a castaway who is still in');
  };

  test('corrects a score, having seen what that does to whom', async () => {
    const { page, ledger } = fixture();
    const { player, picked } = affected();
    const { points } = weekOf(ledger, n);
    const before = linesOf(ledger).get(player.id);
    const corrected = (points.get(picked) ?? 0) + 30;
    points.set(picked, corrected);
    const after = linesOf(ledger).get(player.id);
    const { name } = castawayOf(ledger, picked);
    await goTo(page, 'Weekly Scoring');
    await correct(page, { name, points: corrected }, async () => {
      const moves = page.getByRole('list', { name: 'Players a save would affect' });
      const move = moves.getByRole('listitem').filter({ hasText: player.name });
      await expect(move.getByText(`#${String(before?.rank)} → #${String(after?.rank)}`)).toBeVisible();
      await expect(move.getByText(`${String(before?.total)} → ${String(after?.total)} (+30)`)).toBeVisible();
    });
    await expectScored(fixture(), n);
  });

  test('takes a wrong save back', async () => {
    const { page, ledger } = fixture();
    const { name } = castawayOf(ledger, affected().picked);
    await pasteScores(page, [{ name, points: 999 }]);
    await undo(page);
    await expectScored(fixture(), n);
  });

  test('picks for a player after the close', async () => {
    const { page, ledger } = fixture();
    const { picks } = weekOf(ledger, n);
    const player = ledger.players.find((one) => liveOf(ledger, one).length === 2) ?? affected().player;
    const other = liveOf(ledger, player).find((id) => id !== picks.get(player.id));
    const castaway = castawayOf(ledger, other);
    await goToPicks(page);
    const status = panel(page, `Week ${String(n)} picks`);
    await figure(status, 'Pending', ledger.players.length - picks.size);
    const sleeper = status.getByRole('listitem').filter({ hasText: playerAs(ledger, 'sleeper').name });
    await expect(sleeper).toContainText('(auto)', { useInnerText: true });
    await submitForPlayer(page, n, player.name, castaway.name);
    picks.set(player.id, castaway.id);
    await expectScored(fixture(), n);
  });

  test('brings back a castaway who was sent off by mistake', async () => {
    const { page, boss, ledger } = fixture();
    const { id, name } = castawayOf(ledger, affected().picked);
    await goTo(page, 'Castaway Management');
    await eliminate(page, name);
    await restore(page, name);
    expect(await boss.client.getCastaway({ params: { id } })).toMatchObject({ eliminated: false });
  });
}
