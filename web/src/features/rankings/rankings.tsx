import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { useUser } from '../../api/use-user.js';
import { Page } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { Welcome } from '../welcome/welcome.js';
import { Deadlines } from './deadlines.js';
import { LockedRankings } from './locked-rankings.js';
import { RankingEditor } from './ranking-editor.js';
import { RankingsSkeleton } from './rankings-skeleton.js';

/** Every castaway in the order a player wants them, before the season. */
export function Rankings() {
  const user = useUser();
  const { data: ranking, isError, refetch, isFetching } = useQuery(queries.myRanking());
  return (
    <>
      {ranking?.locked ? (
        <LockedRankings userId={user.id} ranking={ranking} />
      ) : (
        <Page
          title="Preseason Rankings"
          intro="Rank every castaway, the one you want most first. The draft follows these wishes."
        >
          <Deadlines />
          {ranking === undefined && !isError && <RankingsSkeleton />}
          {ranking === undefined && isError && (
            <ErrorState
              words="Unable to load your rankings right now."
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {ranking?.order.length === 0 && (
            <EmptyState
              words="No castaways to rank yet."
              next="They appear here as soon as the cast is announced. You can rank them until the deadline above."
            />
          )}
          {ranking !== undefined && ranking.order.length > 0 && (
            <RankingEditor key={user.id} userId={user.id} ranking={ranking} />
          )}
        </Page>
      )}
      <Welcome user={user} />
    </>
  );
}
