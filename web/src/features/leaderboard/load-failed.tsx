import { Button } from '@mantine/core';
import { errorSentence } from '../../api/error-sentence.js';
import classes from './load-failed.module.css';

interface LoadFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Sticks to the window's foot, because the missing rows may be anywhere. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  return (
    <div className={classes.failed} role="alert">
      <span>{errorSentence(error, 'Unable to load leaderboard right now.')}</span>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
