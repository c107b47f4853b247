import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_GROUP_MEMBERS } from '@torchbearer/rules';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { api } from '../../api/client.js';
import { errorSentence, hasCode } from '../../api/error-sentence.js';
import { groupQueries } from '../../api/group-queries.js';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { Page, Panel } from '../../ui/page.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { codeIn, membersInWords } from './group-rules.js';
import classes from './groups.module.css';

/** What an invite link opens. */
export function Join() {
  const { code = '' } = useParams();
  const read = codeIn(code);
  return (
    <Page title="Join a group" narrow>
      {read === null ? <UnknownCode /> : <Invitation key={read} code={read} />}
    </Page>
  );
}

const UnknownCode = () => (
  <EmptyState
    words="No group has this code."
    next="It may have been replaced. Ask a member of the group for its current link."
    action={<Link to={paths.groups}>Your groups</Link>}
  />
);

function Invitation({ code }: { readonly code: string }) {
  const { data: group, error, isFetching, refetch } = useQuery(groupQueries.groupByCode(code));
  const client = useQueryClient();
  const navigate = useNavigate();
  const joining = useMutation({
    mutationFn: () => api.joinGroup({ body: { code } }),
    onSuccess: async ({ id }) => {
      void client.invalidateQueries({ queryKey: queries.groups().queryKey });
      await navigate(paths.group(id), { replace: true });
      client.removeQueries({ queryKey: groupQueries.groupByCode(code).queryKey });
    },
  });
  if (!group && hasCode(error, 'GROUP_CODE_UNKNOWN')) return <UnknownCode />;
  if (!group && error)
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to look up this group right now.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!group)
    return (
      <Skeleton height={180} radius="lg" role="status" aria-busy="true" aria-label="Loading the invitation" />
    );
  return (
    <Panel>
      <div className={classes.form}>
        <h2 className={classes.invited}>{group.name}</h2>
        <p className={classes.hint}>
          {membersInWords(group.memberCount)} · owned by {group.owner.name}
        </p>
        {joining.error && (
          <Note kind="failure">{errorSentence(joining.error, 'Unable to join the group right now.')}</Note>
        )}
        {group.isMember ? (
          <>
            <p>You are a member of this group.</p>
            <Button component={Link} to={paths.group(group.id ?? '')}>
              Open the group
            </Button>
          </>
        ) : group.isFull ? (
          <p role="status">
            This group is full: it has {MAX_GROUP_MEMBERS} members. Ask {group.owner.name} to make room.
          </p>
        ) : (
          <>
            <p>
              You will see how its members rank among themselves. They see your name and your points, as
              everybody does.
            </p>
            <Button onClick={() => joining.mutate()} loading={joining.isPending}>
              Join
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
