import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the element of this ref whenever `when` turns true, without scrolling it about. */
export function useFocusOn<Target extends HTMLElement>(when: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (when) target.current?.focus({ preventScroll: true });
  }, [when]);
  return target;
}
