import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorSentence } from '../api/error-sentence.js';
import { Note } from './note.js';
import classes from './list-end.module.css';
import type { Found } from './use-pages.js';

/** The next page is requested when the end of the list is this close to the window. */
const NEAR = '900px 0px';
/** From here on a press asks for more, so that what follows the list can be reached. */
const MOST_BY_ITSELF = 500;

interface ListEndProps {
  readonly found: Found;
  /** How many rows are loaded. */
  readonly loaded: number;
  /** 'older changes' */
  readonly more: string;
  /** The sentence shown if the next page can't be loaded. */
  readonly unable: string;
  /** Every page asks for a press. */
  readonly byHand?: boolean;
}

/** Below a list: loads the next page as its end comes near, or at a press; after a failure only at a press. */
export function ListEnd({ found, loaded, more, unable, byHand }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const isReady = found.hasNextPage && !found.isFetching && !found.isPlaceholderData;
  const loadsByItself = isReady && !found.isFetchNextPageError && !byHand && loaded < MOST_BY_ITSELF;
  const load = useEffectEvent(() => void found.fetchNextPage());
  useEffect(() => {
    if (!loadsByItself || !end.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loadsByItself, loaded]);
  if (!found.hasNextPage) return null;
  return (
    <div ref={end} className={classes.end}>
      {found.isFetchNextPageError && <Note kind="failure">{errorSentence(found.error, unable)}</Note>}
      <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
        {found.isFetchNextPageError ? 'Try again' : `Show ${more}`}
      </Button>
    </div>
  );
}
