import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { useSession } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { ErrorState } from '../../ui/states.js';
import { PublicPage } from '../public/public-page.js';
import { Section } from '../public/section.js';
import { Invitation, WaysOn } from '../public/ways-on.js';
import { SeasonTimeline } from './season-timeline.js';
import { WeekRhythm } from './week-rhythm.js';

/** The season from the first sign-up to the last torch, with its dates. */
export function League() {
  const config = useQuery(queries.config());
  const isSignedIn = useSession().state === 'signed-in';
  // Visitors can't request the league's state; the dates are enough.
  const { data: league } = useQuery({ ...queries.league(), enabled: isSignedIn });
  return (
    <PublicPage
      title="The League"
      intro="One global league for everybody: no caps, no tiers. Here is what happens when, from your first ranking to the last torch."
      torches={3}
      action={<WaysOn />}
    >
      <Section title="The season">
        {config.data && <SeasonTimeline season={config.data.season} league={league} />}
        {config.isPending && <TimelineSkeleton />}
        {config.isError && !config.data && (
          <ErrorState
            words="Unable to load the season’s dates."
            onRetry={() => void config.refetch()}
            retrying={config.isFetching}
          />
        )}
      </Section>
      <Section
        title="Every week"
        intro={
          <>
            The same three moments from the first pick to the last.{' '}
            <Link to={paths.howToPlay}>How to Play</Link> tells what you do in them.
          </>
        }
      >
        <WeekRhythm week={league?.activeWeek ?? null} />
      </Section>
      <Invitation title="Rank early">
        Rankings lock before the draft. Everybody who signs up in time is in it.
      </Invitation>
    </PublicPage>
  );
}

/** As tall as the content. */
function TimelineSkeleton() {
  return (
    <div aria-busy="true" aria-label="The season’s dates are on their way" role="status">
      {[150, 150, 126, 126, 150, 126].map((height, at) => (
        <Skeleton key={at} height={height} radius="lg" mb={18} />
      ))}
    </div>
  );
}
