import { useEffect, useRef } from 'react';
import { Note } from '../../ui/note.js';
import classes from './text-entry.module.css';

/** Says that the typed names are applied. Scrolls into view, because the button was far below. */
export function AppliedNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
    note.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={note} tabIndex={-1} className={classes.applied}>
      <Note kind="success">Rankings updated! Click &quot;Save Rankings&quot; to save.</Note>
    </div>
  );
}
