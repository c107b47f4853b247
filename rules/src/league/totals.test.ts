import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayOrder, type Standing } from '../ranking.js';
import { displayedOrder, ranksInOrder } from './totals.js';

const somePlayers = fc.uniqueArray(
  fc.record<Standing>({
    id: fc.uuid(),
    total: fc.integer({ min: -3, max: 3 }),
    autoPicks: fc.nat(2),
    bestWeek: fc.integer({ min: -1, max: 2 }),
    rankedAt: fc.option(fc.nat(2)),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

it('players in columns have the order of `displayOrder`, and a rank of one more than there are players ahead', () => {
  fc.assert(
    fc.property(somePlayers, (players) => {
      const order = displayedOrder({
        ids: players.map(({ id }) => id),
        total: Int32Array.from(players, ({ total }) => total),
        autoPicks: Int32Array.from(players, ({ autoPicks }) => autoPicks),
        bestWeek: Int32Array.from(players, ({ bestWeek }) => bestWeek),
        rankedAt: Float64Array.from(players, ({ rankedAt }) => rankedAt ?? Number.NaN),
      });
      const ordered = order.map((place) => players[place]!);
      expect(ordered).toEqual(players.toSorted(displayOrder));
      const ranks = ranksInOrder(Int32Array.from(ordered, ({ total }) => total));
      const ahead = ({ total }: Standing) => players.filter((other) => other.total > total).length;
      expect([...ranks]).toEqual(ordered.map((player) => 1 + ahead(player)));
    }),
  );
});
