import { inShowTime, inViewerTime, viewerZone } from '../time/format.js';
import classes from './deadline.module.css';

/** An instant in PT and, where it differs, by the viewer's own clock. */
export function Deadline({ at }: { readonly at: string }) {
  const own = inViewerTime(at, viewerZone());
  return (
    <time dateTime={at}>
      {inShowTime(at)}
      {own !== null && <span className={classes.own}> ({own} your time)</span>}
    </time>
  );
}
