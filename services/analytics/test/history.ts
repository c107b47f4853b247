/** Random histories of a small league, as events in the order in which they happen. */
import { uuid } from '@torchbearer/kit/testing';
import fc from 'fast-check';
import type { TestEvents } from './harness.js';

const USERS = 6;
const CASTAWAYS = 5;

const user = fc.nat(USERS - 1);
const castaway = fc.nat(CASTAWAYS - 1);
const week = fc.integer({ min: 1, max: 7 });

export type Happening = (emit: TestEvents) => void;

/** What may happen, with what it needs. */
const happens = <Fields>(
  weight: number,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
  publish: (emit: TestEvents, fields: Fields) => unknown,
): { weight: number; arbitrary: fc.Arbitrary<Happening> } => ({
  weight,
  arbitrary: fc.record<Fields>(fields).map((some) => (emit) => void publish(emit, some)),
});
const attempt = fc.nat(1);
/** The pick that replaces a withdrawn one has a new id. */
const idOf = (number: number, weekNumber: number, nth: number) => uuid(40 + nth, number * 100 + weekNumber);
const somePoints = fc.dictionary(castaway.map(String), fc.constantFrom(-7, 0, 1, 2, 3, 10));

const some: fc.Arbitrary<Happening> = fc.oneof(
  happens(
    10,
    { user, week, castaway, isAutoSelected: fc.boolean(), attempt, minute: fc.nat(50) },
    (emit, { isAutoSelected, minute, ...pick }) =>
      emit.pick(pick.user, pick.week, pick.castaway, {
        id: idOf(pick.user, pick.week, pick.attempt),
        isAutoSelected,
        submittedAt: new Date(Date.UTC(2030, 0, 1, pick.attempt, minute)),
      }),
  ),
  happens(2, { user, week, attempt }, (emit, pick) =>
    emit.pickWithdrawn(idOf(pick.user, pick.week, pick.attempt)),
  ),
  happens(6, { week, points: somePoints }, (emit, scored) => emit.scored(scored.week, scored.points)),
  happens(3, { user, isAdmin: fc.boolean() }, (emit, { user: number, isAdmin }) =>
    emit.user(number, { isAdmin }),
  ),
  happens(1, { user }, (emit, gone) => emit.userDeleted(gone.user)),
  happens(
    3,
    { user, own: fc.array(castaway, { maxLength: 2 }), ranked: fc.option(fc.nat(3)) },
    (emit, { user: number, own, ranked }) => emit.roster(number, own, ranked),
  ),
  happens(1, { user }, (emit, gone) => emit.rosterDeleted(gone.user)),
  happens(2, { castaway, eliminated: fc.boolean() }, (emit, { castaway: number, eliminated }) =>
    emit.castaway(number, { eliminated }),
  ),
  happens(1, { castaway }, (emit, gone) => emit.castawayDeleted(gone.castaway)),
  happens(1, { week, isActive: fc.boolean() }, (emit, saved) => emit.week(saved.week, saved.isActive)),
  happens(1, { first: fc.integer({ min: 1, max: 5 }) }, (emit, { first }) => emit.season(first, first + 6)),
);

/** A new season: everything but the users is deleted. */
export const reset: Happening = (emit) => {
  for (let castaway = 0; castaway < CASTAWAYS; castaway++) emit.castawayDeleted(castaway);
  for (let user = 0; user < USERS; user++) {
    emit.rosterDeleted(user);
    for (let week = 1; week <= 7; week++)
      for (const attempt of [0, 1]) emit.pickWithdrawn(idOf(user, week, attempt));
  }
  for (let week = 1; week <= 7; week++) emit.scored(week, {});
};

/** All players sign up and draft first; some of it changes later. */
const beginning: Happening = (emit) => {
  for (let number = 0; number < USERS; number++) emit.user(number);
  for (let number = 0; number < CASTAWAYS; number++) emit.castaway(number);
  for (let number = 0; number < USERS; number++)
    emit.roster(number, [number % CASTAWAYS, (number + 1) % CASTAWAYS], number % 3);
};

export const someHistory = (length: number): fc.Arbitrary<Happening[]> =>
  fc.array(some, { minLength: length, maxLength: length }).map((rest) => [beginning, ...rest]);
