import { Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrophy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Needs } from '@torchbearer/contract/client';
import { useEffect, type ReactNode } from 'react';
import { errorSentence, isUnreachable } from '../../api/error-sentence.js';
import { followStandings } from '../../api/live-standings.js';
import { queries } from '../../api/queries.js';
import { ErrorState } from '../../ui/states.js';
import { needLines, type NeedLine, type NeedLines } from './need-lines.js';
import classes from './closed-week.module.css';

/** How often to ask until everybody has their automatic pick, and afterwards if no event says that points came in. */
const LOCKING_MS = 5_000;
const LOCKED_MS = 60_000;

interface ClosedWeekProps {
  readonly weekNumber: number;
  /** Whether to follow the standings here, because nothing else on the screen does. */
  readonly follow: boolean;
  /** The group to narrow it to; null for the league, and then for each group. */
  readonly group: string | null;
}

/** What the player needs in a week whose picks are closed. */
export function ClosedWeek({ weekNumber, follow, group }: ClosedWeekProps) {
  const client = useQueryClient();
  useEffect(() => (follow ? followStandings(client) : undefined), [client, follow]);
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.needs(),
    refetchInterval: ({ state }) =>
      state.data?.isLocked === true || state.data?.isHidden === true ? LOCKED_MS : LOCKING_MS,
  });
  // Offline, old needs are better than none, and the bar above shows their age.
  const needs = error && !isUnreachable(error) ? undefined : data;
  // None for those who take no part, and for another's group.
  const scopes = needs?.scopes.filter((scope) => group === null || scope.group?.id === group) ?? [];
  const isSpectator = needs?.isLocked === true && scopes.length === 0;
  // Another week may have become active since the league was read.
  if ((needs && needs.weekNumber !== weekNumber) || isSpectator) return null;
  return (
    <section className={classes.needs} aria-labelledby="what-i-need" aria-busy={!needs && !error}>
      <h2 id="what-i-need">What you need</h2>
      {!needs && !error && <Skeleton height={96} />}
      {!needs && error && (
        <ErrorState
          words={errorSentence(error, 'Unable to load what you need right now.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {needs?.isHidden && (
        <p className={classes.note}>You see what you need once you have watched week {weekNumber - 1}.</p>
      )}
      {needs && !needs.isLocked && !needs.isHidden && (
        <p className={classes.note}>
          Picks are closed. This fills in a moment, once everybody has their automatic pick.
        </p>
      )}
      {needs?.isLocked && <Locked needs={{ ...needs, scopes }} />}
    </section>
  );
}

function Locked({ needs: { weekNumber, castaway, scopes } }: { readonly needs: Needs }) {
  const [shown, ...others] = scopes;
  if (!shown) return null;
  return (
    <>
      <p className={classes.note}>
        {`Week ${String(weekNumber)}, `}
        {castaway ? `you have ${castaway.name}` : 'you have no pick'}
        {castaway && castaway.points !== null && `: ${points(castaway.points)} so far`}
      </p>
      <Scope scope={shown} castaway={castaway} />
      {others.map((scope) => (
        <details key={scope.group?.id} className={classes.group}>
          <summary>{`${scope.group?.name ?? ''}: #${String(scope.rank)} of ${String(scope.players)}`}</summary>
          <Scope scope={scope} castaway={castaway} />
        </details>
      ))}
    </>
  );
}

interface ScopeProps extends Pick<Needs, 'castaway'> {
  readonly scope: Needs['scopes'][number];
}

function Scope({ scope, castaway }: ScopeProps) {
  const { above, below, first } = needLines(scope, castaway);
  if (scope.players === 1) return <p className={classes.note}>You are the only player here so far.</p>;
  return (
    <div className={classes.scope}>
      <ul className={classes.lines}>
        {above && <Line {...above} icon={<IconArrowUp size={20} aria-hidden />} />}
        {below && <Line {...below} icon={<IconArrowDown size={20} aria-hidden />} />}
      </ul>
      <First {...first} />
    </div>
  );
}

const points = (count: number): string => `${String(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

function Line({ sentence, soFar, icon }: NeedLine & { readonly icon?: ReactNode }) {
  return (
    <li>
      {icon}
      <span>
        <span>{sentence}</span>
        {soFar !== null && <span className={classes.soFar}>{`So far: ${soFar}`}</span>}
      </span>
    </li>
  );
}

/** So many of the hardest lines are shown; the others open on demand. */
const SHOWN = 2;

function First({ isFirst, fixed, lines }: NeedLines['first']) {
  return (
    <div className={classes.first}>
      <h3>
        <IconTrophy size={20} aria-hidden />
        {isFirst ? 'To stay first' : 'To be first'}
      </h3>
      {fixed === 'REACHED' && <p>Nobody can get ahead of you this week.</p>}
      {fixed === 'OUT_OF_REACH' && <p>First place is out of reach this week.</p>}
      <ul className={classes.lines}>
        {lines.slice(0, SHOWN).map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ul>
      {lines.length > SHOWN && (
        <details>
          <summary>{`And ${String(lines.length - SHOWN)} more, all of them`}</summary>
          <ul className={classes.lines}>
            {lines.slice(SHOWN).map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
