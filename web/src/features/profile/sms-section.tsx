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
  // The component that removed the number is unmounted by then.
  const [isRemoved, setRemoved] = useState(false);
  /** The number that was last seen waiting; it may be confirmed here, by text or on another device. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const pending = user.phonePending;
  if (pending !== null && pending.phone !== awaited) setAwaited(pending.phone);
  return (
    <Panel title="Text messages" id="sms">
      <div className={classes.sms}>
        {pending !== null ? (
          <PendingPhoneForm pending={pending} />
        ) : user.phone === null ? (
          <AddPhone onAdded={() => setRemoved(false)} />
        ) : (
          <PhoneOnFile phone={user.phone} user={user} onRemoved={() => setRemoved(true)} />
        )}
        {awaited !== null && user.phone === awaited && user.phoneVerified && (
          <Note kind="success">Your number is confirmed. A welcome message is on its way to it.</Note>
        )}
        {isRemoved && user.phone === null && <Note kind="success">Your number is removed.</Note>}
      </div>
      <SmsCommands />
    </Panel>
  );
}
