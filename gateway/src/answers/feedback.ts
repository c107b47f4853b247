import type { Feedback, FeedbackStats, SurveyType } from '@torchbearer/contract';
import * as feedback from '@torchbearer/proto/feedback/v1/feedback';
import { given, instant, optionalText } from './parts.js';

/** A survey's word as its number. */
export const surveyTypes: Readonly<Record<SurveyType, feedback.SurveyType>> = {
  PRESEASON_RANKING: feedback.SurveyType.SURVEY_TYPE_PRESEASON_RANKING,
  WEEKLY_PICKS: feedback.SurveyType.SURVEY_TYPE_WEEKLY_PICKS,
  LEADERBOARD: feedback.SurveyType.SURVEY_TYPE_LEADERBOARD,
  PROFILE: feedback.SurveyType.SURVEY_TYPE_PROFILE,
  BETA_FEEDBACK: feedback.SurveyType.SURVEY_TYPE_BETA_FEEDBACK,
};
const words = new Map(Object.entries(surveyTypes).map(([word, type]) => [type, word as SurveyType]));
const surveyTypeAnswer = (type: feedback.SurveyType): SurveyType => given(words.get(type));

export function feedbackAnswer(answer: feedback.Feedback): Feedback {
  const user = given(answer.user);
  return {
    id: answer.id,
    surveyType: surveyTypeAnswer(answer.surveyType),
    question: answer.question,
    rating: answer.rating ?? null,
    answer: optionalText(answer.answer),
    createdAt: instant(answer.createdAt),
    user: { name: user.name, email: user.email, username: optionalText(user.username) },
  };
}

export const feedbackStatsAnswer = (stats: feedback.GetFeedbackStatsResponse): FeedbackStats => ({
  totalResponses: stats.totalResponses,
  byType: stats.byType.map(({ surveyType, count, averageRating }) => ({
    surveyType: surveyTypeAnswer(surveyType),
    count,
    averageRating: averageRating ?? null,
  })),
});
