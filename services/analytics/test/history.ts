import { uuid } from '@torchbearer/kit/testing';
/** Random histories of a small league, as events in the order in which they happen. */
import fc from 'fast-check';
import { type TestEvents } from './harness.js';

const USERS = 6;
const CASTAWAYS = 5;

const user = fc.nat(USERS - 1);
const castaway = fc.nat(CASTAWAYS - 1);
const week = fc.integer({ min: 1, max: 7 });

export type Happening = (emit: TestEvents) => void;

/** The pick that replaces a withdrawn one has a new id. */
const some: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .record({ user, week, castaway, isAutoSelected: fc.boolean(), attempt: fc.nat(1), minute: fc.nat(50) })
      .map(
        ({ user, week, castaway, isAutoSelected, attempt, minute }): Happening =>
          (emit) =>
            emit.pick(user, week, castaway, {
              id: uuid(40 + attempt, user * 100 + week),
              isAutoSelected,
              submittedAt: new Date(Date.UTC(2030, 0, 1, attempt, minute)),
            }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ user, week, attempt: fc.nat(1) }).map(
      ({ user, week, attempt }): Happening =>
        (emit) =>
          emit.pickWithdrawn(uuid(40 + attempt, user * 100 + week)),
    ),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({ week, points: fc.dictionary(castaway.map(String), fc.constantFrom(-7, 0, 1, 2, 3, 10)) })
      .map(
        ({ week, points }): Happening =>
          (emit) =>
            emit.scored(week, points),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.record({ user, isAdmin: fc.boolean() }).map(
      ({ user, isAdmin }): Happening =>
        (emit) =>
          emit.user(user, { isAdmin }),
    ),
  },
  {
    weight: 1,
    arbitrary: user.map(
      (user): Happening =>
        (emit) =>
          emit.userDeleted(user),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ user, own: fc.array(castaway, { maxLength: 2 }), ranked: fc.option(fc.nat(3)) })
      .map(
        ({ user, own, ranked }): Happening =>
          (emit) =>
            emit.roster(user, own, ranked),
      ),
  },
  {
    weight: 1,
    arbitrary: user.map(
      (user): Happening =>
        (emit) =>
          emit.rosterDeleted(user),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ castaway, eliminated: fc.boolean() }).map(
      ({ castaway, eliminated }): Happening =>
        (emit) =>
          emit.castaway(castaway, { eliminated }),
    ),
  },
  {
    weight: 1,
    arbitrary: castaway.map(
      (castaway): Happening =>
        (emit) =>
          emit.castawayDeleted(castaway),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ week, isActive: fc.boolean() }).map(
      ({ week, isActive }): Happening =>
        (emit) =>
          emit.week(week, isActive),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 5 }).map(
      (first): Happening =>
        (emit) =>
          emit.season(first, first + 6),
    ),
  },
);

/** A new season: everything but the users is deleted. */
export const reset: Happening = (emit) => {
  for (let castaway = 0; castaway < CASTAWAYS; castaway++) emit.castawayDeleted(castaway);
  for (let user = 0; user < USERS; user++) {
    emit.rosterDeleted(user);
    for (let week = 1; week <= 7; week++)
      for (const attempt of [0, 1]) emit.pickWithdrawn(uuid(40 + attempt, user * 100 + week));
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
