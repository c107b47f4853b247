import { Button } from '@mantine/core';
import { Note } from '../../ui/note.js';
import classes from './lines-failed.module.css';

interface LinesFailedProps {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The points are shown, their lines are not. */
export const LinesFailed = ({ onRetry, isRetrying }: LinesFailedProps) => (
  <Note kind="warning">
    <div className={classes.failed}>
      <span>Unable to load what the points are made of.</span>
      <Button variant="default" onClick={onRetry} loading={isRetrying}>
        Try again
      </Button>
    </div>
  </Note>
);
