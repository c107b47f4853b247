import type { ReactNode } from 'react';
import { Column, useDocumentTitle } from '../../ui/page.js';
import { Coast } from './coast.js';
import classes from './public-page.module.css';

interface PublicPageProps {
  /** The page's one h1, and the window's title. */
  readonly title: string;
  readonly intro: ReactNode;
  /** How many torches burn on the coast beside the title. */
  readonly torches: 1 | 2 | 3;
  /** Below the intro: the links. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page for visitors and players: a coast by torchlight, then its sections. */
export function PublicPage({ title, intro, torches, action, children }: PublicPageProps) {
  useDocumentTitle(title);
  return (
    <Column className={classes.page}>
      <header className={classes.head}>
        <div className={classes.scene}>
          <Coast torches={torches} />
        </div>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.intro}>{intro}</p>
          {action}
        </div>
      </header>
      {children}
    </Column>
  );
}
