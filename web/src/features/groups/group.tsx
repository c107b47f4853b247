import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { GroupDetails } from '@torchbearer/contract/client';
import { useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorSentence, isUnreachable } from '../../api/error-sentence.js';
import { followStandings } from '../../api/live-standings.js';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { RankingsTable } from '../leaderboard/rankings-table.js';
import { wholeBoard } from '../leaderboard/shown-board.js';
import { useMoves } from '../leaderboard/use-moves.js';
import { GroupMembers } from './group-members.js';
import { membersInWords } from './group-rules.js';
import { InvitePanel } from './invite-panel.js';
import { useGroup, useGroupStandings } from './use-group.js';
import classes from './groups.module.css';

/** One of the player's groups: its leaderboard, its members, and what its owner may change. */
export function GroupScreen() {
  const { id = '' } = useParams();
  const { group, error, isFetching, refetch } = useGroup(id);
  if (group === null)
    return (
      <Page title="Group">
        <EmptyState
          words="This group is not one of yours."
          next="It was deleted, or you are no longer a member."
          action={<Link to={paths.groups}>Your groups</Link>}
        />
      </Page>
    );
  if (group && (!error || isUnreachable(error))) return <Loaded key={id} group={group} />;
  return (
    <Page title="Group">
      {error ? (
        <ErrorState
          words={errorSentence(error, 'Unable to load the group right now.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height={300} radius="lg" role="status" aria-busy="true" aria-label="Loading the group" />
      )}
    </Page>
  );
}

function Loaded({ group }: { readonly group: GroupDetails }) {
  const client = useQueryClient();
  useEffect(() => followStandings(client), [client]);
  return (
    <Page
      title={group.name}
      intro={`${membersInWords(group.memberCount)} · ${group.isOwner ? 'you own this group' : `owned by ${group.owner.name}`}`}
      aside={
        <Link className={classes.link} to={paths.leaderboardOf(group.id)}>
          Show on the leaderboard
        </Link>
      }
    >
      <Standings id={group.id} />
      <div className={classes.sides}>
        <GroupMembers group={group} />
        <InvitePanel group={group} />
      </div>
    </Page>
  );
}

function Standings({ id }: { readonly id: string }) {
  const me = useUser().id;
  const { data, error, isFetching, refetch } = useGroupStandings(id);
  const board = useMemo(() => wholeBoard(data ?? [], me), [data, me]);
  const update = useMoves(board);
  if (!data && error)
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load the standings of the group right now.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Skeleton height={180} radius="lg" role="status" aria-busy="true" aria-label="Loading standings" />
    );
  if (data.length === 0)
    return (
      <EmptyState
        words="Nobody in this group takes part yet."
        next="Members are ranked here as soon as they play."
      />
    );
  return (
    <section aria-label="Standings">
      <RankingsTable board={board} me={me} update={update} />
    </section>
  );
}
