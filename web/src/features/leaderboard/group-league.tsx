import { Link } from 'react-router-dom';
import { errorSentence, isUnreachable } from '../../api/error-sentence.js';
import { paths } from '../../paths.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { useGroupStandings } from '../groups/use-group.js';
import { LoadingBoard } from './loading-board.js';
import { WholeLeague } from './whole-league.js';

/** The leaderboard, narrowed to a group. */
export function GroupLeague({ id, me }: { readonly id: string; readonly me: string }) {
  const { data, error, isFetching, refetch } = useGroupStandings(id);
  const standings = error && !isUnreachable(error) ? undefined : data;
  if (standings === null)
    return (
      <EmptyState
        words="This group is not one of yours."
        next="It was deleted, or you are no longer a member."
        action={<Link to={paths.leaderboard}>Show everyone</Link>}
      />
    );
  if (!standings && error)
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load the group right now.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!standings) return <LoadingBoard />;
  if (standings.length === 0)
    return (
      <EmptyState
        words="Nobody in this group takes part yet."
        next="Members are ranked here as soon as they play."
        action={<Link to={paths.group(id)}>Invite players</Link>}
      />
    );
  return <WholeLeague standings={standings} me={me} group={id} />;
}
