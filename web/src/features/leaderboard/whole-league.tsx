import { memo, useDeferredValue, useMemo, useState } from 'react';
import { named } from '../../ui/named.js';
import { WhatINeed } from '../needs/what-i-need.js';
import { Board } from './board.js';
import { overviewOf } from './figures.js';
import { LoadedPicks } from './loaded-picks.js';
import { Overview } from './overview.js';
import { wholeBoard, type ShownEntry } from './shown-board.js';
import { Spotlight } from './spotlight.js';
import { useMoves, type LastUpdate } from './use-moves.js';
import { Views } from './views.js';
import { WeeklyPicks } from './weekly-picks.js';
import classes from './leaderboard.module.css';

interface StandingsProps {
  readonly standings: readonly ShownEntry[];
  readonly me: string;
  /** The group whose members these are. */
  readonly group?: string;
}

/**
 * The leaderboard of players who are all loaded. Rendered in small steps when a list arrives, so that scrolling and
 * typing stay responsive.
 */
export function WholeLeague({ standings, ...props }: StandingsProps) {
  return <Drawn standings={useDeferredValue(standings)} {...props} />;
}

const Drawn = memo(function Drawn({ standings, me, group }: StandingsProps) {
  const isGroup = group !== undefined;
  const board = useMemo(() => wholeBoard(standings, me), [standings, me]);
  const update = useMoves(board);
  return (
    <>
      <div className={classes.summary}>
        <Overview figures={overviewOf(standings)} isGroup={isGroup} />
        <Spotlight
          leaders={board.leaders}
          isNewLeader={update.isFresh && update.isNewLeader}
          isGroup={isGroup}
        />
      </div>
      <WhatINeed group={group ?? null} />
      <Search standings={standings} me={me} isGroup={isGroup} update={update} />
    </>
  );
});

interface SearchProps extends Pick<StandingsProps, 'standings' | 'me'> {
  readonly isGroup: boolean;
  readonly update: LastUpdate;
}

/** The three views, of those players whose name was typed. */
function Search({ standings, me, isGroup, update }: SearchProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => wholeBoard(named(standings, wanted), me), [standings, wanted, me]);
  return (
    <Board typed={typed} onType={setTyped}>
      {(tab) => (
        <Views
          tab={tab}
          board={found}
          wanted={wanted}
          me={me}
          update={update}
          picks={isGroup ? <LoadedPicks board={found} me={me} /> : <WeeklyPicks board={found} me={me} />}
        />
      )}
    </Board>
  );
}
