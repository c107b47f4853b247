import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import { AccountForm } from './account-form.js';
import { CalendarSection } from './calendar-section.js';
import classes from './edit-profile.module.css';
import { IdentitiesSection } from './identities-section.js';
import { PasswordForm } from './password-form.js';
import { PictureSection } from './picture-section.js';
import { HideResultsSection } from '../hidden-results/hide-results-section.js';
import { SecondFactorSection } from '../second-factor/second-factor-section.js';
import { SessionsSection } from './sessions-section.js';
import { SmsSection } from './sms-section.js';

/** Everything about an account that its user can change. */
export function EditProfile() {
  const user = useUser();
  return (
    <Page
      title="Edit profile"
      aside={
        <Button component={Link} to={paths.profile} variant="default">
          View Profile
        </Button>
      }
    >
      <PictureSection user={user} />
      <div className={classes.columns}>
        <AccountForm user={user} />
        <SmsSection user={user} />
        <PasswordForm user={user} />
        <div className={classes.column}>
          <HideResultsSection user={user} />
          <CalendarSection />
          <SecondFactorSection user={user} />
          <IdentitiesSection />
          <SessionsSection />
        </div>
      </div>
    </Page>
  );
}
