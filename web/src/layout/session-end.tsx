import { lazy, Suspense, useSyncExternalStore } from 'react';
import { session } from '../api/session.js';

/** Lazy, because it is rarely needed, and dialogs weigh as much as the rest of a layout. */
const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.js')).SessionEndedDialog,
}));

/** Lets a user whose session ends on this page sign in again in place. */
export function SessionEnd() {
  const ended = useSyncExternalStore(session.subscribe, session.isEnded);
  return <Suspense fallback={null}>{ended && <SessionEndedDialog />}</Suspense>;
}
