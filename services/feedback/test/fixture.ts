/** The real service on its own database and bus, with users published like identity does. */
import { playerActor, sentAtOnce, startLeagueFor } from '@torchbearer/kit/testing';
import {
  FeedbackServiceService,
  SurveyType,
  type SubmitFeedbackRequest,
} from '@torchbearer/proto/feedback/v1/feedback';
import { inject, onTestFinished } from 'vitest';
import { service } from '../src/service.js';

export const PROFILE = SurveyType.SURVEY_TYPE_PROFILE;
export const LEADERBOARD = SurveyType.SURVEY_TYPE_LEADERBOARD;

export type FeedbackUnderTest = Awaited<ReturnType<typeof startFeedback>>;

/** Stops at the end of the test. */
export async function startFeedback() {
  const league = await startLeagueFor(inject('postgresUrl'), service, { feedback: FeedbackServiceService });
  onTestFinished(() => league.end());
  return {
    ...league,
    ...sentAtOnce(league.events, league.send),
    /** Answers the profile survey by default. */
    submit: (userId: string, fields: Partial<SubmitFeedbackRequest> = {}, name = 'Robin') =>
      league.feedback.submitFeedback(
        { surveyType: PROFILE, question: 'How easy was it?', answer: 'Quite.', rating: 4, ...fields },
        { actor: playerActor(userId, name), deadlineMs: 30_000 },
      ),
  };
}
