import type { CallRequest, SurveyType } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { hasStatus } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';

type Body = CallRequest<'submitFeedback'>['body'];

/** Sends a response; from then on the survey counts as answered. */
export function useSubmitFeedback(surveyType: SurveyType, onDone: () => void) {
  const client = useQueryClient();
  const done = (): void => {
    client.setQueryData(queries.surveyAnswered(surveyType).queryKey, { hasSubmitted: true });
    onDone();
  };
  return useMutation({
    mutationFn: (body: Omit<Body, 'surveyType'>) => api.submitFeedback({ body: { surveyType, ...body } }),
    onSuccess: done,
    // Already answered, in another tab or by an attempt whose response was lost.
    onError: (error) => {
      if (hasStatus(error, 409)) done();
    },
  });
}
