import { type ReactNode, useEffect, useRef } from 'react';
import classes from './page.module.css';

interface PageProps {
  /** The page's one h1, and the window's title. */
  readonly title: string;
  readonly intro?: ReactNode;
  /** Beside the title: buttons, a pill. */
  readonly aside?: ReactNode;
  /** The title as a pill. */
  readonly pill?: boolean;
  /** A column of readable width, for forms and texts. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A screen inside the layout. */
export function Page({ title, intro, aside, pill, narrow, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <Column className={narrow ? classes.narrow : undefined}>
      <header className={classes.head}>
        <div>
          <h1 className={`${classes.title} ${pill ? classes.pill : ''}`}>{title}</h1>
          {intro !== undefined && <p className={classes.intro}>{intro}</p>}
        </div>
        {aside}
      </header>
      {children}
    </Column>
  );
}

interface ColumnProps {
  /** May set `--gap`, the space between its parts. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The container of a screen: as wide as is readable, its parts stacked. */
export const Column = ({ className, children }: ColumnProps) => (
  <div className={`${classes.column} ${className ?? ''}`}>{children}</div>
);

/** 'Leaderboard · Torchbearer' as the window's title, while the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Torchbearer`;
    return () => {
      document.title = 'Torchbearer';
    };
  }, [title]);
}

interface PanelProps {
  readonly title?: string;
  /** Looks like parchment in both schemes. */
  readonly paper?: boolean;
  readonly className?: string | undefined;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A card of the page; a section with an h2 if it has a title. */
export function Panel({ title, paper, className, id, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The router scrolls to the address's fragment when the screen appears, often before its data has loaded.
    if (id !== undefined && window.location.hash === `#${id}`) panel.current?.scrollIntoView();
  }, [id]);
  return (
    <section
      ref={panel}
      id={id}
      className={`${classes.panel} ${paper ? classes.paper : ''} ${className ?? ''}`}
    >
      {title !== undefined && <h2 className={classes.panelTitle}>{title}</h2>}
      {children}
    </section>
  );
}
