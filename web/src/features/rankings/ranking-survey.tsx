import { useEffect, useState } from 'react';
import { SurveyDialog } from '../surveys/survey-dialog.js';
import { useSurvey } from '../surveys/use-survey.js';

/** How long after a save the survey waits. */
const DELAY_MS = 30_000;

interface RankingSurveyProps {
  /** How many times the ranking was saved on this visit. */
  readonly saves: number;
  /** The user is busy: the survey waits. */
  readonly busy: boolean;
}

/** Opens the survey once per visit, a while after a save, for users who have not answered it. */
export function RankingSurvey({ saves, busy }: RankingSurveyProps) {
  const survey = useSurvey('PRESEASON_RANKING');
  const [shown, setShown] = useState<'not yet' | 'now' | 'done'>('not yet');

  useEffect(() => {
    if (saves === 0) return;
    const timer = setTimeout(() => setShown((state) => (state === 'not yet' ? 'now' : state)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [saves]);

  return (
    <SurveyDialog
      surveyType="PRESEASON_RANKING"
      question="How easy was it to rank your castaways on this page?"
      opened={shown === 'now' && survey.due && !busy}
      onClose={() => setShown('done')}
    />
  );
}
