import '../api/admin-calls.js';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useWaitingTally } from '../features/admin/tally/use-waiting-tally.js';
import { Announcer } from '../ui/announcer.js';
import { lazyDialog } from '../ui/lazy-dialog.js';
import { AdminHeader } from './admin-header.js';
import { ConnectionBar } from './connection-bar.js';
import { usePalette } from './palette/use-palette.js';
import { SessionEnd } from './session-end.js';
import classes from './admin-layout.module.css';
import shared from './layout.module.css';

const Palette = lazyDialog(async () => (await import('./palette/palette.js')).Palette);

/** The frame of every screen of the admin area. */
export function AdminLayout() {
  const palette = usePalette();
  useWaitingTally();
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
      <SessionEnd />
      <ScrollRestoration />
    </div>
  );
}
