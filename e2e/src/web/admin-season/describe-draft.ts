/** The draft, and a roster for a player who came after it. */
import { button, confirm, panel, expectMessage } from './navigation.js';
import { draftRoster, draftRows, readReceipt } from './draft-screen.js';
import { castawayOf } from './ledger.js';
import { inputHash, replay } from './replay.js';
import { join, LATECOMER, NAMES, type Fixture } from './fixture.js';
import { expect, test } from '../test.js';

export function describeDraft(fixture: () => Fixture): void {
  test('is drafted exactly as previewed, which anybody can replay from the receipt', async () => {
    const { page, boss, ledger } = fixture();
    await button(page, 'Preview Draft').click();
    await confirm(page, 'Close rankings and preview');
    const previewed = await readReceipt(page, 'Draft preview');
    const preview = await draftRows(page, 'Draft preview');
    await button(page, 'Approve & Run Draft').click();
    const dialog = page.getByRole('dialog', { name: 'Approve and run the draft?' });
    await expect(dialog.getByText('One player has not submitted rankings')).toBeVisible();
    await expect(dialog.getByText(previewed.seed)).toBeVisible();
    await expectMessage(page, 'Draft completed and approved successfully!', () =>
      confirm(page, 'Approve & run'),
    );
    await expect(panel(page, 'Draft status').getByText('Locked', { exact: true })).toBeVisible();
    expect(await readReceipt(page, 'Final draft results')).toEqual(previewed);
    expect(await draftRows(page, 'Final draft results')).toEqual(preview);

    const from = {
      participants: ledger.players.map(({ id }) => id),
      rankings: ledger.rankings,
      castaways: ledger.castaways.map(({ id }) => id),
      rounds: 2,
      shareCastaways: false,
    };
    expect(inputHash(from)).toBe(previewed.inputHash);
    const picks = replay(previewed.seed, from);
    const nameOf = new Map(ledger.players.map(({ id, name }) => [id, name]));
    expect(preview).toEqual(
      picks.map(({ userId, castawayId, round }, index) => [
        String(index + 1),
        nameOf.get(userId),
        castawayOf(ledger, castawayId).name,
        String(round),
      ]),
    );
    const { draftStatus, picks: saved } = await boss.client.getDraft();
    expect(draftStatus).toBe('COMPLETED');
    expect(saved).toMatchObject(picks);
    for (const { userId, castawayId } of picks)
      ledger.rosters.set(userId, [...(ledger.rosters.get(userId) ?? []), castawayId]);
  });

  test('gives a latecomer what the draft has left', async () => {
    const { page, boss, ledger } = fixture();
    const latecomer = await join(fixture(), LATECOMER);
    await expect(async () =>
      expect(await boss.client.listRankings()).toHaveLength(NAMES.length + 1),
    ).toPass();
    await button(page, 'Refresh').click();
    await draftRoster(page, latecomer.name);
    const taken = new Set([...ledger.rosters.values()].flat());
    const left = ledger.castaways.filter(({ id }) => !taken.has(id));
    const rows = await draftRows(page, 'Final draft results');
    const own = rows.filter(([, player]) => player === latecomer.name).map(([, , castaway]) => castaway);
    expect(own.toSorted()).toEqual(left.map(({ name }) => name));
    const idOf = new Map(left.map(({ id, name }) => [name, id]));
    ledger.rosters.set(
      latecomer.id,
      own.map((name = '') => idOf.get(name) ?? ''),
    );
  });
}
