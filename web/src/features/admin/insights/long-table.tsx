import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { named } from '../../../ui/named.js';
import { MANY, type LongTableProps } from './long-table-columns.js';
import { LongTableRows } from './long-table-rows.js';
import classes from './long-table.module.css';

/** A table of any length, which scrolls in its frame from 500 px on. */
export function LongTable<Row extends { readonly name: string }>(props: LongTableProps<Row>) {
  const { rows } = props;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => named(rows, wanted), [rows, wanted]);
  return (
    <div className={classes.table}>
      {rows.length > MANY && (
        <TextInput
          type="search"
          aria-label={`Find a player: ${props.label}`}
          placeholder="Find a player"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {found.length === 0 ? (
        <p className={classes.empty} role="status">
          Nobody here is called “{wanted.trim()}”.
        </p>
      ) : (
        <LongTableRows {...props} rows={found} />
      )}
    </div>
  );
}
