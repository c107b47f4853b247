import { Button } from '@mantine/core';
import { IconFlameOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUnreachable, serverWords } from '../../../api/error-sentence.js';
import { adviceAfter } from '../../../ui/advice.js';
import classes from './figures.module.css';

/** Options of a card's own query: the screen refetches, so a card that mounts doesn't retry a failed call. */
export const ofCard = { retryOnMount: false };

interface FiguresProps<Data> {
  readonly result: UseQueryResult<Data>;
  /** 'Failed to load statistics' */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A card's content, or an error if it could not be loaded; if a refresh fails, the old figures stay with a
 * note.
 */
export function Figures<Data>({ result, failure, children }: FiguresProps<Data>) {
  const { data, error } = result;
  if (data !== undefined && !error) return children(data);
  // The screen shows cards once all calls have finished, so a call without data has failed, and may be
  // retrying.
  const retry = (
    <Button variant="default" onClick={() => void result.refetch()} loading={result.isFetching}>
      Try again
    </Button>
  );
  if (data === undefined)
    return (
      <div className={classes.failed} role="alert">
        <IconFlameOff size={32} stroke={1.4} aria-hidden />
        <div>
          <p className={classes.words}>{failure}</p>
          <p className={classes.why}>
            {serverWords(error) ?? adviceAfter(failure, isUnreachable(error) ? 'unreachable' : 'reachable')}
          </p>
        </div>
        {retry}
      </div>
    );
  return (
    <>
      <div className={classes.stale} role="status">
        <p>
          <strong>{failure}</strong> These are the last ones known.
        </p>
        {retry}
      </div>
      {children(data)}
    </>
  );
}
