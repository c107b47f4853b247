/** A small league for tests. Ids are the names. */
import type { DraftPick, PlayerRanking, UserCard, Week } from '@torchbearer/contract/client';
import { castawayOf } from '../../../api/sample-castaway.js';

const player = (name: string): UserCard => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
});

export const drafted = (pickNumber: number, userId: string, castawayName: string): DraftPick => ({
  id: `draft pick ${String(pickNumber)}`,
  pickNumber,
  round: 1,
  userId,
  castawayId: castawayName,
  user: player(userId),
  castaway: castawayOf(castawayName),
});

/** Players without castaways have not submitted a ranking. */
export const ranking = (name: string, ...wishes: string[]): PlayerRanking => ({
  user: player(name),
  submittedAt: wishes.length > 0 ? '2030-10-01T18:00:00.000Z' : null,
  entries: wishes.map((wish, index) => ({
    castawayId: wish,
    position: index + 1,
    castaway: castawayOf(wish),
  })),
});

export const week = (weekNumber: number, given: Partial<Week> = {}): Week => ({
  id: `week ${String(weekNumber)}`,
  weekNumber,
  isActive: false,
  picksOpenAt: '2030-10-03T16:00:00.000Z',
  picksCloseAt: '2030-10-10T00:00:00.000Z',
  lockAt: '2030-10-10T00:00:00.000Z',
  scored: false,
  moveReason: null,
  movedAt: null,
  ...given,
});
