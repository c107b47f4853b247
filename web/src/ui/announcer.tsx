import { useSyncExternalStore } from 'react';
import { createStore } from '../api/store.js';
import classes from './announcer.module.css';

const spoken = createStore('');

/** Has a screen reader say something when it is done with what it says. The same words twice are said once. */
export const announce = spoken.set;

/** The one live region; stands in the layout, so that it is there before there is something to say. */
export function Announcer() {
  const words = useSyncExternalStore(spoken.subscribe, spoken.get);
  return (
    <div className={classes.hidden} role="status" aria-live="polite">
      {words}
    </div>
  );
}
