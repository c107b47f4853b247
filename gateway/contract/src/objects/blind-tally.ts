import * as z from 'zod';
import { instant } from '../fields.js';
import { PointsLineSchema } from './score.js';

const ruleId = z
  .string()
  .nullable()
  .meta({ description: 'A rule of the rule book; `null` for adjustments.' });

export const BlindTalliesSchema = z
  .object({
    isScoredTwice: z.boolean().meta({
      description:
        "Whether the week gets its points from two tallies: while the season's `doubleScoring` is on, until it has points.",
    }),
    tallies: z
      .array(
        z.object({
          id: z.string(),
          admin: z.object({
            id: z.string(),
            name: z.string().nullable().meta({ description: '`null` once the account is deleted.' }),
          }),
          lines: z.int().meta({ description: 'How many.' }),
          startedAt: instant(),
          doneAt: instant().nullable().meta({ description: '`null` while it is under way.' }),
          isOwn: z.boolean(),
        }),
      )
      .meta({ description: 'At most two.' }),
    lines: z
      .array(PointsLineSchema.omit({ enteredBy: true }))
      .meta({ description: "Of the caller's own tally, oldest first." }),
    areCompared: z.boolean().meta({ description: 'Whether both tallies are done.' }),
    differences: z
      .array(
        z.object({
          castawayId: z.string(),
          ruleId,
          points: z.int().meta({ description: 'Of the rule once, or of one adjustment.' }),
          firstCount: z.int().meta({ description: 'How often in the first of `tallies`.' }),
          secondCount: z.int(),
          reasons: z.array(z.string()).meta({ description: 'Of adjustments, in both tallies.' }),
        }),
      )
      .meta({
        description:
          'Rules, and adjustments of the same points, of which the two tallies have different numbers. Empty until both are done.',
      }),
  })
  .meta({
    id: 'BlindTallies',
    description:
      "What two admins tally of a week without seeing each other's lines: of another admin's tally only how many lines it has and whether it is done, until both are.",
    examples: [
      {
        isScoredTwice: true,
        tallies: [
          {
            id: '3b1f7c52-6d0a-4f0e-9d59-0a6f8f1d2c01',
            admin: { id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', name: 'Robin Vale' },
            lines: 14,
            startedAt: '2026-03-05T04:12:00.000Z',
            doneAt: null,
            isOwn: false,
          },
        ],
        lines: [],
        areCompared: false,
        differences: [],
      },
    ],
  });
export type BlindTallies = z.output<typeof BlindTalliesSchema>;
export type BlindTally = BlindTallies['tallies'][number];
export type BlindLine = BlindTallies['lines'][number];
export type BlindDifference = BlindTallies['differences'][number];
