import type { BlastProgress } from '@torchbearer/contract/client';
import { Button, Progress, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminQueries, SMS_LOGS_KEY } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { serverNow } from '../../../time/server-clock.js';
import { announce } from '../../../ui/announcer.js';
import { Panel } from '../../../ui/page.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { ErrorState } from '../../../ui/states.js';
import stats from '../parts/stats.module.css';
import classes from './blast-panel.module.css';
import { StopTexts } from './stop-texts.js';
import { askAgainAfterMs, doneInWords, percentDone, skippedIn } from './blast-progress.js';

/** The progress of the blast in the address. */
export function BlastPanel() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('blast');
  if (id === null) return null;
  return <Blast id={id} onClose={() => setSearch({}, { replace: true, preventScrollReset: true })} />;
}

interface BlastProps {
  readonly id: string;
  readonly onClose: () => void;
}

function Blast({ id, onClose }: BlastProps) {
  const { data, isPending, isFetching, error, refetch } = useQuery({
    ...adminQueries.blast(id),
    refetchInterval: ({ state }) => state.data !== undefined && askAgainAfterMs(state.data, serverNow()),
  });
  useNews(data);
  return (
    <Panel title={data && data.waiting === 0 ? 'Blast sent' : 'Blast on its way'}>
      {isPending && <Skeleton height={150} />}
      {!isPending && !data && (
        <ErrorState
          words={errorSentence(error, 'Unable to load the blast.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && <Figures blast={data} />}
      {data && (
        <StopTexts
          what="blast"
          waiting={data.waiting}
          stop={() => api.stopBlast({ params: { id } })}
          onSettled={() => refetch()}
        />
      )}
      <Button variant="default" onClick={onClose} className={classes.close ?? ''}>
        Close
      </Button>
    </Panel>
  );
}

function Figures({ blast }: { readonly blast: BlastProgress }) {
  const { message, recipients, waiting, sent, delivered, failed, skipped } = blast;
  return (
    <div className={classes.blast}>
      <p className={classes.message}>{message}</p>
      <Progress value={percentDone(blast)} size="md" aria-label="How much of the blast is done" />
      <dl className={stats.stats}>
        <StatTile label="Recipients" value={recipients} />
        <StatTile label="Queued" value={waiting} />
        <StatTile label="Sent" value={sent + delivered} />
        <StatTile label="Delivered" value={delivered} />
        <StatTile label="Failed" value={failed} />
        <StatTile label="Skipped" value={skippedIn(blast)} />
      </dl>
      {skipped.length > 0 && (
        <ul className={classes.skipped} aria-label="Why messages were skipped">
          {skipped.map(({ reason, recipients: count }) => (
            <li key={reason}>
              Skipped {count}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** When the blast progresses, the log has new entries; a screen reader announces the end. */
function useNews(blast: BlastProgress | undefined): void {
  const client = useQueryClient();
  const news = blast && [blast.waiting, blast.sent, blast.delivered, blast.failed, skippedIn(blast)].join();
  const words = blast?.waiting === 0 ? doneInWords(blast) : null;
  useEffect(() => {
    if (news !== undefined) void client.invalidateQueries({ queryKey: SMS_LOGS_KEY });
  }, [client, news]);
  useEffect(() => {
    if (words !== null) announce(words);
  }, [words]);
}
