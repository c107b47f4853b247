import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.js';
import { errorSentence, hasStatus } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { leave } from '../../api/sign-in.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { ErrorState } from '../../ui/states.js';
import { SessionRow } from './session-row.js';
import classes from './sessions-section.module.css';

/** This browser and the newest others; more are seldom worth the room. */
const AT_FIRST = 4;

const endOne = (id: string): Promise<unknown> =>
  api.endSession({ params: { id } }).catch((error: unknown) => {
    // If it has ended elsewhere already, the goal is reached.
    if (!hasStatus(error, 404)) throw error;
  });

/** The user's sessions, and buttons to end them. */
export function SessionsSection() {
  const { data: sessions, isPending, isError, refetch, isFetching } = useQuery(queries.sessions());
  const [asking, setAsking] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: endOne,
    onSuccess: () => client.invalidateQueries({ queryKey: queries.sessions().queryKey }),
  });
  const endingOthers = useMutation({
    mutationFn: () => api.endAllSessions({ query: { keepThis: true } }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.sessions().queryKey }),
  });
  const leaving = useMutation({
    mutationFn: () => api.endAllSessions(),
    onSuccess: leave,
    onSettled: () => setAsking(false),
  });
  const ordered = (sessions ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  const hasOthers = ordered.some(({ current }) => !current);
  const failure = ending.error ?? endingOthers.error ?? leaving.error;
  return (
    <Panel title="Signed-in browsers">
      {isPending && <Skeleton height={140} radius="md" aria-busy="true" />}
      {isError && sessions === undefined && (
        <ErrorState
          words="Unable to load your signed-in browsers."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {sessions && (
        <ul className={classes.sessions}>
          {ordered.slice(0, showsAll ? undefined : AT_FIRST).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending.isPending && ending.variables === session.id}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {failure && (
        <div className={classes.note}>
          <Note kind="failure">{errorSentence(failure, 'Failed to sign out')}</Note>
        </div>
      )}
      {sessions && (
        <div className={classes.buttons}>
          {hasOthers && (
            <Button variant="default" loading={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
              Sign out the others
            </Button>
          )}
          <Button variant="default" onClick={() => setAsking(true)}>
            Sign out everywhere
          </Button>
          {!showsAll && sessions.length > AT_FIRST && (
            <Button variant="subtle" onClick={() => setShowsAll(true)}>
              Show all {sessions.length}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        title="Sign out everywhere?"
        action="Sign out"
        busy={leaving.isPending}
        onConfirm={() => leaving.mutate()}
        onCancel={() => setAsking(false)}
      >
        Every browser that is signed in to your account is signed out, this one too.
      </ConfirmDialog>
    </Panel>
  );
}
