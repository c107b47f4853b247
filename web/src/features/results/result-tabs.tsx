import type { ResultRow } from '@torchbearer/contract/client';
import { Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import tabs from '../../ui/tabs.module.css';
import { ProvisionalWeek } from '../final-weeks/provisional-badge.js';
import { WeekCorrections } from '../final-weeks/week-corrections.js';
import { ShareWeek } from '../share/share-week.js';
import { OwnWeek } from './own-week.js';
import { WeekTable } from './week-table.js';
import { resultsByWeek, weekShown } from './week-results.js';
import classes from './weekly-results.module.css';

/** A tab for each week with points, the newest first. */
export function ResultTabs({ results }: { readonly results: readonly ResultRow[] }) {
  const [search, setSearch] = useSearchParams();
  // The viewer's pick is optional: the results are shown without it.
  const { data: history, isPending } = useQuery(queries.myHistory());
  const weeks = useMemo(() => resultsByWeek(results), [results]);
  const shown = weekShown(weeks, search.get('week'));
  if (!shown) return null;
  const own = history?.find(({ weekNumber }) => weekNumber === shown.weekNumber);
  return (
    <Tabs
      value={String(shown.weekNumber)}
      onChange={(week) =>
        setSearch(week === null ? {} : { week }, { replace: true, preventScrollReset: true })
      }
      keepMounted={false}
      classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '', panel: tabs.panel ?? '' }}
    >
      <Tabs.List aria-label="Weeks">
        {weeks.map(({ weekNumber }) => (
          <Tabs.Tab key={weekNumber} value={String(weekNumber)}>
            Week {weekNumber}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={String(shown.weekNumber)}>
        <div className={classes.week}>
          <div className={classes.head}>
            <div className={classes.named}>
              <h2 className={classes.heading}>Week {shown.weekNumber}</h2>
              <ProvisionalWeek weekNumber={shown.weekNumber} />
            </div>
            {history && <ShareWeek history={history} weekNumber={shown.weekNumber} />}
          </div>
          {isPending && <Skeleton height={50} />}
          {own && <OwnWeek week={own} />}
          <WeekTable key={shown.weekNumber} week={shown} ownCastawayId={own?.castaway?.id ?? null} />
          <WeekCorrections weekNumber={shown.weekNumber} />
        </div>
      </Tabs.Panel>
    </Tabs>
  );
}
