import type { User } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';

/**
 * The user that the address names for editing, also if no loaded page has them.
 * @returns undefined while unknown, if there is no such user, or if they are an admin
 */
export function useEditedUser(
  id: string | null,
  loaded: readonly User[],
  isLoading: boolean,
): User | undefined {
  const known = loaded.find((user) => user.id === id);
  const { data } = useQuery({
    ...adminQueries.usersAmong([id ?? '']),
    enabled: id !== null && !known && !isLoading,
  });
  const user = id === null ? undefined : (known ?? data?.[0]);
  return user?.isAdmin ? undefined : user;
}
