import { Button, Skeleton } from '@mantine/core';
import type { SecurityEvent } from '@torchbearer/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import table from '../parts/table.module.css';
import { AccountChoice } from './account-choice.js';
import classes from './audit-log.module.css';
import { SecurityEventRow } from './security-event-row.js';
import { ShowOlder } from './show-older.js';

const UNABLE = 'Unable to load the security events.';

/** Sign-ins, failed sign-ins, and changes to accounts' credentials. */
export function SecurityEvents() {
  const [search, setSearch] = useSearchParams();
  const user = search.get('user') ?? '';
  const choose = (id: string): void =>
    setSearch(
      { tab: 'security', ...(id !== '' && { user: id }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className={classes.filters} role="group" aria-label="Filters">
        <AccountChoice id={user} onChoose={choose} />
      </div>
      <Events user={user} onAll={() => choose('')} />
    </>
  );
}

function Events({ user, onAll }: { readonly user: string; readonly onAll: () => void }) {
  const found = useInfiniteQuery(adminQueries.securityEvents(user));
  if (found.isPending) return <Loading />;
  if (!found.data) {
    return (
      <ErrorState
        words={errorSentence(found.error, UNABLE)}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  }
  const events = found.data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <Nothing isFiltered={user !== ''} onAll={onAll} />;
  return (
    <>
      <Table events={events} />
      <ShowOlder found={found} what="events" unable={UNABLE} />
    </>
  );
}

function Table({ events }: { readonly events: readonly SecurityEvent[] }) {
  return (
    <div className={table.frame} role="region" aria-label="Security events" tabIndex={0}>
      <table className={`${table.table} ${table.cards}`}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Address</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <SecurityEventRow key={event.id} event={event} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Nothing({ isFiltered, onAll }: { readonly isFiltered: boolean; readonly onAll: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        words="Nothing has happened yet."
        next="Sign-ins, failed sign-ins, and changes of passwords, e-mails and phones are listed here for 90 days."
      />
    );
  }
  return (
    <EmptyState
      words="Nothing has happened to this account in 90 days."
      action={
        <Button variant="default" onClick={onAll}>
          Show every account
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <div
      className={classes.skeletons}
      role="status"
      aria-busy="true"
      aria-label="Loading the security events"
    >
      {Array.from({ length: 9 }, (_, row) => (
        <Skeleton key={row} height={72} radius="md" />
      ))}
    </div>
  );
}
