import { deletedOf, Refusal, rpc, type Outcome, type Submitted, type Tx } from '@torchbearer/kit';
import type {
  Feedback,
  SubmitFeedbackRequest,
  SubmitFeedbackResponse,
} from '@torchbearer/proto/feedback/v1/feedback';
import { randomUUID } from 'node:crypto';
import type { Context } from '../context.js';
import { copies } from '../copies.js';
import { feedbackOf, insertAnswers, type SubmittedAnswer } from '../db/answers.js';
import { surveyName } from '../db/surveys.js';
import { findUsers, lockUsers } from '../db/users.js';
import { feedbackInput } from './feedback-input.js';

export const submitFeedback = rpc<Context, SubmitFeedbackRequest, SubmitFeedbackResponse>({
  who: 'player',
  input: feedbackInput,
  handle: async ({ saveInGroup }, { surveyType, question, answer, rating }, { userId, actor, now }) => {
    const row = {
      id: randomUUID(),
      userId,
      surveyType: surveyName(surveyType),
      question: question.trim(),
      answer: answer.trim(),
      rating: rating ?? null,
      createdAt: now,
    };
    return { feedback: await saveInGroup({ row, name: actor.name ?? '' }) };
  },
});

/** Saves answers of different users, in the service's group commit. */
export async function saveAnswers(
  tx: Tx,
  submitted: readonly Submitted<SubmittedAnswer>[],
): Promise<readonly Outcome<Feedback>[]> {
  const userIds = submitted.map(({ submission: { row } }) => row.userId);
  await lockUsers(tx, userIds);
  const deleted = await deletedOf(tx, copies.user, userIds);
  const rows = submitted.flatMap(({ submission: { row } }) => (deleted.has(row.userId) ? [] : row));
  const saved = await insertAnswers(tx, rows);
  const users = await findUsers(tx, userIds);
  return submitted.map(({ submission: { row, name } }) => {
    if (deleted.has(row.userId)) return { error: new Refusal('NOT_SIGNED_IN') };
    if (!saved.has(row.id)) return { error: new Refusal('FEEDBACK_ALREADY_SUBMITTED') };
    const respondent = users.get(row.userId) ?? { id: row.userId, name, email: '', username: null };
    return { result: feedbackOf(row, respondent) };
  });
}
