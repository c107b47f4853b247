import { Skeleton } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { useConfig } from '../../api/use-config.js';
import { paths } from '../../paths.js';
import { Card } from './card.js';
import { shortDeadline } from './short-deadline.js';
import { useMyWeek } from './use-my-week.js';

export function WeeklyPickCard() {
  const { season } = useConfig();
  const week = useMyWeek();
  const active = week.state === 'known' ? week.myPicks?.week : undefined;
  const isLoading = week.state === 'loading';
  return (
    <Card
      title="Weekly Pick"
      to={paths.weeklyPicks}
      icon={<IconFlame size={22} aria-hidden />}
      busy={isLoading}
      value={
        isLoading ? (
          <Skeleton height={30} width={110} />
        ) : (
          `Week ${String(active?.weekNumber ?? season.firstPickWeek)}`
        )
      }
    >
      {isLoading && <Skeleton height={18} width="80%" />}
      {active && `Select by ${shortDeadline(active.picksCloseAt)}`}
      {!isLoading && !active && 'Select one of your castaways every week'}
    </Card>
  );
}
