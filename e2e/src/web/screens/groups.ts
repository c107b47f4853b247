/** Groups, their invitations, and the leaderboard of one. */
import type { Group, GroupDetails, GroupInvitation } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { failed, fails, loading, respondWith } from './responses.js';
import type { Screen } from './screen.js';

const player = { as: 'player', on: 'season' } as const;

const ID = '8f2b6a4e-1d3c-4c59-9e7a-6b0d5f4c3a21';
const CODE = '7K2M9-Q4X8Z';
const OWNER = { id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', name: 'Robin Vale' };
const GROUP: Group = {
  ...{ id: ID, name: 'The office', code: CODE, isOwner: true, owner: OWNER },
  ...{ memberCount: 3, createdAt: '2025-10-06T19:12:44.120Z' },
};
const FAMILY: Group = {
  ...GROUP,
  id: OWNER.id,
  name: 'Family & friends of the old lighthouse',
  isOwner: false,
};
const INVITATION: GroupInvitation = {
  ...{ id: null, name: 'The office', owner: { name: 'Robin Vale' } },
  ...{ memberCount: 12, isMember: false, isFull: false },
};

const owned = (group: Partial<Group>): GroupDetails => ({
  ...GROUP,
  ...group,
  members: [
    { ...OWNER, joinedAt: GROUP.createdAt, isOwner: true },
    ...['Wren Okafor', 'Tamsin Featherstonehaugh of the Upper Island'].map((name, index) => ({
      ...{ id: `0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f1${String(index)}`, name },
      ...{ joinedAt: '2025-10-07T19:12:44.120Z', isOwner: false },
    })),
  ],
});

/** The first three rows of the league, as if they were the group. */
const standings = async (page: Page): Promise<void> => {
  await page.route(`**/api/groups/${ID}/standings`, async (route) => {
    const address = new URL('/api/league/standings', route.request().url()).href;
    const rows = (await (await route.fetch({ url: address })).json()) as { rank: number }[];
    await route.fulfill({
      json: [rows[0], rows[3], rows[5]].map((row, index) => ({
        ...row,
        rank: index + 1,
        leagueRank: row?.rank,
      })),
    });
  });
};

const asOwner = async (page: Page): Promise<void> => {
  await respondWith('**/api/groups', [FAMILY, GROUP])(page);
  await respondWith(`**/api/groups/${ID}`, owned({}))(page);
  await standings(page);
};

const asMember = async (page: Page): Promise<void> => {
  await respondWith(`**/api/groups/${ID}`, owned({ isOwner: false }))(page);
  await standings(page);
};

const gone = respondWith(`**/api/groups/${ID}*/**`, { error: 'Gone', code: 'GROUP_NOT_FOUND' }, 404);
const invitation = (given: Partial<GroupInvitation>) =>
  respondWith('**/api/groups/codes/*', { ...INVITATION, ...given });

export const groupScreens: readonly Screen[] = [
  {
    name: 'groups',
    path: '/groups',
    ...player,
    before: respondWith('**/api/groups', [FAMILY, GROUP]),
    texts: ['Groups', 'The office', '3 members · you own it', 'Create a group', 'Join a group'],
  },
  {
    name: 'groups-empty',
    path: '/groups',
    ...player,
    before: respondWith('**/api/groups', []),
    texts: ['You are in no group yet.', 'Create group', 'Look it up'],
  },
  loading({ name: 'groups-loading', path: '/groups', ...player }, 'groups'),
  failed(
    { name: 'groups-failed', path: '/groups', ...player },
    'groups',
    'Unable to load your groups right now.',
  ),
  {
    name: 'groups-too-many',
    path: '/groups',
    ...player,
    before: async (page) => {
      await page.route('**/api/groups', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 409,
              json: { error: 'You are in 20 groups already.', code: 'TOO_MANY_GROUPS', requestId: '1' },
            })
          : route.fulfill({ json: [GROUP] }),
      );
    },
    prepare: async (page) => {
      await page.getByLabel('Name').fill('One more');
      await page.getByRole('button', { name: 'Create group' }).click();
    },
    expectErrors: [/status of 409/],
    texts: ['You are in 20 groups already.'],
  },
  {
    name: 'group',
    path: `/groups/${ID}`,
    ...player,
    before: asOwner,
    texts: [
      'The office',
      '3 members · you own this group',
      /#\d+ in the league/,
      'Members',
      'Make owner',
      'Remove',
      'Rename',
      'New code',
      'Delete group',
      'Invite players',
      CODE,
      /\/join\/7K2M9-Q4X8Z/,
    ],
  },
  {
    name: 'group-member',
    path: `/groups/${ID}`,
    ...player,
    before: asMember,
    texts: ['3 members · owned by Robin Vale', 'Leave group'],
  },
  {
    name: 'group-remove',
    path: `/groups/${ID}`,
    ...player,
    before: asOwner,
    prepare: (page) => page.getByRole('button', { name: 'Remove Wren Okafor' }).click(),
    texts: ['Remove Wren Okafor?', 'They can join again with the code.'],
  },
  {
    name: 'group-gone',
    path: `/groups/${ID}`,
    ...player,
    before: async (page) => {
      await gone(page);
      await respondWith(`**/api/groups/${ID}`, { error: 'Gone', code: 'GROUP_NOT_FOUND' }, 404)(page);
    },
    expectErrors: [/status of 404/],
    texts: ['This group is not one of yours.'],
  },
  {
    name: 'group-failed',
    path: `/groups/${ID}`,
    ...player,
    before: async (page) => {
      await fails(`**/api/groups/${ID}`)(page);
      await fails(`**/api/groups/${ID}/standings`)(page);
    },
    expectErrors: [/status of 503/],
    texts: ['Unable to load the group right now.'],
  },
  {
    name: 'join',
    path: `/join/${CODE}`,
    ...player,
    before: invitation({}),
    texts: ['Join a group', 'The office', '12 members · owned by Robin Vale', 'Join'],
  },
  {
    name: 'join-full',
    path: `/join/${CODE}`,
    ...player,
    before: invitation({ memberCount: 100, isFull: true }),
    texts: ['This group is full: it has 100 members. Ask Robin Vale to make room.'],
  },
  {
    name: 'join-member',
    path: `/join/${CODE}`,
    ...player,
    before: invitation({ isMember: true, id: ID }),
    texts: ['You are a member of this group.', 'Open the group'],
  },
  {
    name: 'join-unknown',
    path: `/join/${CODE}`,
    ...player,
    before: respondWith(
      '**/api/groups/codes/*',
      { error: 'Unknown', code: 'GROUP_CODE_UNKNOWN', requestId: '1' },
      404,
    ),
    expectErrors: [/status of 404/],
    texts: ['No group has this code.'],
  },
  {
    name: 'join-too-many-groups',
    path: `/join/${CODE}`,
    ...player,
    before: async (page) => {
      await invitation({})(page);
      const error = 'You are in 20 groups already. Please leave one before you join or create another.';
      await respondWith('**/api/groups/join', { error, code: 'TOO_MANY_GROUPS', requestId: '1' }, 409)(page);
    },
    prepare: (page) => page.getByRole('button', { name: 'Join' }).click(),
    expectErrors: [/status of 409/],
    texts: ['You are in 20 groups already.'],
  },
  {
    name: 'leaderboard-group',
    path: `/leaderboard?group=${ID}`,
    ...player,
    before: asOwner,
    texts: ['Group Overview', 'First Place Spotlight', 'Lead Margin', /#\d+ in the league/, 'Everyone'],
  },
  {
    name: 'leaderboard-group-gone',
    path: `/leaderboard?group=${ID}`,
    ...player,
    before: gone,
    expectErrors: [/status of 404/],
    texts: ['This group is not one of yours.', 'Show everyone'],
  },
];
