import { deletedOf, pageInput, pageOf, Refusal, type Database, type RpcTable } from '@torchbearer/kit';
import type { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { LISTS, MAX_LENGTH } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { copies } from '../copies.js';
import {
  answerList,
  Answers,
  feedbackOf,
  insertAnswer,
  lockUsers,
  readAnswers,
  shownFeedback,
  surveyStats,
} from '../db/answers.js';
import { ALL_SURVEYS, knownSurvey, surveyFilter, surveyName } from '../db/surveys.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
}
/** The RPCs, each with the types of its contract. */
export type Rpcs = RpcTable<Context, typeof FeedbackServiceService>;

const RANGE = 'Please choose a rating from 1 to 5.';

/** The limit applies to the trimmed text, which is what is stored. */
const trimmed = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'must not contain NUL characters');

export const submitFeedback: Rpcs['submitFeedback'] = {
  who: 'player',
  input: z
    .object({
      surveyType: knownSurvey,
      question: trimmed(MAX_LENGTH.surveyQuestion).min(1, 'The question is missing.'),
      answer: trimmed(MAX_LENGTH.surveyAnswer),
      rating: z.int().min(1, RANGE).max(5, RANGE).optional(),
    })
    .refine(({ answer, rating }) => answer !== '' || rating !== undefined, {
      path: ['answer'],
      message: 'Please write an answer or choose a rating.',
    }),
  handle: async ({ database }, { surveyType, question, answer, rating }, { userId, actor, now }) => {
    const row = {
      id: randomUUID(),
      userId,
      surveyType: surveyName(surveyType),
      question: question.trim(),
      answer: answer.trim(),
      rating: rating ?? null,
      createdAt: now,
    };
    return await database.transaction(async (tx) => {
      await lockUsers(tx, [userId]);
      if ((await deletedOf(tx, copies.user, [userId])).has(userId)) throw new Refusal('NOT_SIGNED_IN');
      if (!(await insertAnswer(tx, row))) throw new Refusal('FEEDBACK_ALREADY_SUBMITTED');
      const known = await tx.manager.findOneBy(copies.user.entity, { id: userId });
      // An account that has just signed up has no copy yet.
      const user = known ?? { id: userId, name: actor.name ?? '', email: '', username: null };
      return { feedback: feedbackOf(row, user) };
    });
  },
};

export const checkFeedback: Rpcs['checkFeedback'] = {
  who: 'player',
  input: z.object({ surveyType: knownSurvey }),
  handle: async ({ database: { manager } }, request, { userId }) => ({
    hasSubmitted: await manager.existsBy(Answers, { userId, surveyType: surveyName(request.surveyType) }),
  }),
};

/** Without a page, how many. */
const MOST_ANSWERS = 10_000;

export const listFeedback: Rpcs['listFeedback'] = {
  who: 'admin',
  input: z.object({ surveyType: surveyFilter, page: pageInput(LISTS.feedback) }),
  handle: async ({ database }, { surveyType, page: asked }) => {
    const survey = surveyType === ALL_SURVEYS ? null : surveyName(surveyType);
    const { rows, page } = await readAnswers(database, pageOf(answerList, asked, MOST_ANSWERS), survey);
    return { answers: rows.map(shownFeedback), page };
  },
};

export const getFeedbackStats: Rpcs['getFeedbackStats'] = {
  who: 'admin',
  handle: async ({ database }) => {
    const byType = await surveyStats(database);
    return { totalResponses: byType.reduce((sum, { count }) => sum + count, 0), byType };
  },
};
