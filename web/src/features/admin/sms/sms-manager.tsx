import { Below } from '../../../ui/below.js';
import { prepareDeadlines } from '../../../ui/deadline.js';
import { Page } from '../../../ui/page.js';
import { BlastPanel } from './blast-panel.js';
import { Composer } from './composer.js';
import { ReminderPanel } from './reminder-panel.js';
import { SmsLog } from './sms-log.js';

prepareDeadlines();

/** Everything about text messages: the reminders, a blast, and what went in and out. */
export function SmsManager() {
  return (
    <Page
      title="SMS Manager"
      intro="Reminders go out by themselves. Whatever else there is to say, say it here."
    >
      <ReminderPanel />
      <Below height={1200}>
        <Composer />
        <Below height={900}>
          <BlastPanel />
          <SmsLog />
        </Below>
      </Below>
    </Page>
  );
}
