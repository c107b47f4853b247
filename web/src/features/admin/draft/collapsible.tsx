import type { ReactNode } from 'react';
import { useAddress } from '../parts/use-address.js';
import classes from './collapsible.module.css';

interface CollapsibleProps {
  readonly title: string;
  /** What the address calls it: `?log=open`. */
  readonly name: string;
  /** Made only while it is open, and asks for its data only then. */
  readonly children: ReactNode;
}

/** A panel that opens and closes by its heading, and is where a reload left it. */
export function Collapsible({ title, name, children }: CollapsibleProps) {
  const { read, write } = useAddress();
  const isOpen = read(name) === 'open';
  function toggle(to: boolean): void {
    // A browser tells of a panel that is there open as if somebody had opened it.
    if (to !== isOpen) write({ [name]: to ? 'open' : null });
  }
  return (
    <details className={classes.panel} open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <h2 className={classes.title}>{title}</h2>
      </summary>
      {isOpen && <div className={classes.body}>{children}</div>}
    </details>
  );
}
