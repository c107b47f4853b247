import { Anchor } from '@mantine/core';
import { SurveyDialog } from '../surveys/survey-dialog.js';
import { useSurvey } from '../surveys/use-survey.js';
import classes from './profile.module.css';

const QUESTION = 'How easy is your profile to use?';

/** Offered, never forced: one question about these pages, until it is answered. */
export function ProfileSurvey() {
  const survey = useSurvey('PROFILE');
  return (
    <>
      {survey.due && (
        <p className={classes.survey}>
          <Anchor component="button" type="button" onClick={() => survey.open()}>
            {QUESTION}
          </Anchor>
        </p>
      )}
      <SurveyDialog
        surveyType="PROFILE"
        question={QUESTION}
        opened={survey.opened}
        onClose={() => survey.close()}
      />
    </>
  );
}
