import { useCallback, useEffect, useRef, useState } from 'react';
import { createTurns } from './turns.js';
import { whenNear } from './when-near.js';

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
    const stopWatching = whenNear(place.current, () => {
      setStage('waiting');
      leave.current = turns.join(() => {
        setStage('on turn');
        timer = setTimeout(finish, LONGEST_TURN_MS);
      });
    });
    return () => {
      stopWatching();
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
