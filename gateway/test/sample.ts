/** The small league of the stubs. */
import { fixture } from '@torchbearer/contract/testing';
import type * as identity from '@torchbearer/proto/identity/v1/identity';
import type * as league from '@torchbearer/proto/league/v1/league';
import type * as picks from '@torchbearer/proto/picks/v1/picks';

export const ids = {
  ...fixture,
  admin: fixture.otherPlayer,
  week: '2f1f2c56-6a9b-4e63-9b0c-0f3f5f7e7a03',
  pick: 'c4d3a7f8-5b1f-4a59-8c79-0a2c8e0b9e55',
  nobody: '99999999-9999-4999-8999-999999999999',
};

export const tokens = {
  player: 'player-token-0123456789abcdef',
  admin: 'admin-token-0123456789abcdef',
  fresh: 'fresh-token-0123456789abcdef',
  calendar: fixture.calendarToken,
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
const { username: _username, city: _city, ...bare } = player;
export const admin: identity.User = {
  ...bare,
  ...{ id: ids.admin, name: 'Alex Host', email: 'alex@example.com', isAdmin: true },
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
  doubleScoring: false,
  textAutoPicks: true,
};

export const card = { id: ids.player, name: 'Robin Vale', email: 'robin@example.com' };

export const draftPick: league.DraftPick = { id: ids.pick, pickNumber: 1, round: 1, user: card, castaway };

export const group: league.Group = {
  id: ids.group,
  name: 'The office',
  code: ids.groupCode,
  isOwner: true,
  owner: { id: ids.player, name: 'Robin Vale' },
  memberCount: 1,
  createdAt,
};

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
/** Of version 7. */
export const standingsLabel = '7-c2FtcGxl';
