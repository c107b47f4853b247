import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import { SmsSection } from './sms-section.js';

/** Text messages, on a separate page. */
export function SmsSettings() {
  return (
    <Page
      title="SMS settings"
      intro="Reminders before picks close, and your pick by text message."
      narrow
      aside={
        <Button component={Link} to={paths.profile} variant="default">
          View Profile
        </Button>
      }
    >
      <SmsSection user={useUser()} />
    </Page>
  );
}
