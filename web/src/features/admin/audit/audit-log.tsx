import { Button, Skeleton, Tabs } from '@mantine/core';
import type { AuditEntry } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { Page } from '../../../ui/page.js';
import { EmptyState } from '../../../ui/states.js';
import tabs from '../../../ui/tabs.module.css';
import { ListCount } from '../parts/list-count.js';
import { ListEnd } from '../../../ui/list-end.js';
import { ListState } from '../../../ui/list-state.js';
import table from '../parts/table.module.css';
import { usePages } from '../../../ui/use-pages.js';
import { AuditFilters } from './audit-filters.js';
import { AuditRow } from './audit-row.js';
import { useAuditFilter } from './use-audit-filter.js';
import classes from './audit-log.module.css';

const UNABLE = 'Unable to load the audit log.';

const SecurityEvents = lazy(async () => ({ default: (await import('./security-events.js')).SecurityEvents }));

const INTRO = {
  changes: 'Everything that admins have changed, newest first. Nothing here can be edited.',
  security: 'Who signed in or tried to, and changes of how accounts are opened. Kept for 90 days.',
} as const;

/** Who changed what, and when; beside it successful and failed sign-ins. */
export function AuditLog() {
  const [search, setSearch] = useSearchParams();
  const shown = search.get('tab') === 'security' ? 'security' : 'changes';
  const show = (tab: string | null): void =>
    setSearch(tab === 'security' ? { tab } : {}, { replace: true, preventScrollReset: true });
  return (
    <Page title="Audit Log" intro={INTRO[shown]}>
      <Tabs
        value={shown}
        onChange={show}
        keepMounted={false}
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '', panel: `${tabs.panel} ${classes.panel}` }}
      >
        <Tabs.List aria-label="Records">
          <Tabs.Tab value="changes">Changes</Tabs.Tab>
          <Tabs.Tab value="security">Security Events</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="changes">
          <AdminChanges />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <Suspense fallback={<Loading />}>
            <SecurityEvents />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function AdminChanges() {
  const filter = useAuditFilter();
  return (
    <>
      <AuditFilters filter={filter} />
      <Entries filter={filter} />
    </>
  );
}

function Entries({ filter }: { readonly filter: ReturnType<typeof useAuditFilter> }) {
  const { view, isFiltered } = filter;
  const { found, rows, total } = usePages(adminQueries.audit(view));
  const all = useQuery({ ...adminQueries.auditCount(), enabled: isFiltered }).data;
  // Many rows, each of many parts: rendered in small steps.
  const shown = useDeferredValue(rows);
  return (
    <>
      <ListCount
        total={found.data && total}
        all={isFiltered ? all : undefined}
        nouns={['change', 'changes']}
      />
      <ListState
        found={found}
        isEmpty={rows.length === 0}
        loading={<Loading />}
        unable={UNABLE}
        empty={<Nothing isFiltered={isFiltered} onAll={filter.clear} />}
      >
        {shown.length === 0 ? <Loading /> : <Table entries={shown} />}
        {shown === rows && <ListEnd found={found} loaded={rows.length} more="more changes" unable={UNABLE} />}
      </ListState>
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
        next="The first castaway, week, score or role that an admin changes appears here a moment later."
      />
    );
  }
  return (
    <EmptyState
      words="No change of this kind."
      next="The search looks at who made a change, what they did, and to whom or what."
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
