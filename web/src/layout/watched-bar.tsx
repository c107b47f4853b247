import { lazy, Suspense } from 'react';
import { resultsUntilOf } from '../api/results-until.js';
import { useSession } from '../api/use-user.js';

const Bar = lazy(async () => ({ default: (await import('../features/hidden-results/watched.js')).Watched }));

/** Shows players who hide results how far they see, and the next week to open. */
export function WatchedBar() {
  const session = useSession();
  const until = session.state === 'signed-in' ? resultsUntilOf(session.user) : null;
  if (until === null) return null;
  return (
    <Suspense fallback={null}>
      <Bar until={until} />
    </Suspense>
  );
}
