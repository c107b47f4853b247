import { useQuery } from '@tanstack/react-query';
import type { Ranking } from '@torchbearer/contract/client';
import type { ReactNode } from 'react';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { inShowTime, inViewerTime, viewerZone, weekdayAndTime } from '../../time/format.js';
import { useServerNow } from '../../time/use-now.js';
import classes from './deadlines.module.css';
import { RankingsCountdown } from './rankings-countdown.js';
import { viewerWeekday, weeklyDeadline } from './weekly-deadline.js';

const MINUTE = 60_000;

/** The deadlines, and how long the ranking can still be changed. */
export function Deadlines({ ranking }: { readonly ranking: Ranking | undefined }) {
  const { rankingsCloseAt, draftAt } = useConfig().season;
  const { data: league } = useQuery(queries.league());
  const weekly = weeklyDeadline(league?.activeWeek, useServerNow(MINUTE));
  const zone = viewerZone();
  return (
    <section className={classes.box} aria-labelledby="deadlines">
      <div className={classes.head}>
        <h2 id="deadlines" className={classes.title}>
          Deadlines
        </h2>
        {ranking && <RankingsCountdown closesAt={ranking.closesAt} deadline={rankingsCloseAt} />}
      </div>
      <dl className={classes.list}>
        <Row label="Rankings Deadline">
          <Instant at={rankingsCloseAt} zone={zone} />
        </Row>
        <Row label="Draft">
          <Instant at={draftAt} zone={zone} />
        </Row>
        <Row label="Your Castaways Loaded">
          <Instant at={draftAt} zone={zone} />
        </Row>
        <Row label="Weekly Pick Deadline">
          {weekdayAndTime(weekly)}
          <Own time={viewerWeekday(weekly, zone)} />
        </Row>
      </dl>
    </section>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={classes.row}>
    <dt>{label}</dt> <dd>{children}</dd>
  </div>
);

function Instant({ at, zone }: { readonly at: string | null; readonly zone: string }) {
  if (at === null) return 'To be announced';
  return (
    <time dateTime={at}>
      {inShowTime(at)}
      <Own time={inViewerTime(at, zone)} />
    </time>
  );
}

const Own = ({ time }: { readonly time: string | null }) =>
  time !== null && <span className={classes.own}>{time} your time</span>;
