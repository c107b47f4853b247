import type { ReactNode } from 'react';
import { useAddress } from '../parts/use-address.js';
import classes from './collapsible.module.css';

interface CollapsibleProps {
  readonly title: string;
  /** The name in the address: `?log=open`. */
  readonly name: string;
  /** Rendered, and its data requested, only while open. */
  readonly children: ReactNode;
}

/** A panel that its heading opens and closes; a reload keeps its state. */
export function Collapsible({ title, name, children }: CollapsibleProps) {
  const { read, write } = useAddress();
  const isOpen = read(name) === 'open';
  function toggle(to: boolean): void {
    // Browsers fire a toggle event for a panel that is initially open, as if the user had opened it.
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
