import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Note } from '../../../ui/note.js';
import classes from './bulk-result.module.css';
import type { Deleted } from './delete-each.js';

interface BulkResultProps {
  readonly result: Deleted;
  readonly onClose: () => void;
}

/** The result of deleting several users, with each failure by name; stays until dismissed. */
export function BulkResult({ result, onClose }: BulkResultProps) {
  const { deleted, failures, untouched } = result;
  const element = useRef<HTMLDivElement>(null);
  // The buttons that started and stopped it are gone, so the focus moves here.
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className={classes.result}>
      <Note kind={failures.length > 0 ? 'failure' : 'success'}>
        <p className={classes.words}>
          {deleted.size === 1 ? '1 player deleted.' : `${deleted.size} players deleted.`}
          {failures.length > 0 && ` ${failures.length} could not be:`}
          {untouched > 0 && ` Stopped before ${untouched} more.`}
        </p>
        {failures.length > 0 && (
          <ul className={classes.failures}>
            {failures.map(({ name, why }, place) => (
              <li key={place}>
                <strong>{name}</strong>: {why}
              </li>
            ))}
          </ul>
        )}
      </Note>
      <Button variant="subtle" onClick={onClose}>
        Close this result
      </Button>
    </div>
  );
}
