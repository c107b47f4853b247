import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { EmptyState } from '../../../ui/states.js';
import { ListEnd } from '../../../ui/list-end.js';
import { ListState } from '../../../ui/list-state.js';
import { usePages } from '../../../ui/use-pages.js';
import { ListCount } from '../parts/list-count.js';
import { SearchField } from '../parts/search-field.js';
import { Collapsible } from './collapsible.js';
import { refreshing } from './draft-queries.js';
import classes from './pick-log.module.css';
import { PicksTable } from './picks-table.js';
import { usePickLogFilter } from './use-pick-log-filter.js';

const UNABLE = 'Unable to load draft data';

/** Every pick of every week, the newest first. */
export function PickLog() {
  return (
    <Collapsible title="Weekly picks log" name="log">
      <Log />
    </Collapsible>
  );
}

function Log() {
  const filter = usePickLogFilter();
  const { view, isFiltered } = filter;
  const { found, rows } = usePages({
    ...adminQueries.pickLog(view),
    // Only the newest are renewed by themselves, as long as nobody reads older ones.
    refetchInterval: ({ state }) =>
      state.data && state.data.pages.length > 1 ? false : refreshing.refetchInterval,
  });
  const weeks = useQuery(adminQueries.weeks()).data ?? [];
  return (
    <>
      <div className={classes.filters} role="group" aria-label="Filters of the log">
        <SearchField label="Player" isLabelled placeholder="Name" typed={filter.typed} onType={filter.type} />
        <NativeSelect
          label="Week"
          value={String(view.week ?? '')}
          onChange={({ currentTarget }) => filter.chooseWeek(currentTarget.value)}
        >
          <option value="">Every week</option>
          {weeks.map(({ weekNumber }) => (
            <option key={weekNumber} value={weekNumber}>
              Week {weekNumber}
            </option>
          ))}
        </NativeSelect>
      </div>
      <ListCount total={found.data?.pages.at(-1)?.total} all={undefined} nouns={['pick', 'picks']} />
      <ListState
        found={found}
        isEmpty={rows.length === 0}
        loading={<Skeleton height={320} radius="md" aria-busy="true" />}
        unable={UNABLE}
        empty={isFiltered ? <NoMatch onAll={filter.clear} /> : <Nothing />}
      >
        <PicksTable picks={rows} label="Weekly picks log" />
        <ListEnd found={found} loaded={rows.length} more="more picks" unable={UNABLE} byHand />
      </ListState>
    </>
  );
}

const Nothing = () => (
  <EmptyState words="Nobody has picked yet." next="Each pick is logged here as soon as it is saved." />
);

const NoMatch = ({ onAll }: { readonly onAll: () => void }) => (
  <EmptyState
    words="No pick matches."
    next="The search looks at the players’ names."
    action={
      <Button variant="default" onClick={onAll}>
        Show every pick
      </Button>
    }
  />
);
