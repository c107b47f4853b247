import type { Announcement } from '@torchbearer/contract/client';
import { CloseButton } from '@mantine/core';
import { inShowTime } from '../../time/format.js';
import classes from './announcements.module.css';

interface AnnouncementItemProps {
  readonly announcement: Announcement;
  readonly onDismiss: () => void;
}

export function AnnouncementItem({ announcement, onDismiss }: AnnouncementItemProps) {
  const { title, body, createdAt } = announcement;
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h3>{title}</h3>
        <CloseButton
          className={classes.dismiss ?? ''}
          size={44}
          iconSize={22}
          aria-label={`Dismiss “${title}”`}
          onClick={onDismiss}
        />
      </div>
      <p className={classes.body}>{body}</p>
      <time className={classes.date} dateTime={createdAt}>
        {inShowTime(createdAt)}
      </time>
    </li>
  );
}
