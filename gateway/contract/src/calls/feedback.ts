import { LISTS, MAX_LENGTH } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls } from '../call.js';
import { text, wholeNumber } from '../fields.js';
import { FeedbackSchema, FeedbackStatsSchema, SurveyTypeSchema } from '../objects/index.js';
import { pageQuery } from '../paging.js';
import { answersOrRates } from '../rules.js';

const shared = { tags: ['Feedback'] } as const;

export const SubmitFeedbackBody = z
  .object({
    surveyType: SurveyTypeSchema,
    question: text(MAX_LENGTH.surveyQuestion),
    answer: z.string().trim().max(MAX_LENGTH.surveyAnswer).nullish(),
    rating: wholeNumber(1, 5).nullish(),
  })
  .check(answersOrRates())
  .meta({
    id: 'SubmitFeedbackBody',
    description: 'An answer, a rating, or both.',
    examples: [
      {
        surveyType: 'PRESEASON_RANKING',
        question: 'How easy was it to rank your castaways on this page?',
        answer: 'The text mode is great.',
        rating: 5,
      },
    ],
  });

export const feedbackCalls = defineCalls(shared, {
  submitFeedback: {
    method: 'post',
    path: '/api/feedback',
    who: 'player',
    rpc: 'feedback.submitFeedback',
    summary: 'Answer a survey, once',
    body: SubmitFeedbackBody,
    answers: { 201: FeedbackSchema },
    refusals: ['FEEDBACK_ALREADY_SUBMITTED'],
  },
  checkFeedback: {
    method: 'get',
    path: '/api/feedback/check/{surveyType}',
    who: 'player',
    rpc: 'feedback.checkFeedback',
    summary: 'Whether the caller has answered a survey',
    params: z.object({ surveyType: SurveyTypeSchema }),
    sample: () => ({ params: { surveyType: 'LEADERBOARD' } }),
    answers: { 200: z.object({ hasSubmitted: z.boolean() }) },
  },
  listFeedback: {
    method: 'get',
    path: '/api/feedback',
    who: 'admin',
    rpc: 'feedback.listFeedback',
    summary: 'Answers to surveys',
    description: 'Newest first.',
    pages: true,
    query: pageQuery(LISTS.feedback, "the player's name, username and e-mail", {
      surveyType: SurveyTypeSchema.optional(),
    }),
    sample: () => ({ query: { surveyType: 'PROFILE', limit: '5', q: 'robin', sort: 'at' } }),
    answers: { 200: z.array(FeedbackSchema) },
  },
  getFeedbackStats: {
    method: 'get',
    path: '/api/feedback/stats',
    who: 'admin',
    rpc: 'feedback.getFeedbackStats',
    summary: 'Statistics of surveys',
    answers: { 200: FeedbackStatsSchema },
  },
});
