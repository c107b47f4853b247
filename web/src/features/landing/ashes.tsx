import { useFocusOn } from './use-focus-on.js';
import classes from './ashes.module.css';

/** The screen after No. */
export function Ashes() {
  const heading = useFocusOn<HTMLHeadingElement>(true);
  return (
    <div className={classes.ashes}>
      <h2 ref={heading} tabIndex={-1} aria-describedby="the-host">
        Better luck next time.
      </h2>
      <p id="the-host">The show’s host would be disappointed in you.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Try Again
      </button>
    </div>
  );
}
