import * as z from 'zod';
import { instant } from '../fields.js';
import { seasonExample, shortSeasonExample } from './examples.js';

export const SeasonSchema = z
  .object({
    name: z.string(),
    firstPickWeek: z.int().meta({ description: 'Weeks before it are never scored for players.' }),
    episodes: z.int(),
    rankingsCloseAt: instant().nullable(),
    draftAt: instant().nullable(),
    rounds: z.int().meta({ description: 'How many castaways a player drafts, at most.' }),
    shareCastaways: z.boolean().meta({ description: 'Whether several players may draft the same castaway.' }),
    hidePicksUntilLock: z.boolean().meta({ description: "Whether others' picks show only after the close." }),
    showEmails: z
      .boolean()
      .meta({ description: "Whether players see each other's e-mail; admins always do." }),
    doubleScoring: z.boolean().meta({
      description: 'Whether two admins tally each week independently before it has points.',
    }),
    textAutoPicks: z.boolean().meta({
      description: 'Whether players who get texts are sent one about their automatic pick.',
    }),
  })
  .meta({
    id: 'Season',
    description: "The season's settings.",
    examples: [seasonExample],
  });
export type Season = z.output<typeof SeasonSchema>;

export const AnnouncementSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    createdAt: instant(),
    expiresAt: instant().nullable(),
  })
  .meta({
    id: 'Announcement',
    description: 'News from the admins, for every dashboard.',
    examples: [
      {
        id: '6b8d0c7c-3f51-4ad4-8f39-5fd6a7b7e210',
        title: 'The merge is here',
        body: 'From this week on, individual points count.',
        createdAt: '2025-10-06T19:12:44.120Z',
        expiresAt: '2025-10-16T00:00:00.000Z',
      },
    ],
  });
export type Announcement = z.output<typeof AnnouncementSchema>;

export const ConfigSchema = z
  .object({
    supportEmail: z.string(),
    smsNumber: z.string().nullable(),
    smsKeyword: z.string(),
    oidc: z.object({ authority: z.string(), clientId: z.string(), name: z.string() }).nullable(),
    signUpMode: z.enum(['open', 'invite']).meta({ description: 'Whether sign-up requires an invite code.' }),
    season: SeasonSchema.pick({
      name: true,
      firstPickWeek: true,
      episodes: true,
      rankingsCloseAt: true,
      draftAt: true,
    }),
    activeWeek: z
      .object({ weekNumber: z.int(), picksCloseAt: instant() })
      .nullable()
      .meta({ description: 'The week that is active now; null while none is.' }),
    tribes: z.array(z.object({ name: z.string(), color: z.string() })),
    photoAliases: z
      .record(z.string(), z.string())
      .meta({ description: 'Part of a castaway’s name → the full name in the file name of the photo.' }),
    timeZone: z.string(),
  })
  .meta({
    id: 'Config',
    description: 'What a web build needs to know about its installation.',
    examples: [
      {
        supportEmail: 'support@torchbearer.example',
        smsNumber: '+15555550100',
        smsKeyword: 'TORCH',
        oidc: null,
        signUpMode: 'open',
        season: shortSeasonExample,
        activeWeek: { weekNumber: 3, picksCloseAt: '2025-10-16T00:00:00.000Z' },
        tribes: [{ name: 'Ember', color: '#c2410c' }],
        photoAliases: {},
        timeZone: 'America/Los_Angeles',
      },
    ],
  });
export type Config = z.output<typeof ConfigSchema>;

export const WeekSchema = z
  .object({
    id: z.string(),
    weekNumber: z.int(),
    isActive: z.boolean(),
    picksOpenAt: instant(),
    picksCloseAt: instant().meta({ description: "The week's deadline." }),
    lockAt: instant().meta({ description: 'The same as picksCloseAt.' }),
    scored: z.boolean().meta({ description: 'Whether any points of the week are saved.' }),
    moveReason: z.string().nullable().meta({
      description: 'Why an admin moved the close after it had passed, the last time.',
    }),
    movedAt: instant().nullable(),
  })
  .meta({
    id: 'Week',
    description:
      'One week of the season. Picks are taken while it is active and picksOpenAt ≤ now < picksCloseAt.',
    examples: [
      {
        id: '2f1f2c56-6a9b-4e63-9b0c-0f3f5f7e7a03',
        weekNumber: 3,
        isActive: true,
        picksOpenAt: '2025-10-02T16:00:00.000Z',
        picksCloseAt: '2025-10-09T00:00:00.000Z',
        lockAt: '2025-10-09T00:00:00.000Z',
        scored: false,
        moveReason: null,
        movedAt: null,
      },
    ],
  });
export type Week = z.output<typeof WeekSchema>;
