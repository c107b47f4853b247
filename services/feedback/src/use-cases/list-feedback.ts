import { pageInput, pageOf, rpc } from '@torchbearer/kit';
import type { ListFeedbackRequest, ListFeedbackResponse } from '@torchbearer/proto/feedback/v1/feedback';
import { LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../context.js';
import { answerList, readAnswers } from '../db/answer-list.js';
import { listAnswers, shownFeedback } from '../db/answers.js';
import { ALL_SURVEYS, surveyFilter, surveyName } from '../db/surveys.js';

export const listFeedback = rpc<Context, ListFeedbackRequest, ListFeedbackResponse>({
  who: 'admin',
  input: z.object({ surveyType: surveyFilter, page: pageInput(LISTS.feedback) }),
  handle: async ({ database }, { surveyType, page: asked }) => {
    const survey = surveyType === ALL_SURVEYS ? null : surveyName(surveyType);
    if (!asked) return { answers: await listAnswers(database, survey) };
    const { rows, page } = await readAnswers(database, pageOf(answerList, asked), survey);
    return { answers: rows.map(shownFeedback), page };
  },
});
