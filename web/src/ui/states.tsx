import { Button } from '@mantine/core';
import { IconCampfire, IconFlameOff } from '@tabler/icons-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { connection } from '../api/connection.js';
import { adviceAfter } from './advice.js';
import classes from './states.module.css';

interface EmptyStateProps {
  /** What is (not) there: 'No results posted yet.' */
  readonly words: string;
  /** What comes next, and when. */
  readonly next?: ReactNode;
  /** A link or button that leads on. */
  readonly action?: ReactNode;
}

/** The empty state, as an invitation. */
export function EmptyState({ words, next, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <IconCampfire size={44} stroke={1.4} aria-hidden />
      <p className={classes.words}>{words}</p>
      {next !== undefined && <p className={classes.next}>{next}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What went wrong: 'Unable to load weekly results.' */
  readonly words: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** What could not be loaded, and the retry button. */
export function ErrorState({ words, onRetry, retrying }: ErrorStateProps) {
  const advice = adviceAfter(words, useSyncExternalStore(connection.subscribe, connection.get));
  return (
    <div className={`${classes.state} ${classes.error}`} role="alert">
      <IconFlameOff size={44} stroke={1.4} aria-hidden />
      <p className={classes.words}>{words}</p>
      {advice !== null && <p className={classes.next}>{advice}</p>}
      <Button variant="default" onClick={onRetry} loading={retrying ?? false}>
        Try again
      </Button>
    </div>
  );
}
