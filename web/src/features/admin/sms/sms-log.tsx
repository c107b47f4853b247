import type { SmsLogEntry } from '@torchbearer/contract/client';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { Deadline } from '../../../ui/deadline.js';
import { Panel } from '../../../ui/page.js';
import { shownPhone } from '../../../ui/phone.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import table from '../parts/table.module.css';
import classes from './sms-log.module.css';

const RENEW_MS = 15_000;
const MOST_SHOWN = 20;

/** The newest messages, sent and received. */
export function SmsLog() {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...adminQueries.smsLogs(),
    refetchInterval: RENEW_MS,
  });
  return (
    <Panel>
      <div className={classes.head}>
        <h2>Recent activity</h2>
        <Button variant="default" onClick={() => void refetch()} loading={isFetching && !isPending}>
          Refresh
        </Button>
      </div>
      {isPending && <Skeleton height={420} />}
      {!isPending && !data && (
        <ErrorState
          words="Unable to load the SMS log."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          words="No messages yet."
          next="Texts from players and to players appear here: commands, reminders, replies and blasts."
        />
      )}
      {data && data.length > 0 && <LogTable entries={data.slice(0, MOST_SHOWN)} />}
    </Panel>
  );
}

function LogTable({ entries }: { readonly entries: readonly SmsLogEntry[] }) {
  return (
    <div className={table.frame} tabIndex={0} role="region" aria-label="Recent text messages">
      <table className={`${table.table} ${table.cards} ${classes.log}`}>
        <thead>
          <tr>
            <th scope="col">Direction</th>
            <th scope="col">Who</th>
            <th scope="col">Text</th>
            <th scope="col">When</th>
            <th scope="col">Success</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <LogRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LogRow({ entry }: { readonly entry: SmsLogEntry }) {
  const { direction, user, phone, inboundText, outboundText, createdAt, success, skipped, error } = entry;
  const isInbound = direction === 'inbound';
  const Icon = isInbound ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <tr>
      <td className={classes.direction}>
        <Icon size={18} aria-hidden /> {isInbound ? 'Inbound' : 'Outbound'}
      </td>
      <th scope="row">
        {user?.name ?? 'Unknown'} <span className={classes.phone}>{shownPhone(phone)}</span>
      </th>
      <td className={classes.text}>
        {inboundText !== null && <p>{inboundText}</p>}
        {outboundText !== null && <p className={isInbound ? classes.answer : undefined}>{outboundText}</p>}
      </td>
      <td className={classes.when}>
        <Deadline at={createdAt} />
      </td>
      <td className={success ? classes.good : classes.bad}>
        {success ? 'Yes' : skipped ? 'Skipped' : 'No'}
        {error !== null && <span className={classes.error}>{error}</span>}
      </td>
    </tr>
  );
}
