import { callsById } from '@torchbearer/contract';
import { SurveyType } from '@torchbearer/proto/feedback/v1/feedback';
import { feedbackAnswer, feedbackStatsAnswer, given, surveyTypes } from '../answers/index.js';
import { created, ok } from '../replies.js';
import { route } from '../route.js';

export const feedbackRoutes = {
  submitFeedback: route({
    call: callsById.submitFeedback,
    handle: async ({ clients }, { body, rpc }) => {
      const request = {
        surveyType: surveyTypes[body.surveyType],
        question: body.question,
        answer: body.answer ?? '',
        rating: body.rating ?? undefined,
      };
      const { feedback } = await clients.feedback.submitFeedback(request, rpc);
      return created(feedbackAnswer(given(feedback)));
    },
  }),

  checkFeedback: route({
    call: callsById.checkFeedback,
    handle: async ({ clients }, { params, rpc }) => {
      const request = { surveyType: surveyTypes[params.surveyType] };
      const { hasSubmitted } = await clients.feedback.checkFeedback(request, rpc);
      return ok({ hasSubmitted });
    },
  }),

  listFeedback: route({
    call: callsById.listFeedback,
    handle: async ({ clients }, { query, rpc }) => {
      const all = SurveyType.SURVEY_TYPE_UNSPECIFIED;
      const surveyType = query.surveyType ? surveyTypes[query.surveyType] : all;
      const { answers } = await clients.feedback.listFeedback({ surveyType }, rpc);
      return ok(answers.map(feedbackAnswer));
    },
  }),

  getFeedbackStats: route({
    call: callsById.getFeedbackStats,
    handle: async ({ clients }, { rpc }) =>
      ok(feedbackStatsAnswer(await clients.feedback.getFeedbackStats({}, rpc))),
  }),
};
