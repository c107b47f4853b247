/** What picks copies of other services' entities; the kit makes the tables `copied.*` and keeps them up to date. */
import { copy, type RowOf } from '@torchbearer/kit';
import type { Stay as CastawayStay } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import type { Stay } from './domain/suggest.js';

export const copies = {
  user: copy(Topics.user, {
    table: 'users',
    key: 'id',
    columns: { id: 'uuid', name: 'text', isAdmin: 'boolean' },
    indexes: ['folded(name) collate "C", id', 'is_admin'],
    searched: ['folded(name)'],
  }),
  castaway: copy(Topics.castaway, {
    table: 'castaways',
    key: 'id',
    columns: {
      id: 'uuid',
      name: 'text',
      tribe: 'text',
      occupation: 'text',
      age: 'integer?',
      hometown: 'text',
      imageUrl: 'text?',
      eliminated: 'boolean',
      eliminatedInWeek: 'integer?',
      /** Null in events of versions without stays; see `staysOf`. */
      stays: 'jsonb?',
    },
    derive: { stays: ({ stays }): StoredStay[] | null => (stays.length > 0 ? stays.map(storedStay) : null) },
  }),
  week: copy(Topics.week, {
    table: 'weeks',
    key: 'id',
    columns: {
      id: 'uuid',
      weekNumber: 'integer',
      isActive: 'boolean',
      wasEverActive: 'boolean',
      picksOpenAt: 'timestamptz',
      picksCloseAt: 'timestamptz',
      /** Null in events of versions that don't count moves; see `week_moves`. */
      moves: 'integer?',
      moveReason: 'text?',
      movedAt: 'timestamptz?',
      closedAt: 'timestamptz?',
    },
    indexes: ['week_number'],
  }),
  season: copy(Topics.season, {
    table: 'season',
    key: 'id',
    columns: { id: 'text', hidePicksUntilLock: 'boolean' },
  }),
  /** A player's roster. Its row is the lock for changes of the player's picks. */
  roster: copy(Topics.roster, {
    table: 'rosters',
    key: 'userId',
    columns: {
      userId: 'uuid',
      rankingsSubmittedAt: 'timestamptz?',
      picks: 'jsonb',
      /** Null in events of versions without it, which counts as before any close. */
      givenAt: 'timestamptz?',
    },
    derive: {
      picks: (event) =>
        event.picks.map(({ castawayId, round, pickNumber }) => ({ castawayId, round, pickNumber })),
    },
  }),
  /** A week is scored once any points are saved; an undo may leave none. */
  scoredWeek: copy(Topics.scoredWeek, {
    table: 'scored_weeks',
    key: 'weekNumber',
    columns: { weekNumber: 'integer' },
    keep: ({ points }) => points.length > 0,
  }),
};

export type CastawayCopy = RowOf<typeof copies.castaway>;

/** As JSON. */
type StoredStay = Omit<Stay, 'enteredAt'> & { readonly enteredAt: string | null };

function storedStay({ outFromWeek, enteredAt, backFromWeek }: CastawayStay): StoredStay {
  return {
    outFromWeek: outFromWeek ?? null,
    enteredAt: enteredAt?.toISOString() ?? null,
    backFromWeek: backFromWeek ?? null,
  };
}

/** A castaway's stays; without any, the one that the other columns mean. */
export function staysOf(
  castaway: Pick<CastawayCopy, 'eliminated' | 'eliminatedInWeek' | 'stays'>,
): readonly Stay[] {
  const { eliminated, eliminatedInWeek, stays } = castaway;
  if (stays === null)
    return [
      { outFromWeek: eliminated ? (eliminatedInWeek ?? 0) : null, enteredAt: null, backFromWeek: null },
    ];
  return stays.map(({ enteredAt, ...stay }) => ({
    ...stay,
    enteredAt: enteredAt === null ? null : new Date(enteredAt),
  }));
}
