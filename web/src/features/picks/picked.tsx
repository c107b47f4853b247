import type { Pick } from '@torchbearer/contract/client';
import classes from './all-picks.module.css';

interface PickedProps {
  readonly pick: Pick | undefined;
  /** Shown without a pick. */
  readonly unpicked: string;
}

/** A pick, in a table cell or a line. */
export function Picked({ pick, unpicked }: PickedProps) {
  if (!pick) return <span className={classes.unpicked}>{unpicked}</span>;
  return (
    <>
      {pick.castaway.name} {pick.isAutoSelected && <span className={classes.auto}>Auto-selected</span>}
    </>
  );
}
