import { Button } from '@mantine/core';
import { Note } from '../../ui/note.js';
import type { SubmissionFailure } from './submission-failure.js';
import classes from './submission-failed.module.css';

interface SubmissionFailedProps {
  readonly failure: SubmissionFailure;
  /** null if there is nothing left to retry. */
  readonly onRetry: (() => void) | null;
}

/** What went wrong with a pick, whether it was saved, and the retry button. */
export function SubmissionFailed({ failure: { words, more, mayRetry }, onRetry }: SubmissionFailedProps) {
  return (
    <Note kind="failure">
      <p className={classes.words}>{words}</p>
      <p className={classes.more}>{more}</p>
      {mayRetry && onRetry && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Note>
  );
}
