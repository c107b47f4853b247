import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface RuleSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

export const RuleSearch = ({ typed, onType }: RuleSearchProps) => (
  <TextInput
    type="search"
    label="Search the rules"
    placeholder="vote, idol, fire…"
    leftSection={<IconSearch size={20} aria-hidden />}
    value={typed}
    maxLength={80}
    autoComplete="off"
    onChange={(event) => onType(event.currentTarget.value)}
  />
);
