import type { SurveyType } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queries } from '../../api/queries.js';

export interface Survey {
  /** The server reports that this player has not answered it; false while unknown. */
  readonly due: boolean;
  readonly opened: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether a survey is still unanswered, and its dialog: `<FeedbackSurvey opened={opened} onClose={close} …
 * />`.
 */
export function useSurvey(surveyType: SurveyType): Survey {
  const { data } = useQuery(queries.surveyAnswered(surveyType));
  const [opened, setOpened] = useState(false);
  return {
    due: data?.hasSubmitted === false,
    opened,
    open: useCallback(() => setOpened(true), []),
    close: useCallback(() => setOpened(false), []),
  };
}
