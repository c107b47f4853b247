import * as z from 'zod';
import { instant, shownEmail } from '../fields.js';
import { standingExample } from './examples.js';

export const PointsEntrySchema = z
  .object({ castawayId: z.string(), points: z.int() })
  .meta({ id: 'PointsEntry', description: "One castaway's points in the week." });
export type PointsEntry = z.output<typeof PointsEntrySchema>;

export const ResultRowSchema = z
  .object({
    id: z.string(),
    weekNumber: z.int(),
    castaway: z.object({ id: z.string(), name: z.string(), tribe: z.string().nullable() }),
    points: z.int(),
  })
  .meta({ id: 'ResultRow', description: "A castaway's points in a week." });
export type ResultRow = z.output<typeof ResultRowSchema>;

const lineFields = {
  castawayId: z.string(),
  ruleId: z.string().nullable().meta({ description: 'A rule of the rule book; `null` for an adjustment.' }),
  count: z.int().meta({ description: 'How often the rule applied; 1 for an adjustment.' }),
  points: z.int().meta({ description: 'Of the whole line.' }),
  reason: z.string().nullable().meta({ description: 'Of an adjustment; `null` for a rule.' }),
  enteredAt: instant(),
};

export const PointsLineSchema = z
  .object({
    id: z.string(),
    ...lineFields,
    enteredBy: z
      .object({
        id: z.string(),
        name: z.string().nullable().meta({ description: '`null` once the account is deleted.' }),
      })
      .nullable()
      .meta({ description: '`null` if a version without lines stored the points.' }),
  })
  .meta({
    id: 'PointsLine',
    description: "A part of a castaway's points of the week: a rule, or an adjustment with its reason.",
  });
export type PointsLine = z.output<typeof PointsLineSchema>;

export const ResultLineSchema = z.object({ weekNumber: z.int(), ...lineFields }).meta({
  id: 'ResultLine',
  description:
    "A part of a castaway's points of a week: a rule, or an adjustment with its reason. Together they are the points.",
  examples: [
    {
      weekNumber: 3,
      castawayId: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
      ruleId: 'idol-found',
      count: 1,
      points: 6,
      reason: null,
      enteredAt: '2026-03-05T04:12:00.000Z',
    },
  ],
});
export type ResultLine = z.output<typeof ResultLineSchema>;

export const TalliedPointsSchema = z
  .object({
    entries: z.array(PointsEntrySchema).meta({ description: 'All points of the week.' }),
    lines: z.array(PointsLineSchema).meta({ description: 'All lines of the week, oldest first.' }),
  })
  .meta({ id: 'TalliedPoints', description: 'A week after its lines have changed.' });
export type TalliedPoints = z.output<typeof TalliedPointsSchema>;

export const StandingsEntrySchema = z
  .object({
    id: z.string().meta({ description: "The player's id." }),
    rank: z.int().meta({ description: 'One more than the players with a higher total: 1, 2, 2, 4.' }),
    name: z.string(),
    email: shownEmail(),
    totalPoints: z.int(),
    avgPoints: z.number().meta({ description: 'Per scored week with a pick, to one decimal.' }),
    draftPicks: z.array(
      z.object({
        castawayId: z.string(),
        round: z.int(),
        castaway: z.object({ id: z.string(), name: z.string(), eliminated: z.boolean() }),
      }),
    ),
  })
  .meta({
    id: 'StandingsEntry',
    description:
      "A player's line on the leaderboard. The socket's `leaderboard:updated` is one list for everybody: while e-mails are hidden, only responses of this API show them to admins.",
    examples: [
      {
        ...standingExample,
        draftPicks: [
          {
            castawayId: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
            round: 1,
            castaway: { id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', name: 'Juniper Hale', eliminated: false },
          },
        ],
      },
    ],
  });
export type StandingsEntry = z.output<typeof StandingsEntrySchema>;

export const OwnStandingSchema = z
  .object({
    standings: z.string().meta({ description: 'The label of this version, for its pages.' }),
    players: z.int().meta({ description: 'How many rows the leaderboard has.' }),
    place: z
      .int()
      .nullable()
      .meta({ description: "The caller's row, counted from 0; `null` for an admin who takes no part." }),
    first: z.int().meta({ description: 'The place of the first of `rows`, counted from 0.' }),
    rows: z
      .array(StandingsEntrySchema)
      .meta({ description: "The caller's row, with up to three before and after it." }),
    leaders: z.array(StandingsEntrySchema).meta({ description: 'The first two rows.' }),
    averagePoints: z.int().meta({ description: 'The mean of all totals, rounded; 0 without players.' }),
    totalPicks: z.int().meta({ description: 'How many castaways all players together have drafted.' }),
  })
  .meta({
    id: 'OwnStanding',
    description: 'Where the caller is on the leaderboard, and the figures of the whole league.',
  });
export type OwnStanding = z.output<typeof OwnStandingSchema>;

export const SavedPointsSchema = z
  .object({
    entries: z.array(PointsEntrySchema).meta({ description: 'All points of the week after the save.' }),
    standings: z.array(StandingsEntrySchema),
  })
  .meta({ id: 'SavedPoints', description: 'The result of a save of points.' });
export type SavedPoints = z.output<typeof SavedPointsSchema>;

const NeedsCastawaySchema = z.object({
  id: z.string(),
  name: z.string(),
  points: z.int().nullable().meta({ description: 'Of this week so far; `null` for none yet.' }),
});

const NeedsRivalSchema = z.object({
  userId: z.string(),
  name: z.string(),
  castaway: NeedsCastawaySchema.nullable().meta({ description: '`null` without a pick.' }),
  lead: z.int().meta({ description: "The caller's total before the week, minus theirs." }),
});
export type NeedsRival = z.output<typeof NeedsRivalSchema>;

export const NeedsSchema = z
  .object({
    weekNumber: z
      .int()
      .nullable()
      .meta({ description: 'The active week; `null` without one, or if it does not count for players.' }),
    isLocked: z
      .boolean()
      .meta({ description: 'Whether picks are closed and everybody has their automatic pick.' }),
    isHidden: z.boolean().meta({
      description:
        'Whether nothing is shown because the caller hides results of the week before it, which all of this depends on.',
    }),
    castaway: NeedsCastawaySchema.nullable().meta({
      description: "The caller's pick of a locked week; `null` without one.",
    }),
    scopes: z
      .array(
        z.object({
          group: z
            .object({ id: z.string(), name: z.string() })
            .nullable()
            .meta({ description: '`null` for the whole league.' }),
          rank: z.int().meta({ description: 'As of now.' }),
          players: z.int(),
          above: NeedsRivalSchema.nullable().meta({ description: 'Directly above as of now.' }),
          below: NeedsRivalSchema.nullable().meta({ description: 'Directly below as of now.' }),
          rivals: z.array(NeedsRivalSchema).meta({
            description:
              'Of each castaway that others picked, the one of its players who had most points, smallest lead first. ' +
              'The caller comes first, alone or shared, exactly if none of them ends up with a higher total.',
          }),
        }),
      )
      .meta({
        description:
          "Of a locked week, and only for participants: the whole league, then the caller's groups by name.",
      }),
  })
  .meta({
    id: 'Needs',
    description:
      "What the caller needs this week. With o and t for the week's points of the caller's castaway and a rival's (0 " +
      'without a pick), the caller ends up above the rival exactly if o − t > −lead, and level if o − t = −lead.',
    examples: [
      {
        weekNumber: 5,
        isLocked: true,
        isHidden: false,
        castaway: { id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', name: 'Juniper Hale', points: 3 },
        scopes: [
          {
            group: null,
            rank: 2,
            players: 12,
            above: {
              userId: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01',
              name: 'Robin Vale',
              castaway: { id: 'f1a3c0de-52a4-4d0b-8a0e-7d3b1c9e6f42', name: 'Coral Reyes', points: null },
              lead: -7,
            },
            below: null,
            rivals: [],
          },
        ],
      },
    ],
  });
export type Needs = z.output<typeof NeedsSchema>;

export const HistoryWeekSchema = z
  .object({
    weekNumber: z.int(),
    castaway: z
      .object({ id: z.string(), name: z.string(), tribe: z.string().nullable(), eliminated: z.boolean() })
      .nullable()
      .meta({ description: '`null` if the player had no pick.' }),
    isAutoSelected: z.boolean(),
    points: z.int(),
    total: z.int().meta({ description: 'Up to and with this week.' }),
    rank: z.int().meta({ description: 'After this week.' }),
  })
  .meta({
    id: 'HistoryWeek',
    description: "One scored week of the caller's season.",
    examples: [
      {
        weekNumber: 3,
        castaway: {
          id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
          name: 'Juniper Hale',
          tribe: 'Ember',
          eliminated: false,
        },
        isAutoSelected: false,
        points: 12,
        total: 12,
        rank: 1,
      },
    ],
  });
export type HistoryWeek = z.output<typeof HistoryWeekSchema>;

export const PointsPreviewSchema = z
  .object({
    changes: z.array(
      z.object({
        userId: z.string(),
        name: z.string(),
        pointsFrom: z.int().meta({ description: 'Total now.' }),
        pointsTo: z.int(),
        rankFrom: z.int(),
        rankTo: z.int(),
      }),
    ),
  })
  .meta({
    id: 'PointsPreview',
    description: 'Every player whose total or rank a save would change.',
    examples: [
      {
        changes: [
          {
            userId: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01',
            name: 'Robin Vale',
            pointsFrom: 30,
            pointsTo: 42,
            rankFrom: 2,
            rankTo: 1,
          },
        ],
      },
    ],
  });
export type PointsPreview = z.output<typeof PointsPreviewSchema>;
