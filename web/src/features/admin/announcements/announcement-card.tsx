import { Button } from '@mantine/core';
import type { Announcement } from '@torchbearer/contract/client';
import { inShowTime } from '../../../time/format.js';
import classes from './announcement-manager.module.css';

interface AnnouncementCardProps {
  readonly announcement: Announcement;
  /** Whether the announcement expired while this list was open. */
  readonly isExpired: boolean;
  readonly onRemove: () => void;
}

/** As players see it, on paper. */
export function AnnouncementCard({ announcement, isExpired, onRemove }: AnnouncementCardProps) {
  const { title, body, createdAt, expiresAt } = announcement;
  return (
    <li className={classes.card}>
      <h3>{title}</h3>
      <p className={classes.body}>{body}</p>
      <div className={classes.foot}>
        <p className={classes.dates}>
          Posted <time dateTime={createdAt}>{inShowTime(createdAt)}</time>
          <br />
          {expiresAt === null ? (
            'Shown until it is removed'
          ) : (
            <>
              {isExpired ? 'Expired' : 'Expires'} <time dateTime={expiresAt}>{inShowTime(expiresAt)}</time>
            </>
          )}
        </p>
        <Button
          className={classes.remove ?? ''}
          variant="default"
          onClick={onRemove}
          aria-label={`Remove “${title}”`}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
