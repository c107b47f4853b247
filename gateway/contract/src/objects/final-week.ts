import * as z from 'zod';
import { instant } from '../fields.js';

export const ScoredWeekSchema = z
  .object({
    weekNumber: z.int(),
    finalAt: instant()
      .nullable()
      .meta({ description: '`null` for a provisional week, whose points may still change.' }),
    corrections: z.int().min(0).meta({ description: 'How many it has had since it is final.' }),
  })
  .meta({ id: 'ScoredWeek', description: 'A week that has points or is final.' });
export type ScoredWeek = z.output<typeof ScoredWeekSchema>;

export const WeekStateSchema = z
  .object({
    weekNumber: z.int(),
    finalAt: instant().nullable().meta({ description: '`null` for a provisional week.' }),
    finalBy: z
      .object({
        id: z.string(),
        name: z.string().nullable().meta({ description: '`null` once the account is deleted.' }),
      })
      .nullable()
      .meta({ description: '`null` also for a week that the upgrade to final weeks made final.' }),
  })
  .meta({ id: 'WeekState', description: 'Whether the points of a week are final.' });
export type WeekState = z.output<typeof WeekStateSchema>;

const reviewedCastaway = z.object({
  castawayId: z.string(),
  name: z.string(),
  points: z.int().nullable(),
});

export const WeekReviewSchema = z
  .object({
    state: WeekStateSchema,
    scored: z.int().meta({ description: 'How many castaways have points.' }),
    mean: z.number().meta({ description: 'The mean of their points; 0 without any.' }),
    withoutPoints: z
      .array(reviewedCastaway)
      .meta({ description: 'Castaways in the game in that week who have no points, by name.' }),
    unusual: z.array(reviewedCastaway).meta({
      description: 'Points more than two standard deviations from the mean, the furthest first.',
    }),
    picksOpenUntil: instant().nullable().meta({ description: '`null` once picks are closed.' }),
  })
  .meta({ id: 'WeekReview', description: 'What is unusual about the points of a week.' });
export type WeekReview = z.output<typeof WeekReviewSchema>;

const pointsOrNone = () => z.int().nullable().meta({ description: '`null` for no points.' });

export const CorrectionSchema = z
  .object({
    id: z.string(),
    weekNumber: z.int(),
    reason: z
      .string()
      .meta({ description: 'Left out, and said so, if it names a week that the caller hides.' }),
    correctedAt: instant(),
    castaways: z
      .array(
        z.object({ id: z.string(), name: z.string(), pointsFrom: pointsOrNone(), pointsTo: pointsOrNone() }),
      )
      .meta({ description: 'With the same points twice if these are made of other lines.' }),
    isEffectKnown: z.boolean().meta({
      description:
        'False for changes during an upgrade by a version without corrections, and for effects on weeks that the caller hides.',
    }),
    effect: z
      .object({
        totalFrom: z.int(),
        totalTo: z.int(),
        rankFrom: z.int(),
        rankTo: z.int(),
        isDismissed: z
          .boolean()
          .meta({ description: 'Whether the caller has dismissed the news of a changed rank.' }),
      })
      .nullable()
      .meta({
        description:
          'On the caller, of the weeks that they had watched then; `null` if neither total nor rank changed.',
      }),
  })
  .meta({
    id: 'Correction',
    description: 'A change of the points of a final week, with its effect on the caller.',
    examples: [
      {
        ...{ id: '5f0c0a52-8a1c-4d34-9a0e-5a4f2a7c9b10', weekNumber: 3, reason: 'An idol was missing' },
        correctedAt: '2026-03-06T18:00:00.000Z',
        castaways: [
          {
            ...{ id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', name: 'Juniper Hale' },
            ...{ pointsFrom: 6, pointsTo: 12 },
          },
        ],
        isEffectKnown: true,
        effect: { totalFrom: 40, totalTo: 46, rankFrom: 5, rankTo: 4, isDismissed: false },
      },
    ],
  });
export type Correction = z.output<typeof CorrectionSchema>;
