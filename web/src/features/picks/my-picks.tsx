import { ApiError, type MyPicks as Mine } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, isUnreachable } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { serverNow } from '../../time/server-clock.js';
import { Note } from '../../ui/note.js';
import { ErrorState } from '../../ui/states.js';
import { BetweenWeeks } from './between-weeks.js';
import { MyPicksSkeleton } from './my-picks-skeleton.js';
import { NoRoster } from './no-roster.js';
import { awaitsAutoPick } from './phase.js';
import { PickWeek } from './pick-week.js';
import { useShownEliminated } from './use-shown-eliminated.js';

const AUTO_PICK_POLL_MS = 5_000;

/** The player's picks in the active week. */
export function MyPicks() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...queries.myPicks(),
    refetchInterval: ({ state }) =>
      state.data && awaitsAutoPick(state.data, serverNow()) ? AUTO_PICK_POLL_MS : false,
  });
  if (isPending) return <MyPicksSkeleton />;
  if (hasStatus(error, 404)) return <BetweenWeeks />;
  if (!data) {
    return (
      <ErrorState
        words="Unable to load weekly picks right now."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      {error instanceof ApiError && !isUnreachable(error) && (
        <Note kind="info">Unable to load weekly picks right now. What you see may be out of date.</Note>
      )}
      <Week asWatched={data} />
    </>
  );
}

/** @param asWatched who is out as far as the player wants to see results */
function Week({ asWatched }: { readonly asWatched: Mine }) {
  const { mine, ...shown } = useShownEliminated(asWatched);
  /** Why a pick was not saved, if it was for a week that is no longer active. */
  const [moved, setMoved] = useState<{ readonly from: string; readonly words: string } | null>(null);
  if (mine.assigned.length === 0 && mine.pick === null) return <NoRoster mine={mine} />;
  return (
    <>
      {moved && moved.from !== mine.week.id && <Note kind="failure">{moved.words} Nothing was saved.</Note>}
      {/* A selection belongs to its week. */}
      <PickWeek
        key={mine.week.id}
        mine={mine}
        {...shown}
        onOtherWeek={(words) => setMoved(words === null ? null : { from: mine.week.id, words })}
      />
    </>
  );
}
