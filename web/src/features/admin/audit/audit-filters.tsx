import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { SearchField } from '../parts/search-field.js';
import { TimeOrder } from '../parts/time-order.js';
import { actionInWords, SUBJECTS } from './actions.js';
import type { useAuditFilter } from './use-audit-filter.js';
import classes from './audit-log.module.css';

/** More admins than any league has. */
const MOST_ADMINS = 500;

/** Filters by admin and by entity, search and order. */
export function AuditFilters({ filter }: { readonly filter: ReturnType<typeof useAuditFilter> }) {
  const { data } = useQuery(adminQueries.someUsers({ role: 'admins', sort: 'name' }, MOST_ADMINS));
  const isAdmin = data?.rows.some(({ id }) => id === filter.actor);
  // Who is no admin any more may have made changes, too.
  const { data: former = [] } = useQuery({
    ...adminQueries.usersAmong([filter.actor]),
    enabled: filter.actor !== '' && isAdmin === false,
  });
  const admins = [...(data?.rows ?? []), ...(isAdmin === false ? former : [])];
  const isKnownActor = filter.actor === '' || admins.some(({ id }) => id === filter.actor);
  const isKnownAction = filter.action === '' || SUBJECTS.some(({ value }) => value === filter.action);
  return (
    <div className={classes.filters} role="group" aria-label="Filters">
      <SearchField
        label="Search"
        isLabelled
        placeholder="Who, what or whom"
        typed={filter.typed}
        onType={filter.type}
      />
      <NativeSelect
        label="Who"
        value={filter.actor}
        onChange={({ currentTarget }) => filter.choose('actor', currentTarget.value)}
      >
        <option value="">Every admin</option>
        {admins.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isKnownActor && <option value={filter.actor}>No longer an admin</option>}
      </NativeSelect>
      <NativeSelect
        label="What"
        value={filter.action}
        onChange={({ currentTarget }) => filter.choose('action', currentTarget.value)}
      >
        <option value="">Every change</option>
        {SUBJECTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {!isKnownAction && <option value={filter.action}>{actionInWords(filter.action)}</option>}
      </NativeSelect>
      <TimeOrder address={filter.address} />
    </div>
  );
}
