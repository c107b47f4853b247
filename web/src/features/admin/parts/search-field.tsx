import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';

interface SearchFieldProps {
  /** Visible above the field, or only for screen readers. */
  readonly label: string;
  readonly isLabelled?: boolean;
  /** What is searched. */
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly className?: string | undefined;
}

/** The search above a list that the server searches. */
export const SearchField = ({
  label,
  isLabelled,
  placeholder,
  typed,
  onType,
  className,
}: SearchFieldProps) => (
  <TextInput
    type="search"
    {...(isLabelled ? { label } : { 'aria-label': label })}
    placeholder={placeholder}
    maxLength={MAX_SEARCH_LENGTH}
    leftSection={<IconSearch size={18} aria-hidden />}
    className={className ?? ''}
    value={typed}
    onChange={(event) => onType(event.currentTarget.value)}
  />
);
