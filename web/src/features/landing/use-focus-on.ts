import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to this ref's element whenever `when` turns true, without scrolling. */
export function useFocusOn<Target extends HTMLElement>(when: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (when) target.current?.focus({ preventScroll: true });
  }, [when]);
  return target;
}
