/** A player's side of a week, for tests. Ids are the names. */
import type { AssignedCastaway, Castaway, MyPicks, Pick } from '@torchbearer/contract/client';
import { castawayOf } from '../../api/sample-castaway.js';

export const drafted = (name: string, given: Partial<Castaway> = {}): AssignedCastaway => ({
  castawayId: name,
  round: 1,
  castaway: castawayOf(name, {
    tribe: 'Tolani',
    occupation: 'Marine Welder',
    age: 33,
    hometown: 'Fall River → Mobile',
    ...given,
  }),
});

export const pickOf = (name: string, given: Partial<Pick> = {}): Pick => ({
  id: `pick of ${name}`,
  userId: 'gale',
  weekNumber: 7,
  castawayId: name,
  isAutoSelected: false,
  submittedAt: '2030-10-09T23:59:58.000Z',
  user: { id: 'gale', name: 'Gale Rutherford' },
  castaway: { id: name, name, tribe: 'Tolani', eliminated: false },
  ...given,
});

export const myPicks = (given: Partial<MyPicks> = {}): MyPicks => ({
  assigned: [drafted('Ines'), drafted('Marcus', { tribe: 'Kesso' })],
  pick: null,
  week: {
    id: 'week-7',
    weekNumber: 7,
    isActive: true,
    picksOpenAt: '2030-10-03T16:00:00.000Z',
    picksCloseAt: '2030-10-10T00:00:00.000Z',
    lockAt: '2030-10-10T00:00:00.000Z',
    scored: false,
    moveReason: null,
    movedAt: null,
  },
  previousPick: null,
  suggestedCastaway: null,
  withdrawnCastaway: null,
  hidesEliminated: false,
  withdrawnByMove: false,
  ...given,
});
