import { Anchor } from '@mantine/core';
import { SurveyDialog } from '../surveys/survey-dialog.js';
import { useAskingSurvey } from '../surveys/use-asking-survey.js';
import classes from './profile.module.css';

const QUESTION = 'How easy is your profile to use?';

/** The survey about the profile pages: behind a link until it is answered, and opened automatically once. */
export function ProfileSurvey() {
  const survey = useAskingSurvey('PROFILE');
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
