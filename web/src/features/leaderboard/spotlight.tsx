import { Skeleton } from '@mantine/core';
import type { StandingsEntry } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { Portrait } from '../../ui/portrait.js';
import { TorchMark } from '../../ui/torch-mark.js';
import { leadMargin } from './figures.js';
import classes from './spotlight.module.css';

interface SpotlightProps {
  /** The first two rows; none while loading. */
  readonly leaders: readonly StandingsEntry[];
  /** Whether the lead has just changed. */
  readonly isNewLeader: boolean;
  /** Whether the leader is a group's: the weeks in first are counted for the whole league only. */
  readonly isGroup?: boolean;
}

/** The leader, in torchlight. */
export function Spotlight({ leaders, isNewLeader, isGroup = false }: SpotlightProps) {
  const { data: weeks } = useQuery({ ...queries.weeksInFirst(), enabled: !isGroup });
  const [leader] = leaders;
  const figures: readonly (readonly [string, string | number | undefined])[] = [
    ['Total Points', leader?.totalPoints],
    ['Lead Margin', leader && leadMargin(leaders)],
    ...(isGroup ? [] : [['Weeks in #1', leader && weeks?.weeksInFirst] as const]),
  ];
  return (
    <section
      className={`${classes.spotlight} ${isNewLeader ? classes.changed : ''}`}
      aria-labelledby="first-place-spotlight"
    >
      <h2 id="first-place-spotlight" className={classes.title}>
        First Place Spotlight
      </h2>
      <div className={classes.leader}>
        <span className={classes.torch}>
          <TorchMark size={76} />
        </span>
        <dl className={classes.who}>
          <dt>Current Leader</dt>
          <dd className={classes.name}>{leader?.name ?? <Skeleton height={30} width={160} my={5} />}</dd>
          <dd className={classes.note}>Leading the pack</dd>
        </dl>
        <div className={classes.castaways}>
          {leader?.draftPicks.slice(0, 3).map(({ castawayId, castaway }) => (
            <Portrait
              key={castawayId}
              castaway={castaway}
              size={60}
              round
              lazy
              className={classes.portrait}
            />
          ))}
        </div>
      </div>
      <dl className={classes.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <Skeleton height={26} width={44} my={3} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
