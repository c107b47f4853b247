import { Skeleton } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { useConfig } from '../../api/use-config.js';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { useServerNow } from '../../time/use-now.js';
import { Card } from './card.js';
import { isWatching } from './pick-state.js';
import { shortDeadline } from './short-deadline.js';
import { useMyWeek } from './use-my-week.js';

export function WeeklyPickCard() {
  const { season } = useConfig();
  const week = useMyWeek();
  const { isAdmin } = useUser();
  const watching = week.state === 'known' && isWatching({ ...week, isAdmin });
  const active = week.state === 'known' ? week.myPicks?.week : undefined;
  const isLoading = week.state === 'loading';
  const now = useServerNow();
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
      {active &&
        (now >= Date.parse(active.picksCloseAt)
          ? 'Picks are closed for this week'
          : `${watching ? 'Players select' : 'Select'} by ${shortDeadline(active.picksCloseAt)}`)}
      {!isLoading &&
        !active &&
        (watching
          ? 'Players select one of their castaways every week'
          : 'Select one of your castaways every week')}
    </Card>
  );
}
