import { useSyncExternalStore } from 'react';
import { createStore } from '../api/store.js';
import classes from './announcer.module.css';

const spoken = createStore('');

/** Has a screen reader read a text once it is idle. The same text twice is read once. */
export const announce = spoken.set;

/** The one live region; part of the layout, so that it exists before there is something to say. */
export function Announcer() {
  const words = useSyncExternalStore(spoken.subscribe, spoken.get);
  return (
    <div className={classes.hidden} role="status" aria-live="polite">
      {words}
    </div>
  );
}
