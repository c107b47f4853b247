import { isDeleted, Refusal, rpc } from '@torchbearer/kit';
import type { SubmitFeedbackRequest, SubmitFeedbackResponse } from '@torchbearer/proto/feedback/v1/feedback';
import { randomUUID } from 'node:crypto';
import type { Context } from '../context.js';
import { copies } from '../copies.js';
import { feedbackOf, insertAnswer } from '../db/answers.js';
import { findUser, lockUsers } from '../db/users.js';
import { surveyName } from '../db/surveys.js';
import { feedbackInput } from './feedback-input.js';

export const submitFeedback = rpc<Context, SubmitFeedbackRequest, SubmitFeedbackResponse>({
  who: 'player',
  input: feedbackInput,
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
      if (await isDeleted(tx, copies.user, userId)) throw new Refusal('NOT_SIGNED_IN');
      if (!(await insertAnswer(tx, row))) throw new Refusal('FEEDBACK_ALREADY_SUBMITTED');
      const copy = await findUser(tx, userId);
      const respondent = copy ?? { id: userId, name: actor.name ?? '', email: '', username: null };
      return { feedback: feedbackOf(row, respondent) };
    });
  },
});
