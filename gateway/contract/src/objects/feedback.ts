import * as z from 'zod';
import { instant } from '../fields.js';

export const SurveyTypeSchema = z
  .enum(['PRESEASON_RANKING', 'WEEKLY_PICKS', 'LEADERBOARD', 'PROFILE', 'BETA_FEEDBACK'])
  .meta({ id: 'SurveyType', examples: ['LEADERBOARD'] });
export type SurveyType = z.output<typeof SurveyTypeSchema>;

export const FeedbackSchema = z
  .object({
    id: z.string(),
    surveyType: SurveyTypeSchema,
    question: z.string(),
    rating: z.int().nullable().meta({ description: '1 (Very Hard) to 5 (Very Easy).' }),
    answer: z.string().nullable(),
    createdAt: instant(),
    user: z.object({ name: z.string(), email: z.string(), username: z.string().nullable() }),
  })
  .meta({
    id: 'Feedback',
    description: 'One answer to a survey; one for each player and survey.',
    examples: [
      {
        id: '9e1c0a52-6a1b-4f6b-9b0d-3c8a7f5e2d11',
        surveyType: 'PRESEASON_RANKING',
        question: 'How easy was it to rank your castaways on this page?',
        rating: 5,
        answer: 'The text mode is great.',
        createdAt: '2025-10-06T19:12:44.120Z',
        user: { name: 'Robin Vale', email: 'robin@example.com', username: 'robin' },
      },
    ],
  });
export type Feedback = z.output<typeof FeedbackSchema>;

export const FeedbackStatsSchema = z
  .object({
    totalResponses: z.int(),
    byType: z.array(
      z.object({
        surveyType: SurveyTypeSchema,
        count: z.int(),
        averageRating: z
          .number()
          .nullable()
          .meta({ description: 'Out of 5, over the answers that have a rating; `null` without one.' }),
      }),
    ),
  })
  .meta({
    id: 'FeedbackStats',
    description: 'Every survey, also those without an answer.',
    examples: [
      { totalResponses: 1, byType: [{ surveyType: 'PRESEASON_RANKING', count: 1, averageRating: 5 }] },
    ],
  });
