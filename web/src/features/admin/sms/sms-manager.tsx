import { Page } from '../../../ui/page.js';
import { BlastPanel } from './blast-panel.js';
import { Composer } from './composer.js';
import { ReminderPanel } from './reminder-panel.js';
import { SmsLog } from './sms-log.js';

/** Everything about text messages: the reminders, a blast, and what went in and out. */
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
