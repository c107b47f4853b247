import { Button } from '@mantine/core';
import { IconFlameOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUnreachable, serverWords } from '../../../api/error-sentence.js';
import { adviceAfter } from '../../../ui/advice.js';
import classes from './figures.module.css';

/** For a card's own query: the screen asks; a card that has just come doesn't ask again for what has failed. */
export const ofCard = { retryOnMount: false };

interface FiguresProps<Data> {
  readonly result: UseQueryResult<Data>;
  /** 'Failed to load statistics' */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a card shows, or that it could not be loaded; figures that could not be renewed stay, and say so. */
export function Figures<Data>({ result, failure, children }: FiguresProps<Data>) {
  const { data, error } = result;
  if (data !== undefined && !error) return children(data);
  // The screen shows cards once all calls have finished: without data this one has failed, and may be on its way again.
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
