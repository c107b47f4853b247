import { MAX_LENGTH, MAX_ROUNDS, MIN_CORRECTION_REASON } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls, nothing } from '../call.js';
import { byId, givenInstant, nameText, text, weekNumber, wholeNumber } from '../fields.js';
import { seasonExample } from '../objects/examples.js';
import { AnnouncementSchema, ConfigSchema, SeasonSchema, WeekSchema } from '../objects/index.js';
import { opensBeforeItCloses } from '../rules.js';

const shared = { tags: ['Season'] } as const;
const ofWeeks = { tags: ['Weeks'] } as const;

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
    examples: [seasonExample, { hidePicksUntilLock: true }],
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

export const seasonCalls = defineCalls(shared, {
  getConfig: {
    method: 'get',
    path: '/api/config',
    who: 'public',
    summary: 'What the web build needs to know about its installation',
    answers: { 200: ConfigSchema },
    cacheControl: 'public, max-age=60',
  },
  getSeason: {
    method: 'get',
    path: '/api/admin/season',
    who: 'admin',
    rpc: 'league.getSeason',
    summary: "The season's settings",
    answers: { 200: SeasonSchema },
  },
  updateSeason: {
    method: 'put',
    path: '/api/admin/season',
    who: 'admin',
    rpc: 'league.updateSeason',
    summary: "Change the season's settings",
    body: UpdateSeasonBody,
    answers: { 200: SeasonSchema },
  },
  listAnnouncements: {
    method: 'get',
    path: '/api/announcements',
    who: 'player',
    rpc: 'league.listAnnouncements',
    summary: 'News from the admins',
    description: 'Newest first, without what has expired.',
    answers: { 200: z.array(AnnouncementSchema) },
  },
  createAnnouncement: {
    method: 'post',
    path: '/api/admin/announcements',
    who: 'admin',
    rpc: 'league.createAnnouncement',
    summary: 'Post an announcement',
    body: CreateAnnouncementBody,
    answers: { 201: AnnouncementSchema },
  },
  deleteAnnouncement: {
    method: 'delete',
    path: '/api/admin/announcements/{id}',
    who: 'admin',
    rpc: 'league.deleteAnnouncement',
    summary: 'Remove an announcement',
    ...byId('announcement', 'ANNOUNCEMENT_NOT_FOUND'),
    answers: { 204: nothing },
  },
});

export const SaveWeekBody = z
  .object({
    weekNumber: weekNumber(),
    isActive: z.boolean(),
    picksOpenAt: givenInstant().nullish(),
    picksCloseAt: givenInstant().nullish(),
    activeWeek: weekNumber().nullish(),
    onlyNew: z.boolean().optional(),
    reason: text(MAX_LENGTH.correctionReason).min(MIN_CORRECTION_REASON).nullish().meta({
      description: 'Why the close is moved after it has passed. Players read it.',
    }),
  })
  .check(opensBeforeItCloses())
  .meta({
    id: 'SaveWeekBody',
    description:
      'Times that are left out stay, or get their defaults: Thursday 09:00 to Wednesday 17:00 Pacific. ' +
      '`activeWeek` is the number of the week that the sender saw active, null for none: if another one is active by ' +
      'now, it is neither replaced nor ended. With `onlyNew`, an existing week is not changed. A close that has passed ' +
      'is moved only with a `reason`: then the automatic picks of the week are withdrawn and made again at the new ' +
      'close. Once the week has points, it is not moved.',
    examples: [
      { weekNumber: 3, isActive: true },
      { weekNumber: 4, isActive: true, activeWeek: 3 },
      { weekNumber: 5, isActive: false, onlyNew: true },
      {
        weekNumber: 4,
        isActive: false,
        picksOpenAt: '2025-10-09T16:00:00Z',
        picksCloseAt: '2025-10-16T00:00:00Z',
        reason: 'The episode was postponed.',
      },
    ],
  });

export const weekCalls = defineCalls(ofWeeks, {
  getActiveWeek: {
    method: 'get',
    path: '/api/weeks/active',
    who: 'player',
    rpc: 'league.getActiveWeek',
    summary: 'The active week',
    answers: { 200: WeekSchema },
    refusals: ['NO_ACTIVE_WEEK'],
  },
  listWeeks: {
    method: 'get',
    path: '/api/admin/weeks',
    who: 'admin',
    rpc: 'league.listWeeks',
    summary: 'Every week',
    answers: { 200: z.array(WeekSchema) },
  },
  saveWeek: {
    method: 'post',
    path: '/api/admin/week',
    who: 'admin',
    rpc: 'league.saveWeek',
    summary: 'Create a week (201) or change it (200)',
    description: 'At most one week is active: activating one deactivates the other.',
    body: SaveWeekBody,
    answers: { 200: WeekSchema, 201: WeekSchema },
    refusals: ['WEEK_CLOSES_BEFORE_OPEN', 'CONFLICT', 'WEEK_IS_CLOSED', 'WEEK_IS_SCORED'],
    idempotent: true,
  },
});
