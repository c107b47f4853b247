import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { actionInWords, SUBJECTS } from './actions.js';
import type { useAuditFilter } from './use-audit-filter.js';
import classes from './audit-log.module.css';

/** Filters by admin and by entity. */
export function AuditFilters({ filter }: { readonly filter: ReturnType<typeof useAuditFilter> }) {
  const { data: users = [] } = useQuery(adminQueries.users());
  const admins = users.filter(({ id, isAdmin }) => isAdmin || id === filter.actor);
  const isKnownActor = filter.actor === '' || admins.some(({ id }) => id === filter.actor);
  const isKnownAction = filter.action === '' || SUBJECTS.some(({ value }) => value === filter.action);
  return (
    <div className={classes.filters} role="group" aria-label="Filters">
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
    </div>
  );
}
