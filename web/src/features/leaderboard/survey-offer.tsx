import { ActionIcon, Button } from '@mantine/core';
import { IconMessage2Question } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSurvey } from '../surveys/use-survey.js';

const FeedbackSurvey = lazy(async () => ({
  default: (await import('../surveys/feedback-survey.js')).FeedbackSurvey,
}));

/** Offers the survey to whoever has not answered it, and waits to be asked. */
export function SurveyOffer() {
  const survey = useSurvey('LEADERBOARD');
  const [wasAsked, setAsked] = useState(false);
  const open = (): void => {
    setAsked(true);
    survey.open();
  };
  const icon = <IconMessage2Question size={20} aria-hidden />;
  return (
    <>
      {survey.due && (
        <>
          <Button variant="default" leftSection={icon} onClick={open} visibleFrom="sm">
            Rate this page
          </Button>
          <ActionIcon aria-label="Rate this page" variant="default" onClick={open} hiddenFrom="sm">
            {icon}
          </ActionIcon>
        </>
      )}
      {wasAsked && (
        <Suspense>
          <FeedbackSurvey
            surveyType="LEADERBOARD"
            question="How easy is it to follow the leaderboard?"
            opened={survey.opened}
            onClose={() => survey.close()}
          />
        </Suspense>
      )}
    </>
  );
}
