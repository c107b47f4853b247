import type { User } from '@torchbearer/contract/client';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { matching } from './matching.js';

/** Search finds more. */
const MOST_SHOWN = 60;
const PAUSE_MS = 250;

interface UserChoiceProps extends Pick<
  SelectProps,
  'allowDeselect' | 'clearable' | 'clearButtonProps' | 'nothingFoundMessage'
> {
  readonly label: string;
  /** The chosen user's id; null, or the value of `first`. */
  readonly id: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly labelOf: (user: User) => string;
  /** An option that is no user: all of them. */
  readonly first?: { readonly value: string; readonly label: string };
  /** The label of a chosen id that no user has. */
  readonly unknown: string;
}

/** One user; the server finds users by name, username and e-mail. */
export function UserChoice(props: UserChoiceProps) {
  const { id, onChoose, labelOf, first, unknown, nothingFoundMessage, ...others } = props;
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed, PAUSE_MS);
  const isUser = id !== null && id !== first?.value;
  const { data: known } = useQuery({ ...adminQueries.usersAmong([id ?? '']), enabled: isUser });
  const chosen = isUser && known ? { value: id, label: known[0] ? labelOf(known[0]) : unknown } : null;
  // The field shows the chosen label until something else is typed; labels may have an e-mail in parentheses.
  const q = debounced === (chosen ?? first)?.label ? '' : debounced.replaceAll(/[()]/g, ' ').trim();
  const {
    data: found,
    isError,
    isPlaceholderData,
  } = useQuery(adminQueries.someUsers({ sort: 'name', ...(q !== '' && { q }) }, MOST_SHOWN));
  const isSearching = typed !== debounced || isPlaceholderData;
  const isChosenFound = q === '' || found?.rows.some((user) => user.id === id) === true;
  return (
    <Select
      {...others}
      placeholder="Type a name"
      searchable
      nothingFoundMessage={isError ? 'Unable to load users.' : nothingFoundMessage}
      maxLength={MAX_SEARCH_LENGTH}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[
        ...(first ? [first] : []),
        ...(chosen ? [chosen] : isUser ? [{ value: id, label: '' }] : []),
        ...(found?.rows ?? [])
          .filter((user) => user.id !== id)
          .map((user) => ({ value: user.id, label: labelOf(user) })),
      ]}
      // Until the server has searched, only those of the last search that match.
      filter={({ options, search }) =>
        isSearching
          ? [...matching(options, search, (option) => ('label' in option ? option.label : ''))]
          : // The chosen one is always among them, for the field to show its label.
            options.filter((option) => isChosenFound || !('value' in option) || option.value !== id)
      }
      value={id}
      onChange={onChoose}
    />
  );
}
