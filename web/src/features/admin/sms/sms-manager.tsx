import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
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
    <Page title="SMS Manager" intro="Reminders, texts to players, and their log.">
      <ReminderPanel />
      <Below height={1200} needs={[adminQueries.smsTemplates, adminQueries.users, queries.league]}>
        <Composer />
        <Below height={900}>
          <BlastPanel />
          <Below height={600} needs={[adminQueries.smsLogs]}>
            <SmsLog />
          </Below>
        </Below>
      </Below>
    </Page>
  );
}
