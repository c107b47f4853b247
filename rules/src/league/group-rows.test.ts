import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayOrder, type Standing } from '../ranking.js';
import { boardRows } from './board-rows.js';
import { groupRows } from './group-rows.js';

interface Player extends Standing {
  readonly isInGroup: boolean;
}

const someLeague = fc.uniqueArray(
  fc.record<Player>({
    id: fc.uuid(),
    // Few values, so that many are equal.
    total: fc.integer({ min: -3, max: 3 }),
    autoPicks: fc.nat(2),
    bestWeek: fc.integer({ min: -1, max: 2 }),
    rankedAt: fc.option(fc.nat(2)),
    isInGroup: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

const bytesOf = (numbers: readonly number[]): Uint8Array => new Uint8Array(Int32Array.from(numbers).buffer);

/** The board of these players, as scoring makes it. */
function boardOf(players: readonly Standing[]) {
  const members = players.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const ordered = players.toSorted(displayOrder);
  return boardRows(
    {
      members: bytesOf(ordered.map((player) => members.indexOf(player))),
      totals: bytesOf(ordered.map(({ total }) => total)),
      weeksPicked: new Uint8Array(players.length),
      castaways: [],
      showsEmails: false,
    },
    members.map(({ id }) => ({ id, name: id, email: `${id}@example.com`, drafted: [] })),
  );
}

it('a group has the order of the league, and ranks of one more than its members with a higher total', () => {
  fc.assert(
    fc.property(someLeague, fc.uuid(), (players, outsider) => {
      const group = players.filter(({ isInGroup }) => isInGroup);
      const ids = [...group.map(({ id }) => id), outsider].toSorted();
      const higher = (among: readonly Standing[], { total }: Standing) =>
        among.filter((other) => other.total > total).length;
      const rows = groupRows(boardOf(players), ids, false);
      expect(
        rows.map(({ id, rank, leagueRank, totalPoints }) => ({ id, rank, leagueRank, totalPoints })),
      ).toEqual(
        group.toSorted(displayOrder).map((member) => ({
          id: member.id,
          rank: 1 + higher(group, member),
          leagueRank: 1 + higher(players, member),
          totalPoints: member.total,
        })),
      );
    }),
  );
});

it('hides e-mails as the league does', () => {
  const standing = { id: 'a', total: 1, autoPicks: 0, bestWeek: 1, rankedAt: null };
  expect(groupRows(boardOf([standing]), ['a', 'a'], false)).toMatchObject([{ id: 'a', email: null }]);
  expect(groupRows(boardOf([standing]), ['a'], true)).toMatchObject([{ email: 'a@example.com' }]);
});
