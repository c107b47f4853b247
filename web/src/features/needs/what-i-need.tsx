import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queries } from '../../api/queries.js';
import { useServerNow } from '../../time/use-now.js';

const ClosedWeek = lazy(async () => ({ default: (await import('./closed-week.js')).ClosedWeek }));

interface WhatINeedProps {
  /** Whether to follow the standings here, because nothing else on the screen does. */
  readonly follow?: boolean;
  /** The group to narrow it to; null for the league, and then for each group. */
  readonly group?: string | null;
}

/** What has to happen this week; nothing while picks are open. */
export function WhatINeed({ follow = false, group = null }: WhatINeedProps) {
  const week = useQuery(queries.league()).data?.activeWeek;
  const now = useServerNow();
  if (!week || now < Date.parse(week.picksCloseAt)) return null;
  return (
    <Suspense fallback={<Skeleton height={160} radius="lg" />}>
      <ClosedWeek weekNumber={week.weekNumber} follow={follow} group={group} />
    </Suspense>
  );
}
