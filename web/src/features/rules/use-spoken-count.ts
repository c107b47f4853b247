import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.js';

/** So that a count is said once typing rests, and not at every letter. */
const REST_MS = 500;

/** Has a screen reader say how many there are once that changes; what the page began with, it reads by itself. */
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
