import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.js';

/** The count is announced when typing pauses, and not at every letter. */
const REST_MS = 500;

/** Announces how many there are when that changes; the initial count is part of the page. */
export function useSpokenCount(says: string): void {
  const last = useRef(says);
  useEffect(() => {
    if (last.current === says) return;
    const timer = setTimeout(() => {
      last.current = says;
      announce(says);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [says]);
}
