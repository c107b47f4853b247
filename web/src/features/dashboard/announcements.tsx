import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queries } from '../../api/queries.js';
import { useUser } from '../../api/use-user.js';
import { announce } from '../../ui/announcer.js';
import { ErrorState } from '../../ui/states.js';
import { AnnouncementItem } from './announcement-item.js';
import { useDismissed } from './use-dismissed.js';
import classes from './announcements.module.css';

/** News from the admins, each until the player dismisses it. */
export function Announcements() {
  const user = useUser();
  const { data, isError, isFetching, refetch } = useQuery(queries.announcements());
  const { dismissed, dismiss } = useDismissed(user.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = data?.filter(({ id }) => !dismissed.includes(id));

  function drop(id: string, title: string): void {
    dismiss(
      id,
      (data ?? []).map((one) => one.id),
    );
    announce(`Dismissed: ${title}`);
    // The focused button is gone, so the focus moves to the list's heading.
    heading.current?.focus();
  }

  return (
    <section className={classes.announcements} aria-labelledby="announcements" aria-busy={!data && !isError}>
      <h2 id="announcements" ref={heading} tabIndex={-1}>
        Announcements
      </h2>
      {!data && !isError && <Skeleton height={112} radius="lg" />}
      {!data && isError && (
        <ErrorState
          words="Unable to load announcements right now."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {shown?.length === 0 && <p className={classes.none}>No news from camp. Announcements appear here.</p>}
      {shown && shown.length > 0 && (
        <ul>
          {shown.map((one) => (
            <AnnouncementItem key={one.id} announcement={one} onDismiss={() => drop(one.id, one.title)} />
          ))}
        </ul>
      )}
    </section>
  );
}
