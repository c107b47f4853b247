import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { ColorSchemeSwitch } from '../../theme/color-scheme-switch.js';
import { Announcer } from '../../ui/announcer.js';
import { useDocumentTitle } from '../../ui/page.js';
import { TorchMark } from '../../ui/torch-mark.js';
import { Shore } from './shore.js';
import classes from './auth-layout.module.css';

interface AuthLayoutProps {
  /** The page's one h1, and the window's title. */
  readonly title: string;
  readonly intro?: ReactNode;
  /** Plays in front of the shore. */
  readonly stage?: ReactNode;
  readonly children: ReactNode;
}

/** A beach by torchlight, and beside it the sign-in panel. */
export function AuthLayout({ title, intro, stage, children }: AuthLayoutProps) {
  useDocumentTitle(title);
  return (
    <div className={classes.frame}>
      <header className={classes.head}>
        <div className={classes.scene}>
          <Shore />
          <Link className={classes.brand} to={paths.landing}>
            <TorchMark size={34} />
            Torchbearer
          </Link>
          <p className={classes.tagline}>Draft castaways, pick one every week, outlast everybody.</p>
          {stage}
        </div>
        <div className={classes.tools}>
          <ColorSchemeSwitch />
        </div>
      </header>
      <main className={classes.panel}>
        <div className={classes.column}>
          <h1 className={classes.title}>{title}</h1>
          {intro !== undefined && <p className={classes.intro}>{intro}</p>}
          {children}
        </div>
      </main>
      <Announcer />
    </div>
  );
}
