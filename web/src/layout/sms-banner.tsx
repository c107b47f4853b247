import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useConfig } from '../api/use-config.js';
import { useSession } from '../api/use-user.js';
import { shownPhone } from '../ui/phone.js';
import classes from './sms-banner.module.css';

const DISMISSED = 'torchbearer.sms-banner-dismissed';

/** Tells of reminders by text message, until somebody gets them or has seen enough of it. */
export function SmsBanner() {
  const { smsNumber, smsKeyword } = useConfig();
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED) === 'true');
  const session = useSession();
  // Not before it is known who looks: it would be taken away again from those who get texts.
  const mayGetTexts =
    session.state === 'loading' || (session.state === 'signed-in' && session.user.smsEnabled);
  if (dismissed || smsNumber === null || mayGetTexts) return null;
  const dismiss = (): void => {
    localStorage.setItem(DISMISSED, 'true');
    setDismissed(true);
  };
  return (
    <aside className={classes.banner} aria-label="Text message reminders">
      <p>
        Text <strong>{smsKeyword}</strong> to{' '}
        <a href={`sms:${smsNumber}?&body=${smsKeyword}`}>{shownPhone(smsNumber)}</a> for pick reminders.
      </p>
      <CloseButton aria-label="Dismiss" size={44} iconSize={20} onClick={dismiss} />
    </aside>
  );
}
