import { Anchor, Skeleton } from '@mantine/core';
import type { Announcement } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../../api/error-sentence.js';
import { queries } from '../../../api/queries.js';
import { paths } from '../../../paths.js';
import { useServerNow } from '../../../time/use-now.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { AnnouncementCard } from './announcement-card.js';
import { isExpired } from './expiry.js';
import { useRemoveAnnouncement } from './use-remove-announcement.js';
import classes from './announcement-manager.module.css';

/** The announcements that dashboards show now. */
export function AnnouncementList() {
  const [confirming, setConfirming] = useState<Announcement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { remove, isRemoving, outcome } = useRemoveAnnouncement({
    onSettled: () => setAsking(false),
    onRemoved: () => heading.current?.focus({ preventScroll: true }),
  });
  const ask = (announcement: Announcement): void => {
    setConfirming(announcement);
    setAsking(true);
  };
  return (
    <section className={classes.list} aria-labelledby="posted">
      <h2 id="posted" ref={heading} tabIndex={-1} className={classes.heading}>
        On every dashboard
      </h2>
      <OutcomeNote outcome={outcome} />
      <Posted onRemove={ask} />
      <p className={classes.past}>
        What has expired or was removed is in the{' '}
        <Anchor component={Link} to={paths.adminAuditOf('announcement')}>
          audit log
        </Anchor>
        .
      </p>
      <ConfirmDialog
        opened={isAsking}
        title="Remove this announcement?"
        action="Remove"
        busy={isRemoving}
        onConfirm={() => confirming && remove(confirming)}
        onCancel={() => setAsking(false)}
      >
        “{confirming?.title}” goes from every dashboard at once. It can&apos;t be brought back.
      </ConfirmDialog>
    </section>
  );
}

function Posted({ onRemove }: { readonly onRemove: (announcement: Announcement) => void }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(queries.announcements());
  const now = useServerNow(60_000);
  if (isPending) return <Loading />;
  if (!data) {
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load announcements.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        words="No announcements."
        next="What you post is on every player’s dashboard until they dismiss it, you remove it, or it expires."
      />
    );
  }
  return (
    <ul className={classes.cards}>
      {data.map((one) => (
        <AnnouncementCard
          key={one.id}
          announcement={one}
          isExpired={isExpired(one, now)}
          onRemove={() => onRemove(one)}
        />
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div className={classes.cards} role="status" aria-busy="true" aria-label="Loading announcements">
      <Skeleton height={150} radius="lg" />
      <Skeleton height={150} radius="lg" />
    </div>
  );
}
