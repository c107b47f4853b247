import { useQuery } from '@tanstack/react-query';
import { queries } from './queries.js';
import { useUser } from './use-user.js';

/**
 * Whether the signed-in user runs the league and takes no part in it: an admin without castaways who has not ranked
 * any. Undefined until that is known; where it can't be found out, they count as a player.
 */
export function useIsWatching(): boolean | undefined {
  const { isAdmin } = useUser();
  const draft = useQuery({ ...queries.myDraft(), enabled: isAdmin });
  const ranking = useQuery({ ...queries.myRanking(), enabled: isAdmin });
  if (!isAdmin || draft.data || ranking.data?.submitted === true) return false;
  if (draft.isPending || ranking.isPending) return undefined;
  return draft.data === null && ranking.data !== undefined;
}
