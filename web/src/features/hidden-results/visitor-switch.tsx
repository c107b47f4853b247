import { Switch } from '@mantine/core';
import type { ResultsUntil } from '@torchbearer/rules';
import { useSyncExternalStore } from 'react';
import { showUntil } from '../../api/query-client.js';
import { shownUntil } from '../../api/results-until.js';
import { useSession } from '../../api/use-user.js';
import { upTo } from './next-week.js';

/** How far a visitor sees results on public pages; null for all, and for a player, whose setting the server follows. */
function useVisitorsWeek(): ResultsUntil {
  const until = useSyncExternalStore(shownUntil.subscribe, shownUntil.get);
  return useSession().state === 'signed-out' ? until : null;
}

/** Whether a visitor hides all results on public pages. */
export const useVisitorHides = (): boolean => useVisitorsWeek() === 0;

/** The visitors' switch. This browser remembers it, and how far a player whose session has ended saw results. */
export function VisitorSwitch() {
  const until = useVisitorsWeek();
  if (useSession().state !== 'signed-out') return null;
  return (
    <Switch
      label="Hide results"
      description={until ? `You see results ${upTo(until)}.` : undefined}
      checked={until !== null}
      onChange={(event) => void showUntil(event.currentTarget.checked ? 0 : null)}
    />
  );
}
