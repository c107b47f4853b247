import { inShowTime, inViewerTime, viewerZone } from '../time/format.js';
import classes from './deadline.module.css';

/**
 * For a screen's module to call, while its answers are on their way: to load its time zones takes a browser as long
 * as to build a screen. Each step is a task of its own, so that it can answer in between.
 */
export function prepareDeadlines(): void {
  setTimeout(() => {
    viewerZone();
    setTimeout(() => inViewerTime(new Date(0), viewerZone()));
  });
}

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
