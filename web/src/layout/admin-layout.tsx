import '../theme/admin-styles.js';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { session } from '../api/session.js';
import { Announcer } from '../ui/announcer.js';
import { lazyDialog } from '../ui/lazy-dialog.js';
import { AdminHeader } from './admin-header.js';
import { ConnectionBar } from './connection-bar.js';
import { usePalette } from './palette/use-palette.js';
import classes from './admin-layout.module.css';
import shared from './layout.module.css';

/** Loaded when it is needed: dialogs weigh as much as the rest of the layout. */
const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.js')).SessionEndedDialog,
}));
const Palette = lazyDialog(async () => (await import('./palette/palette.js')).Palette);

/** What stands around every screen of the admin area. */
export function AdminLayout() {
  const ended = useSyncExternalStore(session.subscribe, session.isEnded);
  const palette = usePalette();
  return (
    <div className={classes.layout}>
      <a className={shared.skip} href="#main">
        Skip to content
      </a>
      <AdminHeader onSearch={palette.open} />
      <div className={classes.screen}>
        <ConnectionBar />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Announcer />
      <Palette opened={palette.opened} onClose={palette.close} />
      <Suspense fallback={null}>{ended && <SessionEndedDialog />}</Suspense>
      <ScrollRestoration />
    </div>
  );
}
