import type { Week } from '@torchbearer/contract/client';
import { Skeleton } from '@mantine/core';
import { useConfig } from '../../api/use-config.js';
import { useUser } from '../../api/use-user.js';
import { useServerNow } from '../../time/use-now.js';
import { ErrorState } from '../../ui/states.js';
import { HeroStatus } from './hero-status.js';
import { OwnCastaways } from './own-castaways.js';
import { isWatching } from './pick-state.js';
import { useMyWeek } from './use-my-week.js';
import { WithdrawnPick } from './withdrawn-pick.js';
import classes from './hero.module.css';

/** The pick of the week, whether it is saved, and the time left. */
export function Hero() {
  const week = useMyWeek();
  const { season } = useConfig();
  const { isAdmin } = useUser();
  const isLoading = week.state === 'loading';
  const active = week.state === 'known' ? week.myPicks?.week : undefined;
  return (
    <section className={classes.hero} aria-busy={isLoading}>
      <div className={classes.words}>
        <p className={classes.season}>{season.name || '\u00a0'}</p>
        <Title
          week={active}
          isLoading={isLoading}
          asks={week.state !== 'known' || !isWatching({ ...week, isAdmin })}
        />
        {isLoading && <StatusSkeleton />}
        {week.state === 'known' && <HeroStatus {...week} />}
      </div>
      {isLoading && (
        <div className={classes.skeletons}>
          <Skeleton className={classes.portrait ?? ''} radius="md" />
          <Skeleton className={classes.portrait ?? ''} radius="md" />
        </div>
      )}
      {week.state === 'known' && <OwnCastaways myPicks={week.myPicks} />}
      {week.state === 'failed' && (
        <ErrorState
          words="Unable to load weekly picks right now."
          onRetry={week.retry}
          retrying={week.retrying}
        />
      )}
      {week.state === 'known' && week.myPicks && <WithdrawnPick myPicks={week.myPicks} />}
    </section>
  );
}

interface TitleProps {
  /** The active week. */
  readonly week: Week | undefined;
  readonly isLoading: boolean;
  /** False for an admin who takes no part. */
  readonly asks: boolean;
}

/** Prompts for the pick of the week while picks are open. */
function Title({ week, isLoading, asks }: TitleProps) {
  const { season } = useConfig();
  const now = useServerNow();
  const isClosed = week !== undefined && now >= Date.parse(week.picksCloseAt);
  return (
    <h1 className={classes.title}>
      {!isClosed && asks && 'Pick Your '}
      <span className={classes.week}>
        Week{' '}
        <span className={isLoading ? classes.unknown : undefined}>
          {week?.weekNumber ?? season.firstPickWeek}
        </span>
      </span>{' '}
      {isClosed ? 'Picks Are Closed' : asks ? 'Castaway' : 'Picks'}
    </h1>
  );
}

function StatusSkeleton() {
  return (
    <div className={classes.status}>
      <Skeleton height={32} width={150} radius="xl" />
      <Skeleton height={26} width="90%" />
      <Skeleton height={50} width={220} />
      <Skeleton height={48} width={190} radius="xl" />
    </div>
  );
}
