import { Button, Skeleton } from '@mantine/core';
import type { AuditEntry } from '@torchbearer/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { Note } from '../../../ui/note.js';
import { Page } from '../../../ui/page.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import table from '../parts/table.module.css';
import { AuditFilters } from './audit-filters.js';
import { AuditRow } from './audit-row.js';
import { useAuditFilter } from './use-audit-filter.js';
import classes from './audit-log.module.css';

const UNABLE = 'Unable to load the audit log.';

/** Who changed what, and when. */
export function AuditLog() {
  const filter = useAuditFilter();
  return (
    <Page
      title="Audit Log"
      intro="Everything that admins have changed, newest first. Nothing here can be edited."
    >
      <AuditFilters filter={filter} />
      <Entries filter={filter} />
    </Page>
  );
}

function Entries({ filter }: { readonly filter: ReturnType<typeof useAuditFilter> }) {
  const audit = useInfiniteQuery(adminQueries.audit(filter.filter));
  const entries = useMemo(() => audit.data?.pages.flatMap((page) => page.entries) ?? [], [audit.data]);
  // Many rows, each of many parts: drawn in small steps.
  const shown = useDeferredValue(entries);
  if (audit.isPending || (shown.length === 0 && entries.length > 0)) return <Loading />;
  if (!audit.data) {
    return (
      <ErrorState
        words={errorSentence(audit.error, UNABLE)}
        onRetry={() => void audit.refetch()}
        retrying={audit.isFetching}
      />
    );
  }
  if (entries.length === 0)
    return <Nothing isFiltered={filter.actor + filter.action !== ''} onAll={filter.clear} />;
  return (
    <>
      <Table entries={shown} />
      <div className={classes.older}>
        {audit.isFetchNextPageError && <Note kind="failure">{errorSentence(audit.error, UNABLE)}</Note>}
        {audit.hasNextPage && (
          <Button
            variant="default"
            loading={audit.isFetchingNextPage}
            onClick={() => void audit.fetchNextPage()}
          >
            Show older changes
          </Button>
        )}
      </div>
    </>
  );
}

const Table = memo(function Table({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <div className={table.frame} role="region" aria-label="Changes" tabIndex={0}>
      <table className={`${table.table} ${table.cards}`}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface NothingProps {
  readonly isFiltered: boolean;
  readonly onAll: () => void;
}

function Nothing({ isFiltered, onAll }: NothingProps) {
  if (!isFiltered) {
    return (
      <EmptyState
        words="Nothing has been changed yet."
        next="The first castaway, week, score or role that an admin changes stands here a moment later."
      />
    );
  }
  return (
    <EmptyState
      words="No change of this kind."
      action={
        <Button variant="default" onClick={onAll}>
          Show every change
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <div className={classes.skeletons} role="status" aria-busy="true" aria-label="Loading the audit log">
      {Array.from({ length: 9 }, (_, row) => (
        <Skeleton key={row} height={72} radius="md" />
      ))}
    </div>
  );
}
