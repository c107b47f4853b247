import { useCallback, useEffect, useRef, useState } from 'react';
import { createTurns } from './turns.js';

/** A chart takes a while to be made: it is when it is about to be seen, so far before. */
const NEAR = '200px';
/** Four of them at once would be felt. */
const turns = createTurns((run) => setTimeout(run));
/** So that the next one comes, too, where the library doesn't. */
const LONGEST_TURN_MS = 2_000;

/** Whether what stands at `place` waits for its turn, and has it: then it may be made, and `finish` says that it has been. */
export function useTurn() {
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'far' | 'waiting' | 'on turn'>('far');
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (): void => leave.current?.();
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setStage('waiting');
        leave.current = turns.join(() => {
          setStage('on turn');
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
  return {
    place,
    waits: stage === 'waiting',
    hasTurn: stage === 'on turn',
    finish: useCallback(() => leave.current?.(), []),
  };
}
