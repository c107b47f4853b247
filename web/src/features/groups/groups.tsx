import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Group } from '@torchbearer/contract/client';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { CreateGroup } from './create-group.js';
import { JoinByCode } from './join-by-code.js';
import { membersInWords } from './group-rules.js';
import classes from './groups.module.css';

/** The player's groups. */
export function Groups() {
  return (
    <Page
      title="Groups"
      intro="A leaderboard of your own, among people you know. Picks and points stay the league’s."
    >
      <OwnGroups />
      <div className={classes.sides}>
        <CreateGroup />
        <JoinByCode />
      </div>
    </Page>
  );
}

function OwnGroups() {
  const { data: groups, error, isFetching, refetch } = useQuery(queries.groups());
  if (!groups && error)
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load your groups right now.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!groups)
    return <Skeleton height={84} radius="lg" role="status" aria-busy="true" aria-label="Loading groups" />;
  if (groups.length === 0)
    return (
      <EmptyState
        words="You are in no group yet."
        next="Create one and share its link, or join with a code that somebody sent you."
      />
    );
  return (
    <ul className={classes.groups} aria-label="Your groups">
      {groups.map((group) => (
        <li key={group.id}>
          <GroupCard group={group} />
        </li>
      ))}
    </ul>
  );
}

const GroupCard = ({ group }: { readonly group: Group }) => (
  <Link to={paths.group(group.id)} className={classes.card}>
    <strong className={classes.name}>{group.name}</strong>
    <span className={classes.hint}>
      {membersInWords(group.memberCount)} · {group.isOwner ? 'you own it' : `owned by ${group.owner.name}`}
    </span>
  </Link>
);
