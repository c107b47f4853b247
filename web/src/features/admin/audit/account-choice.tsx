import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';

/** Search finds more. */
const MOST_SHOWN = 60;
const PAUSE_MS = 250;
const EVERY = { value: '', label: 'Every account' };

interface AccountChoiceProps {
  /** A user's id, or '' for every account. */
  readonly id: string;
  readonly onChoose: (id: string) => void;
}

/** One account or all of them; the server finds accounts by name. */
export function AccountChoice({ id, onChoose }: AccountChoiceProps) {
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed, PAUSE_MS);
  const { data: known } = useQuery({ ...adminQueries.usersAmong([id]), enabled: id !== '' });
  const chosen =
    id === '' ? EVERY : { value: id, label: known ? (known[0]?.name ?? 'An account that is not there') : '' };
  // The field shows the chosen name until something else is typed.
  const q = debounced === chosen.label ? '' : debounced.trim();
  const { data: found } = useQuery(
    adminQueries.someUsers({ sort: 'name', ...(q !== '' && { q }) }, MOST_SHOWN),
  );
  const others = found?.rows.filter((user) => user.id !== id) ?? [];
  return (
    <Select
      label="Whose"
      placeholder="Type a name"
      searchable
      maxLength={MAX_SEARCH_LENGTH}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[
        EVERY,
        ...(id === '' ? [] : [chosen]),
        ...others.map((user) => ({ value: user.id, label: user.name })),
      ]}
      // The server has searched.
      filter={({ options }) => options}
      allowDeselect={false}
      value={id}
      onChange={(value) => onChoose(value ?? '')}
    />
  );
}
