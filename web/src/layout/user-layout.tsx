import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { session } from '../api/session.js';
import { Announcer } from '../ui/announcer.js';
import { ConnectionBar } from './connection-bar.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { SmsBanner } from './sms-banner.js';
import classes from './layout.module.css';

/** Loaded when it is needed: it is seldom, and dialogs weigh as much as the rest of the layout. */
const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.js')).SessionEndedDialog,
}));

/** What stands around every screen but the landing and sign-in. */
export function UserLayout() {
  const ended = useSyncExternalStore(session.subscribe, session.isEnded);
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <SmsBanner />
      <ConnectionBar />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Announcer />
      <Suspense fallback={null}>{ended && <SessionEndedDialog />}</Suspense>
      <ScrollRestoration />
    </div>
  );
}
