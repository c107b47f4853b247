import type { Session } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { browserName } from './browser-name.js';
import classes from './sessions-section.module.css';

interface SessionRowProps {
  readonly session: Session;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** By the viewer's own clock: it is about what they did. */
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const name = browserName(session.userAgent) || 'Unknown browser';
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.name}>
          {name}
          {session.current && <span className={classes.current}>this browser</span>}
        </p>
        <p className={classes.times}>
          Last seen <time dateTime={session.lastSeenAt}>{moment.format(new Date(session.lastSeenAt))}</time>
          {' · '}signed in{' '}
          <time dateTime={session.createdAt}>{moment.format(new Date(session.createdAt))}</time>
        </p>
      </div>
      {!session.current && (
        <Button variant="default" loading={ending} onClick={onEnd} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
