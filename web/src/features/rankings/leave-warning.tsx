import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../paths.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

/** Asks before somebody leaves what isn't saved; a browser asks in its own words when the tab is closed. */
export function LeaveWarning({ unsaved }: { readonly unsaved: boolean }) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && nextLocation.pathname !== currentLocation.pathname && !endsSession(nextLocation.pathname),
  );
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title="Leave without saving?"
      action="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Only a saved ranking counts in the draft. Your changes stay in this tab for when you come back.
    </ConfirmDialog>
  );
}

/** Whoever signs out has decided, and must not be held. */
const endsSession = (pathname: string): boolean => pathname === paths.login || pathname === paths.landing;
