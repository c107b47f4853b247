/** Random histories of a small league for property tests: the events and the league data that result. */
import { castawayId, playerId } from '@torchbearer/kit/testing';
import fc from 'fast-check';
import type { LeagueData, Player, Roster, WeekPick, WeekPoints } from './league-data.js';

export type LeagueEvent =
  | {
      readonly kind: 'pick';
      readonly player: number;
      readonly week: number;
      readonly castaway: number;
      readonly isAuto: boolean;
    }
  | { readonly kind: 'withdraw'; readonly player: number; readonly week: number }
  | { readonly kind: 'score'; readonly week: number; readonly castaway: number; readonly points: number }
  | { readonly kind: 'role'; readonly player: number; readonly isAdmin: boolean }
  | { readonly kind: 'ranked'; readonly player: number; readonly minute: number | null }
  | { readonly kind: 'eliminated'; readonly castaway: number; readonly eliminated: boolean }
  | { readonly kind: 'deleted'; readonly player: number }
  | { readonly kind: 'season'; readonly firstPickWeek: number };

export { castawayId, playerId, uuid, weekId } from '@torchbearer/kit/testing';

export const PLAYERS = 5;
export const CASTAWAYS = 4;
export const WEEKS = 6;

export const castawayName = (castaway: number): string => `Castaway ${castaway}`;

export const player = (number: number, isAdmin = false): Player => ({
  id: playerId(number),
  name: `Player ${number}`,
  email: `player${number}@example.com`,
  isAdmin,
});
/** Each player drafts two castaways, shared with their neighbours. */
export const roster = (number: number, minute: number | null): Roster => ({
  userId: playerId(number),
  rankingsSubmittedAt: minute === null ? null : new Date(Date.UTC(2030, 0, 1, 0, minute)),
  picks: [1, 2].map((round) => ({
    castawayId: castawayId((number + round) % CASTAWAYS),
    round,
    pickNumber: round * 100 + number,
  })),
});

const somePlayer = fc.nat(PLAYERS - 1);
const someCastaway = fc.nat(CASTAWAYS - 1);
const someWeek = fc.integer({ min: 1, max: WEEKS });
/** Few values, so that equal totals are common. */
const somePoints = fc.constantFrom(-7, 0, 1, 2, 3, 10);

export const events = (maxLength: number): fc.Arbitrary<LeagueEvent[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({
          kind: fc.constant('pick' as const),
          player: somePlayer,
          week: someWeek,
          castaway: someCastaway,
          isAuto: fc.boolean(),
        }),
      },
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('score' as const),
          week: someWeek,
          castaway: someCastaway,
          points: somePoints,
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('withdraw' as const), player: somePlayer, week: someWeek }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('role' as const),
          player: somePlayer,
          isAdmin: fc.boolean(),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('ranked' as const),
          player: somePlayer,
          minute: fc.option(fc.nat(3)),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('eliminated' as const),
          castaway: someCastaway,
          eliminated: fc.boolean(),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleted' as const), player: somePlayer }) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('season' as const),
          firstPickWeek: fc.integer({ min: 1, max: WEEKS }),
        }),
      },
    ),
    { minLength: 1, maxLength },
  );

/** The league data after a history that starts with all players signed up and drafted, none ranked, nothing scored. */
export function leagueAfter(history: readonly LeagueEvent[]): LeagueData {
  const players = new Map(Array.from({ length: PLAYERS }, (_, n) => [n, player(n)]));
  const rosters = new Map(Array.from({ length: PLAYERS }, (_, n) => [n, roster(n, null)]));
  const castaways = Array.from({ length: CASTAWAYS }, (_, n) => ({
    id: castawayId(n),
    name: castawayName(n),
    tribe: 'Ember',
    eliminated: false,
  }));
  const picks = new Map<string, WeekPick>();
  const points = new Map<string, WeekPoints>();
  let firstPickWeek = 3;
  for (const event of history) {
    if ('player' in event && !players.has(event.player)) continue;
    switch (event.kind) {
      case 'pick':
        picks.set(`${event.player}/${event.week}`, {
          userId: playerId(event.player),
          weekNumber: event.week,
          castawayId: castawayId(event.castaway),
          isAutoSelected: event.isAuto,
        });
        break;
      case 'withdraw':
        picks.delete(`${event.player}/${event.week}`);
        break;
      case 'score': {
        const castaway = castaways[event.castaway];
        // Refused: eliminated castaways keep their points.
        if (!castaway || castaway.eliminated) break;
        points.set(`${event.castaway}/${event.week}`, {
          weekNumber: event.week,
          castawayId: castaway.id,
          points: event.points,
        });
        break;
      }
      case 'role':
        players.set(event.player, player(event.player, event.isAdmin));
        break;
      case 'ranked':
        rosters.set(event.player, roster(event.player, event.minute));
        break;
      case 'eliminated': {
        const castaway = castaways[event.castaway];
        if (castaway) castaway.eliminated = event.eliminated;
        break;
      }
      case 'deleted':
        players.delete(event.player);
        rosters.delete(event.player);
        for (const key of [...picks.keys()].filter((key) => key.startsWith(`${event.player}/`)))
          picks.delete(key);
        break;
      case 'season':
        firstPickWeek = event.firstPickWeek;
        break;
    }
  }
  return {
    players: [...players.values()],
    rosters: [...rosters.values()],
    castaways,
    picks: [...picks.values()],
    points: [...points.values()],
    scoredWeeks: [...new Set([...points.values()].map((row) => row.weekNumber))],
    firstPickWeek,
  };
}
