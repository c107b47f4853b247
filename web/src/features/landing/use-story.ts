import { useCallback, useEffect, useState } from 'react';
import { after, following, settledStage, type Deed, type Stage } from './story.js';

const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The current step of the landing, and the functions to act in it. Escape skips. */
export function useStory(): { readonly stage: Stage; readonly act: (deed: Deed) => void } {
  const [stage, setStage] = useState<Stage>('sealed');

  const act = useCallback((deed: Deed) => {
    setStage((now) => (mayMove() ? after(now, deed) : settledStage(after(now, deed))));
  }, []);

  useEffect(() => {
    const next = following(stage);
    if (!next) return;
    const timer = setTimeout(() => setStage(next.stage), next.afterMs);
    return () => clearTimeout(timer);
  }, [stage]);

  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') act('skip');
    };
    window.addEventListener('keydown', skip);
    return () => window.removeEventListener('keydown', skip);
  }, [act]);

  return { stage, act };
}
