import type { Config, League } from '@torchbearer/contract/client';
import {
  IconBinoculars,
  IconCalendarRepeat,
  IconCampfire,
  IconListNumbers,
  IconTrophy,
  IconUserPlus,
} from '@tabler/icons-react';
import { useServerNow } from '../../time/use-now.js';
import { Deadline } from '../../ui/deadline.js';
import { Moment, Timeline } from '../public/timeline.js';
import { seasonStage, weeksFromTo } from './season-stage.js';
import classes from './season-timeline.module.css';

const MINUTE = 60_000;

interface SeasonTimelineProps {
  readonly season: Config['season'];
  /** undefined while loading, and for visitors. */
  readonly league: League | undefined;
}

/** The season's phases in order; the current one is lit. */
export function SeasonTimeline({ season, league }: SeasonTimelineProps) {
  const stage = seasonStage(season, league, useServerNow(MINUTE));
  const { firstPickWeek, episodes } = season;
  const before = weeksFromTo(1, firstPickWeek - 1);
  return (
    <Timeline>
      <Moment icon={<IconUserPlus size={22} />} when="Any time" title="Join">
        <p>
          Sign up, and you are in the global league automatically. No caps, no tiers: everybody plays
          everybody.
        </p>
      </Moment>
      <Moment
        icon={<IconListNumbers size={22} />}
        when={<When at={season.rankingsCloseAt} before="Until" isNow={stage === 'ranking'} />}
        title="Rank the castaways"
        isNow={stage === 'ranking'}
      >
        <p>Put all of them in your order. You can change it until rankings lock, so save one early.</p>
      </Moment>
      <Moment
        icon={<IconCampfire size={22} />}
        when={<When at={season.draftAt} isNow={stage === 'drafting'} />}
        title="The draft"
        isNow={stage === 'drafting'}
      >
        <p>
          A snake draft deals one or two castaways to each player, by the rankings. They are yours for the
          season.
        </p>
      </Moment>
      {before !== null && (
        <Moment icon={<IconBinoculars size={22} />} when={before} title="Watch and learn">
          <p>These weeks are Not Ranked: nobody picks, nobody scores. See who makes fire.</p>
        </Moment>
      )}
      <Moment
        icon={<IconCalendarRepeat size={22} />}
        when={
          <>
            {weeksFromTo(firstPickWeek, episodes)}
            {stage === 'playing' && <Now />}
          </>
        }
        title="Pick every week"
        isNow={stage === 'playing'}
      >
        <p>
          Send one of your castaways into each episode. There are about {episodes}; the points of each are
          added up, and the leaderboard follows.
        </p>
      </Moment>
      <Moment icon={<IconTrophy size={22} />} when="After the finale" title="The last torch">
        <p>The last points are posted, and the leader of the leaderboard has outlasted everybody.</p>
      </Moment>
    </Timeline>
  );
}

interface WhenProps {
  readonly at: string | null;
  readonly before?: string;
  readonly isNow: boolean;
}

const When = ({ at, before, isNow }: WhenProps) => (
  <>
    <span>
      {at === null ? (
        'To be announced'
      ) : (
        <>
          {before} <Deadline at={at} />
        </>
      )}
    </span>
    {isNow && <Now />}
  </>
);

const Now = () => <span className={classes.now}>Now</span>;
