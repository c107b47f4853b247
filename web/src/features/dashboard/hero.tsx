import { Skeleton } from '@mantine/core';
import { useConfig } from '../../api/use-config.js';
import { ErrorState } from '../../ui/states.js';
import { HeroStatus } from './hero-status.js';
import { OwnCastaways } from './own-castaways.js';
import { useMyWeek } from './use-my-week.js';
import { WithdrawnPick } from './withdrawn-pick.js';
import classes from './hero.module.css';

/** The one thing of the week: the pick, whether it is in, and how long there is. */
export function Hero() {
  const week = useMyWeek();
  const { season } = useConfig();
  const isLoading = week.state === 'loading';
  const number = (week.state === 'known' && week.myPicks?.week.weekNumber) || season.firstPickWeek;
  return (
    <section className={classes.hero} aria-busy={isLoading}>
      <div className={classes.words}>
        <p className={classes.season}>{season.name || '\u00a0'}</p>
        <h1 className={classes.title}>
          Pick Your{' '}
          <span className={classes.week}>
            Week <span className={isLoading ? classes.unknown : undefined}>{number}</span>
          </span>{' '}
          Castaway
        </h1>
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
      {week.state === 'known' && week.myPicks?.withdrawnCastaway && (
        <WithdrawnPick castaway={week.myPicks.withdrawnCastaway} />
      )}
    </section>
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
