import type { ReactNode } from 'react';
import { errorSentence } from '../api/error-sentence.js';
import { ErrorState } from './states.js';
import classes from './list-state.module.css';
import type { Found } from './use-pages.js';

interface ListStateProps {
  readonly found: Found;
  readonly isEmpty: boolean;
  /** Shown until the first rows are here. */
  readonly loading: ReactNode;
  /** The sentence shown if there are no rows to show and they can't be loaded. */
  readonly unable: string;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A paged list, or what stands in its place. Rows of the last search are dim until those of the next one come. */
export function ListState({ found, isEmpty, loading, unable, empty, children }: ListStateProps) {
  if (found.isPending) return loading;
  if (found.error && !found.isFetchNextPageError && isEmpty) {
    return (
      <ErrorState
        words={errorSentence(found.error, unable)}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  }
  return (
    <div className={classes.rows} aria-busy={found.isPlaceholderData}>
      {isEmpty ? empty : children}
    </div>
  );
}
