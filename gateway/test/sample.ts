/** The little league that the stubs tell of. */
import type * as identity from '@torchbearer/proto/identity/v1/identity';
import type * as league from '@torchbearer/proto/league/v1/league';
import type * as picks from '@torchbearer/proto/picks/v1/picks';

export const ids = {
  player: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01',
  admin: '1c8d9a1f-4d66-4e7d-8b62-3b5d8a2a9a12',
  castaway: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
  otherCastaway: 'd9b1f0f7-2a0d-4a3c-b1ce-4f0d1f3c2b77',
  week: '2f1f2c56-6a9b-4e63-9b0c-0f3f5f7e7a03',
  pick: 'c4d3a7f8-5b1f-4a59-8c79-0a2c8e0b9e55',
  session: '5a5a1c1e-6f5c-4b3b-9d1e-2a7e3f1c9b10',
  invite: '0d4f2a8e-7f86-4b5a-8a0e-5b8e0a3a6c11',
  announcement: '6b8d0c7c-3f51-4ad4-8f39-5fd6a7b7e210',
  blast: '2b9d6f10-4c3a-4e57-9f8b-1a0c5d7e3f62',
  picture: '3c0e7a21-5d4b-4f68-8a9c-2b1d6e8f4073',
  preview: '4ac2d8c3-1f0a-4f0e-8f5c-6f2f1f3f4b12',
  nobody: '99999999-9999-4999-8999-999999999999',
};

export const tokens = {
  player: 'player-token-0123456789abcdef',
  admin: 'admin-token-0123456789abcdef',
  fresh: 'fresh-token-0123456789abcdef',
  calendar: 'calendar-token-0123456789abcdef',
};

const createdAt = new Date('2025-09-20T18:30:00Z');

export const player: identity.User = {
  id: ids.player,
  name: 'Robin Vale',
  email: 'robin@example.com',
  username: 'robin',
  city: 'Portland',
  phoneVerified: false,
  smsEnabled: false,
  isAdmin: false,
  hasSeenWelcome: true,
  mustChangePassword: false,
  createdAt,
};
export const admin: identity.User = {
  id: ids.admin,
  name: 'Alex Host',
  email: 'alex@example.com',
  phoneVerified: false,
  smsEnabled: false,
  isAdmin: true,
  hasSeenWelcome: true,
  mustChangePassword: false,
  createdAt,
};

export const pendingPhone: identity.PendingPhone = {
  phone: '+15555550123',
  expiresAt: new Date('2025-10-08T19:10:00Z'),
  resendAt: new Date('2025-10-08T19:01:00Z'),
  triesLeft: 4,
};

export const castaway: league.Castaway = {
  id: ids.castaway,
  name: 'Juniper Hale',
  tribe: 'Ember',
  occupation: '',
  age: 34,
  hometown: 'Bend, OR → Boise, ID',
  eliminated: false,
};
export const otherCastaway: league.Castaway = {
  id: ids.otherCastaway,
  name: 'Wren Okafor',
  tribe: '',
  occupation: 'Potter',
  hometown: '',
  imageUrl: '/images/Wren Okafor.webp',
  eliminated: true,
};

export const week: league.Week = {
  id: ids.week,
  weekNumber: 3,
  isActive: true,
  picksOpenAt: new Date('2025-10-02T16:00:00Z'),
  picksCloseAt: new Date('2025-10-09T00:00:00Z'),
  scored: false,
};

export const pick: picks.PickEntry = {
  id: ids.pick,
  userId: ids.player,
  userName: 'Robin Vale',
  weekNumber: 3,
  castawayId: ids.castaway,
  castawayName: 'Juniper Hale',
  castawayTribe: '',
  castawayEliminated: false,
  isAutoSelected: false,
  submittedAt: new Date('2025-10-06T19:12:44.120Z'),
};

export const season: league.Season = {
  name: 'Season 1',
  firstPickWeek: 3,
  episodes: 13,
  rankingsCloseAt: new Date('2025-10-01T19:00:00Z'),
  rounds: 2,
  shareCastaways: true,
  hidePicksUntilLock: false,
  showEmails: true,
};

export const card = { id: ids.player, name: 'Robin Vale', email: 'robin@example.com' };

export const draftPick: league.DraftPick = { id: ids.pick, pickNumber: 1, round: 1, user: card, castaway };

export const standings = [
  {
    id: ids.player,
    rank: 1,
    name: 'Robin Vale',
    email: 'robin@example.com',
    totalPoints: 42,
    avgPoints: 10.5,
    draftPicks: [
      {
        castawayId: ids.castaway,
        round: 1,
        castaway: { id: ids.castaway, name: 'Juniper Hale', eliminated: false },
      },
    ],
  },
];
export const standingsJson = Buffer.from(JSON.stringify(standings));
