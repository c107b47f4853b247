import { MAX_LENGTH, MAX_ROUNDS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCall, nothing } from '../call.js';
import { givenInstant, nameText, pathId, text, weekNumber, wholeNumber } from '../fields.js';
import { AnnouncementSchema, ConfigSchema, SeasonSchema } from '../objects/index.js';

const tags = ['Season'];

const season = {
  name: 'Season 1',
  firstPickWeek: 3,
  episodes: 13,
  rankingsCloseAt: '2025-10-08T19:00:00Z',
  draftAt: '2025-10-08T19:00:00Z',
  rounds: 2,
  shareCastaways: true,
  hidePicksUntilLock: false,
  showEmails: true,
  doubleScoring: false,
  textAutoPicks: true,
};

export const UpdateSeasonBody = z
  .object({
    name: nameText(MAX_LENGTH.seasonName).optional(),
    firstPickWeek: weekNumber().optional(),
    episodes: weekNumber().optional(),
    rankingsCloseAt: givenInstant().nullish(),
    draftAt: givenInstant().nullish(),
    rounds: wholeNumber(1, MAX_ROUNDS).optional(),
    shareCastaways: z.boolean().optional(),
    hidePicksUntilLock: z.boolean().optional(),
    showEmails: z.boolean().optional(),
    doubleScoring: z.boolean().optional(),
    textAutoPicks: z.boolean().optional(),
  })
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    error: 'Please change at least one field',
  })
  .meta({
    id: 'UpdateSeasonBody',
    description: 'The settings to change, at least one; `null` clears a date.',
    minProperties: 1,
    examples: [season, { hidePicksUntilLock: true }],
  });

export const CreateAnnouncementBody = z
  .object({
    title: text(MAX_LENGTH.announcementTitle),
    body: text(MAX_LENGTH.announcementBody),
    expiresAt: givenInstant().nullish(),
  })
  .meta({
    id: 'CreateAnnouncementBody',
    examples: [
      { title: 'The merge is here', body: 'From this week on, individual points count.', expiresAt: null },
    ],
  });

export const seasonCalls = [
  defineCall({
    id: 'getConfig',
    method: 'get',
    path: '/api/config',
    who: 'public',
    summary: 'What the web build needs to know about its installation',
    tags,
    answers: { 200: ConfigSchema },
    refusals: [],
    cacheControl: 'public, max-age=60',
    idempotent: true,
  }),
  defineCall({
    id: 'getSeason',
    method: 'get',
    path: '/api/admin/season',
    who: 'admin',
    rpc: 'league.getSeason',
    summary: "The season's settings",
    tags,
    answers: { 200: SeasonSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'updateSeason',
    method: 'put',
    path: '/api/admin/season',
    who: 'admin',
    rpc: 'league.updateSeason',
    summary: "Change the season's settings",
    tags,
    body: UpdateSeasonBody,
    answers: { 200: SeasonSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'listAnnouncements',
    method: 'get',
    path: '/api/announcements',
    who: 'player',
    rpc: 'league.listAnnouncements',
    summary: 'News from the admins',
    description: 'Newest first, without what has expired.',
    tags,
    answers: { 200: z.array(AnnouncementSchema) },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'createAnnouncement',
    method: 'post',
    path: '/api/admin/announcements',
    who: 'admin',
    rpc: 'league.createAnnouncement',
    summary: 'Post an announcement',
    tags,
    body: CreateAnnouncementBody,
    answers: { 201: AnnouncementSchema },
    refusals: [],
    idempotent: false,
  }),
  defineCall({
    id: 'deleteAnnouncement',
    method: 'delete',
    path: '/api/admin/announcements/{id}',
    who: 'admin',
    rpc: 'league.deleteAnnouncement',
    summary: 'Remove an announcement',
    tags,
    params: z.object({ id: pathId() }),
    sample: ({ announcement }) => ({ params: { id: announcement } }),
    answers: { 204: nothing },
    refusals: [],
    notFound: 'ANNOUNCEMENT_NOT_FOUND',
    idempotent: true,
  }),
] as const;
