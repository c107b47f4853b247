import { type RefObject, useEffect, useRef, useState } from 'react';

interface FaultFocus {
  /** For the form whose fields are judged. */
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Puts the cursor into the first field at fault, once the faults are shown. */
  readonly focusFault: () => void;
}

export function useFaultFocus(): FaultFocus {
  const ref = useRef<HTMLFormElement>(null);
  const [judged, setJudged] = useState(0);
  useEffect(() => {
    if (judged > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [judged]);
  return { ref, focusFault: () => setJudged((times) => times + 1) };
}
