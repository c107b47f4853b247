import { NativeSelect } from '@mantine/core';
import type { useListAddress } from './use-list-address.js';

/** The order of a list by time. */
export const TimeOrder = ({ address }: { readonly address: ReturnType<typeof useListAddress> }) => (
  <NativeSelect
    label="Order"
    value={address.sort}
    onChange={({ currentTarget }) => address.change({ sort: currentTarget.value === 'at' ? 'at' : '' })}
    data={[
      { value: '-at', label: 'Newest first' },
      { value: 'at', label: 'Oldest first' },
    ]}
  />
);
