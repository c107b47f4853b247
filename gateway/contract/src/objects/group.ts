import * as z from 'zod';
import { instant } from '../fields.js';
import { standingExample } from './examples.js';
import { StandingsEntrySchema } from './score.js';

const example = {
  id: '8f2b6a4e-1d3c-4c59-9e7a-6b0d5f4c3a21',
  name: 'The office',
  code: '7K2M9-Q4X8Z',
  isOwner: true,
  owner: { id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', name: 'Robin Vale' },
  memberCount: 1,
  createdAt: '2025-10-06T19:12:44.120Z',
};

export const GroupSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    code: z.string().meta({ description: 'With it, others join: XXXXX-XXXXX.' }),
    isOwner: z.boolean().meta({ description: 'Whether the caller owns it.' }),
    owner: z.object({ id: z.string(), name: z.string() }),
    memberCount: z.int(),
    createdAt: instant(),
  })
  .meta({
    id: 'Group',
    description:
      'Players who compare themselves on a leaderboard of their own; it changes no rule of the league.',
    examples: [example],
  });
export type Group = z.output<typeof GroupSchema>;

export const GroupMemberSchema = z
  .object({ id: z.string(), name: z.string(), joinedAt: instant(), isOwner: z.boolean() })
  .meta({ id: 'GroupMember', description: 'A player in a group.' });
export type GroupMember = z.output<typeof GroupMemberSchema>;

export const GroupDetailsSchema = GroupSchema.extend({
  members: z.array(GroupMemberSchema).meta({ description: 'The longest-standing first.' }),
}).meta({
  id: 'GroupDetails',
  description: 'A group with its members.',
  examples: [
    { ...example, members: [{ ...example.owner, joinedAt: '2025-10-06T19:12:44.120Z', isOwner: true }] },
  ],
});
export type GroupDetails = z.output<typeof GroupDetailsSchema>;

export const GroupInvitationSchema = z
  .object({
    id: z.string().nullable().meta({ description: '`null` unless the caller is a member.' }),
    name: z.string(),
    owner: z.object({ name: z.string() }),
    memberCount: z.int(),
    isMember: z.boolean(),
    isFull: z.boolean(),
  })
  .meta({
    id: 'GroupInvitation',
    description: 'What an invite link shows before the caller joins.',
    examples: [
      {
        id: null,
        name: 'The office',
        owner: { name: 'Robin Vale' },
        memberCount: 12,
        isMember: false,
        isFull: false,
      },
    ],
  });
export type GroupInvitation = z.output<typeof GroupInvitationSchema>;

export const GroupStandingsEntrySchema = StandingsEntrySchema.extend({
  rank: z.int().meta({ description: 'One more than the members with a higher total.' }),
  leagueRank: z.int().meta({ description: 'The rank in the whole league.' }),
}).meta({
  id: 'GroupStandingsEntry',
  description: "A member's line on the leaderboard of a group.",
  examples: [{ ...standingExample, draftPicks: [], leagueRank: 7 }],
});
export type GroupStandingsEntry = z.output<typeof GroupStandingsEntrySchema>;
