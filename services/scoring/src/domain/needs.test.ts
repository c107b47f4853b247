import { outcome, toPass, toReach, type Duel } from '@torchbearer/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CASTAWAYS,
  castawayId,
  events,
  leagueAfter,
  pick,
  playerId,
  PLAYERS,
  score,
  WEEKS,
} from '../../test/league-history.js';
import { modelOf } from '../../test/model-of.js';
import { needsIn, lockedWeek, ownCastaway, placeOfUser, type NeedsCastaway, type Rival } from './needs.js';
import { withPoints } from './rank-changes.js';
import { rankedPlayers } from './season-standings.js';

/** Mostly small, so that players are level, and as far as points can go. */
const points = fc.constantFrom(-1000, -7, 0, 1, 2, 3, 10, 1000);

/** How the week may end: by castaway, null without points. */
const ends = fc.array(fc.array(fc.option(points), { minLength: CASTAWAYS, maxLength: CASTAWAYS }), {
  minLength: 1,
  maxLength: 8,
});

describe('what a participant needs', () => {
  it('says of every end of the week exactly how the standings come out, for the league and for groups', () => {
    const group = fc.uniqueArray(fc.nat(PLAYERS - 1), { maxLength: PLAYERS });
    const week = fc.integer({ min: 1, max: WEEKS });
    fc.assert(
      fc.property(events(40), week, group, ends, (history, weekNumber, others, possible) => {
        const league = leagueAfter(history);
        const model = modelOf(league);
        if (weekNumber < league.firstPickWeek) return;
        const locked = lockedWeek(model, weekNumber);
        for (const end of possible) {
          const after = totalsAfter(model, weekNumber, end);
          const scored = (castaway: NeedsCastaway | undefined): number =>
            castaway === undefined
              ? 0
              : (end[Array.from(end.keys()).findIndex((n) => castawayId(n) === castaway.id)] ?? 0);
          for (const [userId, total] of after) {
            const place = placeOfUser(locked, userId)!;
            const own = ownCastaway(locked, place);
            const duelWith = ({ castaway, lead }: Rival): Duel => ({
              own: own?.id ?? null,
              theirs: castaway?.id ?? null,
              lead,
            });
            const difference = ({ castaway }: Rival): number => scored(own) - scored(castaway);
            for (const members of [null, [...new Set([userId, ...others.map(playerId)])]]) {
              const scope = needsIn(locked, place, members);
              for (const rival of [scope.above, scope.below, ...scope.rivals]) {
                if (rival === undefined) continue;
                const duel = duelWith(rival);
                const theirs = after.get(rival.userId)!;
                must(total > theirs === difference(rival) >= toPass(duel), 'to pass', duel);
                must(total >= theirs === difference(rival) >= toReach(duel), 'to reach', duel);
                const fixed = outcome(duel);
                const actual = total > theirs ? 'AHEAD' : total < theirs ? 'BEHIND' : 'LEVEL';
                must(fixed === 'OPEN' || fixed === actual, 'fixed', duel);
              }
              const inScope = [...after].filter(([id]) => members === null || members.includes(id));
              const isFirst = inScope.every(([, other]) => other <= total);
              const isReached = scope.rivals.every((rival) => difference(rival) >= toReach(duelWith(rival)));
              must(isReached === isFirst, 'first place', scope);
              must(scope.players === inScope.length, 'players', scope);
            }
          }
        }
      }),
      { numRuns: process.env['LONG_CHECKS'] === 'true' ? 10_000 : 1_000 },
    );
  });

  it('names the ones directly above and below in the order of now, and ranks as the standings do', () => {
    fc.assert(
      fc.property(events(40), (history) => {
        const model = modelOf(leagueAfter(history));
        const { slots, ranks } = rankedPlayers(model);
        const ids = Array.from(slots, (slot) => model.players.ids[slot]!);
        const locked = lockedWeek(model, WEEKS);
        ids.forEach((id, place) => {
          const { rank, above, below } = needsIn(locked, place, null);
          expect([rank, above?.userId, below?.userId]).toEqual([
            ranks[place],
            ids[place - 1],
            ids[place + 1],
          ]);
          const halves = ids.filter((other, index) => other === id || index % 2 === 0);
          const inGroup = needsIn(locked, place, halves);
          const at = halves.indexOf(id);
          const higher = halves.filter((other) => ranks[ids.indexOf(other)]! < ranks[place]!);
          expect([inGroup.rank, inGroup.above?.userId, inGroup.below?.userId]).toEqual([
            1 + higher.length,
            halves[at - 1],
            halves[at + 1],
          ]);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('shows the points that castaways have so far, where zero is a score', () => {
    const model = modelOf(leagueAfter([...[pick(0, 4, 0), pick(1, 4, 1), score(4, 0, 0)]]));
    const locked = lockedWeek(model, 4);
    const place = placeOfUser(locked, playerId(0))!;
    expect(ownCastaway(locked, place)).toMatchObject({ id: castawayId(0), points: 0 });
    const rivals = needsIn(locked, place, [playerId(0), playerId(1)]).rivals;
    expect(rivals).toMatchObject([
      { userId: playerId(1), castaway: { id: castawayId(1), points: undefined }, lead: 0 },
    ]);
  });
});

/** Quicker than `expect`, which would take most of the time. */
function must(holds: boolean, what: string, of: object): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(of)}`);
}

/** Everybody's total once the week has ended like this, by the code of the standings. */
function totalsAfter(
  model: ReturnType<typeof modelOf>,
  weekNumber: number,
  end: readonly (number | null)[],
): Map<string, number> {
  const changes = end.map((after, castaway) => ({ castawayId: castawayId(castaway), before: null, after }));
  const ended = withPoints(model, weekNumber, changes);
  const { slots, totals } = rankedPlayers(ended);
  return new Map(Array.from(slots, (slot, place) => [model.players.ids[slot]!, totals[place]!]));
}
