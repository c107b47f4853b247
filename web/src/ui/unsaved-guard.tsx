import { useEffect, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { paths } from '../paths.js';
import { ConfirmDialog } from './confirm-dialog.js';

interface UnsavedGuardProps {
  /** Whether leaving now would lose something. */
  readonly when: boolean;
  /** Search parameters that name what is edited: a change of one leaves it, as another screen does. */
  readonly params?: readonly string[];
  /** What would be lost: 'The points that you have typed are not saved yet.' */
  readonly children: ReactNode;
}

/**
 * Confirmation before typed text is lost: to another screen, to something else on this one, or by closing the
 * page. One per screen: the router supports a single blocker.
 */
export function UnsavedGuard({ when, params = [], children }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when && !endsSession(to.pathname) && (from.pathname !== to.pathname || differsIn(params, from, to)),
  );
  useEffect(() => {
    if (!when) return;
    const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [when]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title="Leave without saving?"
      action="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Signing out is deliberate, and must not be blocked. */
const endsSession = (pathname: string): boolean => pathname === paths.login || pathname === paths.landing;

function differsIn(params: readonly string[], from: Location, to: Location): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return params.some((name) => before.get(name) !== after.get(name));
}
