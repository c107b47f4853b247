import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../api/use-config.js';
import { useSession } from '../api/use-user.js';
import { paths } from '../paths.js';
import { deviceStorage } from '../storage.js';
import { shownPhone } from '../ui/phone.js';
import classes from './sms-banner.module.css';

const DISMISSED = 'torchbearer.sms-banner-dismissed';

/** Advertises reminders by text message, until the user gets them or dismisses it. */
export function SmsBanner() {
  const { smsNumber, smsKeyword } = useConfig();
  const [dismissed, setDismissed] = useState(() => deviceStorage.getItem(DISMISSED) === 'true');
  const session = useSession();
  // Not before the user is known: it would disappear again for those who get texts.
  const mayGetTexts =
    session.state === 'loading' || (session.state === 'signed-in' && session.user.smsEnabled);
  if (dismissed || smsNumber === null || mayGetTexts) return null;
  const dismiss = (): void => {
    deviceStorage.setItem(DISMISSED, 'true');
    setDismissed(true);
  };
  return (
    <aside className={classes.banner} aria-label="Text message reminders">
      <p>
        Text <strong>{smsKeyword}</strong> to{' '}
        <a href={`sms:${smsNumber}?&body=${smsKeyword}`}>{shownPhone(smsNumber)}</a> for pick reminders. Your
        number must be on your <Link to={paths.sms}>profile</Link>.
      </p>
      <CloseButton aria-label="Dismiss" size={44} iconSize={20} onClick={dismiss} />
    </aside>
  );
}
