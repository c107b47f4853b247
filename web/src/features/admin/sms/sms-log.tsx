import type { SmsLogEntry } from '@torchbearer/contract/client';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { Deadline } from '../../../ui/deadline.js';
import { Panel } from '../../../ui/page.js';
import { shownPhone } from '../../../ui/phone.js';
import { EmptyState } from '../../../ui/states.js';
import { ListCount } from '../parts/list-count.js';
import { ListEnd } from '../../../ui/list-end.js';
import { ListState } from '../../../ui/list-state.js';
import { SearchField } from '../parts/search-field.js';
import { TimeOrder } from '../parts/time-order.js';
import { useListAddress } from '../parts/use-list-address.js';
import { usePages } from '../../../ui/use-pages.js';
import { useSearchText } from '../parts/use-search-text.js';
import table from '../parts/table.module.css';
import classes from './sms-log.module.css';

const RENEW_MS = 15_000;
const UNABLE = 'Unable to load the SMS log.';

/** The newest messages, sent and received; older ones at a press. */
export function SmsLog() {
  const address = useListAddress();
  const [typed, setTyped] = useSearchText();
  const { isSearched, sort, search } = address;
  const { found, rows, total } = usePages({
    ...adminQueries.smsLogs({ sort, ...search }),
    // Only the newest are renewed by themselves, as long as nobody reads older ones.
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : RENEW_MS),
  });
  const all = useQuery({ ...adminQueries.smsCount(), enabled: isSearched }).data;
  return (
    <Panel>
      <div className={classes.head}>
        <h2>Recent activity</h2>
        <Button
          variant="default"
          onClick={() => void found.refetch()}
          loading={found.isFetching && !found.isPending && !found.isFetchingNextPage}
        >
          Refresh
        </Button>
      </div>
      <div className={classes.list}>
        <div className={classes.filters}>
          <SearchField
            label="Who"
            isLabelled
            placeholder="Name or phone number"
            typed={typed}
            onType={setTyped}
          />
          <TimeOrder address={address} />
        </div>
        <ListCount
          total={found.data && total}
          all={isSearched ? all : undefined}
          nouns={['message', 'messages']}
        />
        <ListState
          found={found}
          isEmpty={rows.length === 0}
          loading={<Skeleton height={420} />}
          unable={UNABLE}
          empty={isSearched ? <NoMatch onAll={() => setTyped('')} /> : <None />}
        >
          <LogTable entries={rows} />
          <ListEnd found={found} loaded={rows.length} more="more messages" unable={UNABLE} byHand />
        </ListState>
      </div>
    </Panel>
  );
}

const None = () => (
  <EmptyState
    words="No messages yet."
    next="Texts from players and to players appear here: commands, reminders, replies and blasts."
  />
);

const NoMatch = ({ onAll }: { readonly onAll: () => void }) => (
  <EmptyState
    words="No message matches."
    next="The search looks at players’ names and phone numbers, not at the texts."
    action={
      <Button variant="default" onClick={onAll}>
        Show every message
      </Button>
    }
  />
);

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

const LogRow = memo(function LogRow({ entry }: { readonly entry: SmsLogEntry }) {
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
});
