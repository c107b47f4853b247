import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from '../ui/announcer.js';
import { ConnectionBar } from './connection-bar.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { SessionEnd } from './session-end.js';
import { SmsBanner } from './sms-banner.js';
import { WatchedBar } from './watched-bar.js';
import classes from './layout.module.css';

/** The frame of every screen except the landing and sign-in. */
export function UserLayout() {
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <SmsBanner />
      <ConnectionBar />
      <WatchedBar />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Announcer />
      <SessionEnd />
      <ScrollRestoration />
    </div>
  );
}
