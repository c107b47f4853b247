import type { ReactNode } from 'react';
import classes from './timeline.module.css';

/** An ordered list along a rope, from the first to the last. */
export function Timeline({ children }: { readonly children: ReactNode }) {
  return <ol className={classes.timeline}>{children}</ol>;
}

interface MomentProps {
  /** On the rope: an icon, or nothing for a plain knot. */
  readonly icon?: ReactNode;
  /** Above the title: a year, a date. */
  readonly when: ReactNode;
  readonly title: string;
  /** The current one: its knot burns. */
  readonly isNow?: boolean;
  readonly children: ReactNode;
}

export function Moment({ icon, when, title, isNow = false, children }: MomentProps) {
  return (
    <li className={classes.moment} data-now={isNow || undefined} aria-current={isNow ? 'step' : undefined}>
      <span className={classes.knot} aria-hidden>
        {icon}
      </span>
      <div className={classes.card}>
        <p className={classes.when}>{when}</p>
        <h3 className={classes.title}>{title}</h3>
        <div className={classes.text}>{children}</div>
      </div>
    </li>
  );
}
