import { MAX_GROUP_MEMBERS, MAX_GROUPS_OF_PLAYER, MAX_LENGTH } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls, nothing } from '../call.js';
import { byId, idOf, nameText, pathId, text } from '../fields.js';
import {
  GroupDetailsSchema,
  GroupInvitationSchema,
  GroupSchema,
  GroupStandingsEntrySchema,
} from '../objects/index.js';

const shared = { tags: ['Groups'], who: 'player' } as const;
const ofGroup = byId('group', 'GROUP_NOT_FOUND');

const code = () =>
  text(MAX_LENGTH.groupCode).meta({
    description: 'As typed: in any case, with any blanks and dashes, O for 0, and I or L for 1.',
  });

const ofName = { name: nameText(MAX_LENGTH.groupName) };
const named = { examples: [{ name: 'The office' }] };

export const CreateGroupBody = z.object(ofName).meta({ id: 'CreateGroupBody', ...named });
export const RenameGroupBody = z.object(ofName).meta({ id: 'RenameGroupBody', ...named });

export const JoinGroupBody = z
  .object({ code: code() })
  .meta({ id: 'JoinGroupBody', examples: [{ code: '7K2M9-Q4X8Z' }] });

export const HandOverGroupBody = z
  .object({ userId: idOf('player') })
  .meta({ id: 'HandOverGroupBody', examples: [{ userId: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01' }] });

export const groupCalls = defineCalls(shared, {
  listGroups: {
    method: 'get',
    path: '/api/groups',
    rpc: 'league.listGroups',
    summary: "The caller's groups, by name",
    answers: { 200: z.array(GroupSchema) },
  },
  createGroup: {
    method: 'post',
    path: '/api/groups',
    rpc: 'league.createGroup',
    summary: 'Create a group',
    description: `A player is in at most ${MAX_GROUPS_OF_PLAYER} groups. Picks, draft and points ignore groups.`,
    body: CreateGroupBody,
    answers: { 201: GroupSchema },
    refusals: ['TOO_MANY_GROUPS'],
  },
  joinGroup: {
    method: 'post',
    path: '/api/groups/join',
    rpc: 'league.joinGroup',
    summary: 'Join a group by its code',
    description: `A group has at most ${MAX_GROUP_MEMBERS} members. Joining again returns the group. Wrong codes are limited per player and per address.`,
    body: JoinGroupBody,
    sample: ({ groupCode }) => ({ body: { code: groupCode } }),
    answers: { 200: GroupSchema },
    refusals: ['GROUP_CODE_UNKNOWN', 'GROUP_FULL', 'TOO_MANY_GROUPS'],
    idempotent: true,
  },
  getGroupByCode: {
    method: 'get',
    path: '/api/groups/codes/{code}',
    rpc: 'league.getGroupByCode',
    summary: 'What an invite link shows before the caller joins',
    description: 'Wrong codes are limited per player and per address.',
    params: z.object({ code: code() }),
    sample: ({ groupCode }) => ({ params: { code: groupCode } }),
    answers: { 200: GroupInvitationSchema },
    refusals: ['GROUP_CODE_UNKNOWN'],
    cacheControl: 'no-store',
  },
  getGroup: {
    method: 'get',
    path: '/api/groups/{id}',
    rpc: 'league.getGroup',
    summary: "One of the caller's groups, with its members",
    ...ofGroup,
    answers: { 200: GroupDetailsSchema },
  },
  renameGroup: {
    method: 'put',
    path: '/api/groups/{id}',
    rpc: 'league.renameGroup',
    summary: 'Rename an own group',
    ...ofGroup,
    body: RenameGroupBody,
    answers: { 200: GroupSchema },
    refusals: ['GROUP_OWNER_ONLY'],
  },
  deleteGroup: {
    method: 'delete',
    path: '/api/groups/{id}',
    rpc: 'league.deleteGroup',
    summary: 'Delete an own group',
    ...ofGroup,
    answers: { 204: nothing },
    refusals: ['GROUP_OWNER_ONLY'],
  },
  replaceGroupCode: {
    method: 'post',
    path: '/api/groups/{id}/code',
    rpc: 'league.replaceGroupCode',
    summary: 'Give an own group a new code',
    description: 'The old code stops working; members stay.',
    ...ofGroup,
    answers: { 200: GroupSchema },
    refusals: ['GROUP_OWNER_ONLY'],
  },
  leaveGroup: {
    method: 'delete',
    path: '/api/groups/{id}/members/me',
    rpc: 'league.leaveGroup',
    summary: 'Leave a group',
    description: 'Its owner hands it over first. If the last member leaves, the group is deleted.',
    ...ofGroup,
    answers: { 204: nothing },
    refusals: ['GROUP_OWNER_STAYS'],
  },
  removeGroupMember: {
    method: 'delete',
    path: '/api/groups/{id}/members/{userId}',
    rpc: 'league.removeGroupMember',
    summary: 'Remove a member from an own group',
    description: 'With the code, they can join again.',
    ...ofGroup,
    params: z.object({ id: pathId(), userId: idOf('player') }),
    sample: ({ group, otherPlayer }) => ({ params: { id: group, userId: otherPlayer } }),
    answers: { 204: nothing },
    refusals: ['GROUP_OWNER_ONLY', 'GROUP_OWNER_STAYS', 'GROUP_MEMBER_NOT_FOUND'],
  },
  handOverGroup: {
    method: 'put',
    path: '/api/groups/{id}/owner',
    rpc: 'league.handOverGroup',
    summary: 'Make another member the owner',
    ...ofGroup,
    body: HandOverGroupBody,
    sample: ({ group, otherPlayer }) => ({ params: { id: group }, body: { userId: otherPlayer } }),
    answers: { 200: GroupSchema },
    refusals: ['GROUP_OWNER_ONLY', 'GROUP_MEMBER_NOT_FOUND'],
  },
  getGroupStandings: {
    method: 'get',
    path: '/api/groups/{id}/standings',
    rpc: 'league.getGroup',
    summary: 'The leaderboard of a group, by rank',
    description: 'In the order of the league, without members who take no part in it.',
    ...ofGroup,
    answers: { 200: z.array(GroupStandingsEntrySchema) },
    etag: true,
  },
});
