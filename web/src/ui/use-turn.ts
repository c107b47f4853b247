import { useCallback, useEffect, useRef, useState } from 'react';
import { createTurns } from './turns.js';

/** A chart takes a while to be made: it is when it is about to be seen, so far before. */
const NEAR = '200px';
/** Four of them at once would be felt. */
const turns = createTurns((run) => setTimeout(run));
/** So that the next one comes, too, where the library doesn't. */
const LONGEST_TURN_MS = 2_000;

/** Whether what stands at `place` may be made now; `finish` says that it has been. */
export function useTurn() {
  const place = useRef<HTMLDivElement>(null);
  const [hasTurn, setTurn] = useState(false);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (): void => leave.current?.();
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        leave.current = turns.join(() => {
          setTurn(true);
          timer = setTimeout(finish, LONGEST_TURN_MS);
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      finish();
    };
  }, []);
  return { place, hasTurn, finish: useCallback(() => leave.current?.(), []) };
}
