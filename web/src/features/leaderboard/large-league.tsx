import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwnStanding } from '@torchbearer/contract/client';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useMemo, useState } from 'react';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { ErrorState } from '../../ui/states.js';
import { WhatINeed } from '../needs/what-i-need.js';
import { Board, type Tab } from './board.js';
import { figuresOf } from './figures.js';
import { LoadFailed } from './load-failed.js';
import { LoadedPicks } from './loaded-picks.js';
import { Overview } from './overview.js';
import { wholeBoard } from './shown-board.js';
import { Spotlight } from './spotlight.js';
import { useLargeBoard, type LargeBoard } from './use-large-board.js';
import { useMoves, type LastUpdate } from './use-moves.js';
import { Views } from './views.js';
import boardClasses from './board.module.css';
import classes from './leaderboard.module.css';

interface LargeLeagueProps {
  /** The newest version. */
  readonly newest: OwnStanding;
  readonly me: string;
}

/** The leaderboard of a league that is too large for a whole list. */
export function LargeLeague({ newest, me }: LargeLeagueProps) {
  const large = useLargeBoard(newest);
  const { board, standing } = large;
  const update = useMoves(board);
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  return (
    <>
      <div className={classes.summary}>
        <Overview figures={figuresOf(standing)} />
        <Spotlight leaders={board.leaders} isNewLeader={update.isFresh && update.isNewLeader} />
      </div>
      <WhatINeed />
      <Board typed={typed} onType={setTyped}>
        {(tab) =>
          isSearching ? (
            <Found tab={tab} typed={typed} standings={standing.standings} me={me} update={update} />
          ) : (
            <All tab={tab} large={large} me={me} update={update} />
          )
        }
      </Board>
    </>
  );
}

interface ViewProps {
  readonly tab: Tab;
  readonly me: string;
  readonly update: LastUpdate;
}

function All({ tab, large, me, update }: ViewProps & { readonly large: LargeBoard }) {
  const { board, see, failure, retry } = large;
  return (
    <>
      <Views
        {...{ tab, board, me, update, see }}
        wanted=""
        picks={<LoadedPicks board={board} me={me} see={see} />}
      />
      {failure && <LoadFailed error={failure} onRetry={retry} />}
    </>
  );
}

const REST_MS = 300;
/** The server finds no more. */
const MOST_FOUND = 100;

interface FoundProps extends ViewProps {
  readonly typed: string;
  readonly standings: string;
}

/** The players whose name was typed, found by the server. */
function Found({ tab, typed, standings, me, update }: FoundProps) {
  const [wanted] = useDebouncedValue(typed.trim().slice(0, MAX_LENGTH.name), REST_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.playersNamed(standings, wanted),
    placeholderData: keepPreviousData,
  });
  const board = useMemo(() => wholeBoard(data ?? [], me), [data, me]);
  if (!data && error)
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to search the leaderboard right now.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton height={120} role="status" aria-busy="true" aria-label="Searching" />;
  return (
    <>
      {data.length >= MOST_FOUND && (
        <p className={boardClasses.note} role="status">
          These are the first {MOST_FOUND}. Type more of the name to find others.
        </p>
      )}
      <Views {...{ tab, board, wanted, me, update }} picks={<LoadedPicks board={board} me={me} />} />
    </>
  );
}
