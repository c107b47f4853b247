import { rpc } from '@torchbearer/kit';
import type { ListFeedbackRequest, ListFeedbackResponse } from '@torchbearer/proto/feedback/v1/feedback';
import { z } from 'zod';
import type { Context } from '../context.js';
import { listAnswers } from '../db/answers.js';
import { ALL_SURVEYS, surveyFilter, surveyName } from '../db/surveys.js';

export const listFeedback = rpc<Context, ListFeedbackRequest, ListFeedbackResponse>({
  who: 'admin',
  input: z.object({ surveyType: surveyFilter }),
  handle: async ({ database }, { surveyType }) => ({
    answers: await listAnswers(database, surveyType === ALL_SURVEYS ? null : surveyName(surveyType)),
  }),
});
