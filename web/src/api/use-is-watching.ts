import { useQuery } from '@tanstack/react-query';
import { queries } from './queries.js';
import { useUser } from './use-user.js';

/**
 * Whether the signed-in user runs the league without taking part: an admin without castaways or a ranking.
 * Undefined while unknown; a user counts as a player if it can't be loaded.
 */
export function useIsWatching(): boolean | undefined {
  const { isAdmin } = useUser();
  const draft = useQuery({ ...queries.myDraft(), enabled: isAdmin });
  const ranking = useQuery({ ...queries.myRanking(), enabled: isAdmin });
  if (!isAdmin || draft.data || ranking.data?.submitted === true) return false;
  if (draft.isPending || ranking.isPending) return undefined;
  return draft.data === null && ranking.data !== undefined;
}
