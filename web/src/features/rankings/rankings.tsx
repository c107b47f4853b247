import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { useIsWatching } from '../../api/use-is-watching.js';
import { useUser } from '../../api/use-user.js';
import { Page } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { DraftReceiptDetails } from '../draft/draft-receipt-details.js';
import { Welcome } from '../welcome/welcome.js';
import { Deadlines } from './deadlines.js';
import { LockedRankings } from './locked-rankings.js';
import { RankingEditor } from './ranking-editor.js';
import { RankingsSkeleton } from './rankings-skeleton.js';

const POLL_MS = 30_000;

/** Every castaway in the player's order of preference, before the season. */
export function Rankings() {
  const user = useUser();
  const isWatching = useIsWatching();
  const {
    data: ranking,
    isError,
    refetch,
    isFetching,
  } = useQuery({
    ...queries.myRanking(),
    // The draft, or an admin who changes the deadline, can lock the page while it is open.
    refetchInterval: ({ state }) => (state.data?.locked === false ? POLL_MS : false),
  });
  return (
    <>
      {ranking?.locked ? (
        <LockedRankings userId={user.id} ranking={ranking} />
      ) : (
        <Page
          title="Preseason Rankings"
          intro="Rank every castaway, the one you want most first. The draft follows these wishes."
        >
          <Deadlines ranking={ranking} />
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
          {ranking !== undefined && <DraftReceiptDetails />}
        </Page>
      )}
      {/* An admin who takes no part can rank and join until rankings are locked. */}
      {(ranking || isError) && (ranking?.locked !== true || isWatching === false) && (
        <Welcome user={user} isLate={ranking?.locked === true} />
      )}
    </>
  );
}
