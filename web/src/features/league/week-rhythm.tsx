import type { Week } from '@torchbearer/contract/client';
import { IconChartBar, IconLock, IconSunrise } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useServerNow } from '../../time/use-now.js';
import { viewerZone, weekdayAndTime } from '../../time/format.js';
import { Deadline } from '../../ui/deadline.js';
import { viewerWeekday, weeklyDeadline } from '../rankings/weekly-deadline.js';
import cards from '../public/cards.module.css';
import classes from './week-rhythm.module.css';

const MINUTE = 60_000;

/** When picks open, lock and are scored: by the active week if there is one, otherwise the usual times. */
export function WeekRhythm({ week }: { readonly week: Week | null }) {
  const now = useServerNow(MINUTE);
  const locks = weeklyDeadline(week, now);
  const own = viewerWeekday(locks, viewerZone());
  return (
    <ol className={cards.cards}>
      <Beat
        icon={<IconSunrise size={26} stroke={1.6} />}
        title="Picks open"
        when="The morning after each episode"
      >
        {week ? (
          <>
            Week {week.weekNumber}: <Deadline at={week.picksOpenAt} />
          </>
        ) : (
          'Choose which of your castaways goes next.'
        )}
      </Beat>
      <Beat
        icon={<IconLock size={26} stroke={1.6} />}
        title="Picks lock"
        when={`${weekdayAndTime(locks)}${own === null ? '' : ` (${own} your time)`}`}
      >
        {week ? (
          <>
            Week {week.weekNumber}: <Deadline at={week.picksCloseAt} />
          </>
        ) : (
          'Before the next episode. Until then you can change your pick.'
        )}
      </Beat>
      <Beat
        icon={<IconChartBar size={26} stroke={1.6} />}
        title="Scores post"
        when="Within 24 hours of the episode"
      >
        The leaderboard moves as soon as they are in.
      </Beat>
    </ol>
  );
}

interface BeatProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly when: string;
  readonly children: ReactNode;
}

const Beat = ({ icon, title, when, children }: BeatProps) => (
  <li className={`${cards.card} ${classes.beat}`}>
    <span className={cards.icon} aria-hidden>
      {icon}
    </span>
    <h3 className={cards.title}>{title}</h3>
    <p className={classes.when}>{when}</p>
    <p>{children}</p>
  </li>
);
