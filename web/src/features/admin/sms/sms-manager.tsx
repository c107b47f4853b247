import { Page } from '../../../ui/page.js';
import { BlastPanel } from './blast-panel.js';
import { Composer } from './composer.js';
import { ReminderPanel } from './reminder-panel.js';
import { SmsLog } from './sms-log.js';

/** Text messages: the reminders, a blast, and the log. */
export function SmsManager() {
  return (
    <Page title="SMS Manager" intro="Reminders, texts to players, and their log.">
      <ReminderPanel />
      <Composer />
      <BlastPanel />
      <SmsLog />
    </Page>
  );
}
