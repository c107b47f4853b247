import { Button } from '@mantine/core';
import { errorSentence } from '../../../api/error-sentence.js';
import { Note } from '../../../ui/note.js';
import classes from './audit-log.module.css';

interface ShowOlderProps {
  /** A paged list, as `useInfiniteQuery` returns it. */
  readonly found: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly what: string;
  /** The sentence shown if the next page can't be loaded. */
  readonly unable: string;
}

/** Below a list: the button that loads the next page, and why the last try failed. */
export function ShowOlder({ found, what, unable }: ShowOlderProps) {
  return (
    <div className={classes.older}>
      {found.isFetchNextPageError && <Note kind="failure">{errorSentence(found.error, unable)}</Note>}
      {found.hasNextPage && (
        <Button
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Show older {what}
        </Button>
      )}
    </div>
  );
}
