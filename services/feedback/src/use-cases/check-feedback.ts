import { rpc } from '@torchbearer/kit';
import type { CheckFeedbackRequest, CheckFeedbackResponse } from '@torchbearer/proto/feedback/v1/feedback';
import { z } from 'zod';
import type { Context } from '../context.js';
import { Answers } from '../db/tables.js';
import { knownSurvey, surveyName } from '../db/surveys.js';

export const checkFeedback = rpc<Context, CheckFeedbackRequest, CheckFeedbackResponse>({
  who: 'player',
  input: z.object({ surveyType: knownSurvey }),
  handle: async ({ database: { manager } }, request, { userId }) => ({
    hasSubmitted: await manager.existsBy(Answers, { userId, surveyType: surveyName(request.surveyType) }),
  }),
});
