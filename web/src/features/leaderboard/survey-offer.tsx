import { ActionIcon, Button } from '@mantine/core';
import { IconMessage2Question } from '@tabler/icons-react';
import { memo } from 'react';
import { SurveyDialog } from '../surveys/survey-dialog.js';
import { useAskingSurvey } from '../surveys/use-asking-survey.js';

/** The survey, for players who have not answered it: behind a button, and opened automatically once. */
export const SurveyOffer = memo(function SurveyOffer() {
  const survey = useAskingSurvey('LEADERBOARD');
  const open = (): void => survey.open();
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
      <SurveyDialog
        surveyType="LEADERBOARD"
        question="How easy is it to follow the leaderboard?"
        opened={survey.opened}
        onClose={() => survey.close()}
      />
    </>
  );
});
