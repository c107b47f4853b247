import { lazy, Suspense, useSyncExternalStore } from 'react';
import { session } from '../api/session.js';

/** Loaded when it is needed: it is seldom, and dialogs weigh as much as the rest of a layout. */
const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.js')).SessionEndedDialog,
}));

/** Has somebody whose session ends on this page sign in again where they are. */
export function SessionEnd() {
  const ended = useSyncExternalStore(session.subscribe, session.isEnded);
  return <Suspense fallback={null}>{ended && <SessionEndedDialog />}</Suspense>;
}
