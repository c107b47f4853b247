import type { User } from '@torchbearer/contract/client';
import { useState } from 'react';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { AddPhone } from './add-phone.js';
import { PendingPhoneForm } from './pending-phone.js';
import { PhoneOnFile } from './phone-on-file.js';
import { SmsCommands } from './sms-commands.js';
import classes from './sms-section.module.css';

/** Text messages: the number, the switch, the commands. */
export function SmsSection({ user }: { readonly user: User }) {
  // The last action on the number; the component that ran it is unmounted by then.
  const [done, setDone] = useState<'added' | 'removed' | null>(null);
  return (
    <Panel title="Text messages" id="sms">
      <div className={classes.sms}>
        {user.phonePending !== null ? (
          <PendingPhoneForm pending={user.phonePending} onConfirmed={() => setDone('added')} />
        ) : user.phone === null ? (
          <AddPhone onAdded={() => setDone(null)} />
        ) : (
          <PhoneOnFile phone={user.phone} user={user} onRemoved={() => setDone('removed')} />
        )}
        {done === 'added' && user.phoneVerified && (
          <Note kind="success">Your number is confirmed. A welcome message is on its way to it.</Note>
        )}
        {done === 'removed' && user.phone === null && <Note kind="success">Your number is removed.</Note>}
      </div>
      <SmsCommands />
    </Panel>
  );
}
