import { useEffect, useState } from 'react';
import { SurveyDialog } from '../surveys/survey-dialog.js';
import { useSurvey } from '../surveys/use-survey.js';

/** How long a saved ranking is left in peace. */
const DELAY_MS = 30_000;

interface RankingSurveyProps {
  /** How many times the ranking was saved on this visit. */
  readonly saves: number;
  /** In the middle of something: the question waits. */
  readonly busy: boolean;
}

/** Asks once a visit, a while after a save, whoever has not answered yet. */
export function RankingSurvey({ saves, busy }: RankingSurveyProps) {
  const survey = useSurvey('PRESEASON_RANKING');
  const [asked, setAsked] = useState<'not yet' | 'now' | 'done'>('not yet');

  useEffect(() => {
    if (saves === 0) return;
    const timer = setTimeout(() => setAsked((state) => (state === 'not yet' ? 'now' : state)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [saves]);

  return (
    <SurveyDialog
      surveyType="PRESEASON_RANKING"
      question="How easy was it to rank your castaways on this page?"
      opened={asked === 'now' && survey.due && !busy}
      onClose={() => setAsked('done')}
    />
  );
}
