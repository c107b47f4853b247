import { Link } from 'react-router-dom';
import { errorSentence, isUnreachable } from '../../api/error-sentence.js';
import { paths } from '../../paths.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { LoadingBoard } from './loading-board.js';
import { useStandings } from './use-standings.js';
import { WholeLeague } from './whole-league.js';

/** The leaderboard as a whole list. */
export function SmallLeague({ me }: { readonly me: string }) {
  const { data, error, isFetching, refetch } = useStandings();
  // Offline, an old list is better than none, and the bar above shows its age.
  const standings = error && !isUnreachable(error) ? undefined : data;
  if (!standings && error)
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load leaderboard right now.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!standings) return <LoadingBoard />;
  if (standings.length === 0)
    return (
      <EmptyState
        words="No leaderboard data available yet."
        next="It fills as soon as players have joined, and moves with the first scores."
        action={<Link to={paths.howToPlay}>See how scoring works</Link>}
      />
    );
  return <WholeLeague standings={standings} me={me} />;
}
