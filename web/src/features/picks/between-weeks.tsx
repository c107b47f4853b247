import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { useIsWatching } from '../../api/use-is-watching.js';
import { paths } from '../../paths.js';
import { EmptyState } from '../../ui/states.js';
import { BeforeDraft, RankButton } from './before-draft.js';
import { Watching } from './watching.js';

/** No week is active: before the first one, between two, or after the last. */
export function BetweenWeeks() {
  const { data: league } = useQuery(queries.league());
  const { season } = useConfig();
  const isWatching = useIsWatching();
  const words = REASONS.NO_ACTIVE_WEEK.sentence;
  if (league?.draftStatus === 'PENDING' && isWatching === true) return <Watching />;
  if (league?.draftStatus === 'PENDING')
    return <EmptyState words={words} next={<BeforeDraft />} action={<RankButton />} />;
  return (
    <EmptyState
      words={words}
      next={`The next week to pick in opens here as soon as the league starts it; picks count from week ${String(season.firstPickWeek)} on.`}
      action={
        <Button component={Link} to={paths.leaderboard} variant="default">
          See the leaderboard
        </Button>
      }
    />
  );
}
