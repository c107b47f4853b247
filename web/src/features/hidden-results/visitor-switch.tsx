import { Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../api/use-user.js';
import { visitorHides } from './visitor-hides.js';

/** Whether a visitor hides results on public pages. A signed-in player has a setting for it, which the server follows. */
export function useVisitorHides(): boolean {
  const hides = useSyncExternalStore(visitorHides.subscribe, visitorHides.get);
  return useSession().state === 'signed-out' && hides;
}

/** For visitors only, remembered by this browser. */
export function VisitorSwitch() {
  const hides = useVisitorHides();
  if (useSession().state !== 'signed-out') return null;
  return (
    <Switch
      label="Hide results"
      checked={hides}
      onChange={(event) => visitorHides.set(event.currentTarget.checked)}
    />
  );
}
