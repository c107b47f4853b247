/** Random histories of a small league for property tests: the events and the league data that result. */
import { castawayId, playerId } from '@torchbearer/kit/testing';
import fc from 'fast-check';

export { castawayId, playerId, uuid, weekId } from '@torchbearer/kit/testing';

export const PLAYERS = 5;
export const CASTAWAYS = 4;
export const WEEKS = 6;

const somePlayer = fc.nat(PLAYERS - 1);
const castaway = fc.nat(CASTAWAYS - 1);
const week = fc.integer({ min: 1, max: WEEKS });
/** Few values, so that equal totals are common. */
const points = fc.constantFrom<number>(-7, 0, 1, 2, 3, 10);
const is = <Kind extends string>(kind: Kind) => fc.constant(kind);

const picked = fc.record({ kind: is('pick'), player: somePlayer, week, castaway, isAuto: fc.boolean() });
const withdrawn = fc.record({ kind: is('withdraw'), player: somePlayer, week });
const scored = fc.record({ kind: is('score'), week, castaway, points });
const role = fc.record({ kind: is('role'), player: somePlayer, isAdmin: fc.boolean() });
const ranked = fc.record({ kind: is('ranked'), player: somePlayer, minute: fc.option(fc.nat(3)) });
const eliminated = fc.record({ kind: is('eliminated'), castaway, eliminated: fc.boolean() });
const deleted = fc.record({ kind: is('deleted'), player: somePlayer });
const season = fc.record({ kind: is('season'), firstPickWeek: week });

const event = fc.oneof(
  { weight: 8, arbitrary: picked },
  { weight: 6, arbitrary: scored },
  { weight: 2, arbitrary: withdrawn },
  ...[role, ranked, eliminated, deleted, season].map((arbitrary) => ({ weight: 1, arbitrary })),
);
export type LeagueEvent = typeof event extends fc.Arbitrary<infer Event> ? Event : never;
export const events = (maxLength: number) => fc.array(event, { minLength: 1, maxLength });

export const pick = (player: number, week: number, castaway: number, isAuto = false): LeagueEvent => ({
  ...{ kind: 'pick', player, week, castaway, isAuto },
});
export const score = (week: number, castaway: number, points: number): LeagueEvent => ({
  ...{ kind: 'score', week, castaway, points },
});

export const castawayName = (castaway: number): string => `Castaway ${castaway}`;

export const player = (number: number, isAdmin = false) => ({
  id: playerId(number),
  name: `Player ${number}`,
  email: `player${number}@example.com`,
  isAdmin,
});
/** Each player drafts two castaways, shared with their neighbours. @param minute null before a ranking */
export const roster = (number: number, minute: number | null) => ({
  userId: playerId(number),
  rankingsSubmittedAt: minute === null ? null : new Date(Date.UTC(2030, 0, 1, 0, minute)),
  picks: [1, 2].map((round) => ({
    castawayId: castawayId((number + round) % CASTAWAYS),
    round,
    pickNumber: round * 100 + number,
  })),
});

interface WeekPick {
  readonly userId: string;
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly isAutoSelected: boolean;
}
interface WeekPoints {
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly points: number;
}

/** Everything that standings are computed from, after a history. */
export type LeagueData = ReturnType<typeof leagueAfter>;
export type Player = LeagueData['players'][number];

/** The history starts with all players signed up and drafted, none ranked, nothing scored. */
export function leagueAfter(history: readonly LeagueEvent[]) {
  const players = new Map(Array.from({ length: PLAYERS }, (_, n) => [n, player(n)]));
  const rosters = new Map(Array.from({ length: PLAYERS }, (_, n) => [n, roster(n, null)]));
  const castaways = Array.from({ length: CASTAWAYS }, (_, n) => ({
    ...{ id: castawayId(n), name: castawayName(n), tribe: 'Ember', eliminated: false },
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
        const { week: weekNumber, castaway, points: value } = event;
        // Refused: eliminated castaways keep their points.
        if (castaways[castaway]!.eliminated) break;
        points.set(`${castaway}/${weekNumber}`, {
          ...{ weekNumber, castawayId: castawayId(castaway), points: value },
        });
        break;
      }
      case 'role':
        players.set(event.player, player(event.player, event.isAdmin));
        break;
      case 'ranked':
        rosters.set(event.player, roster(event.player, event.minute));
        break;
      case 'eliminated':
        castaways[event.castaway]!.eliminated = event.eliminated;
        break;
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
