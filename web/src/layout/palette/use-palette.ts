import { useCallback, useEffect, useState } from 'react';

/** The palette's state, opened and closed by Ctrl+K or ⌘K. */
export function usePalette() {
  const [opened, setOpened] = useState(false);
  const open = useCallback(() => setOpened(true), []);
  const close = useCallback(() => setOpened(false), []);

  useEffect(() => {
    const toggle = (event: Event): void => {
      // A browser that fills in a form fires key events without a key name.
      if (!(event instanceof KeyboardEvent)) return;
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (opened) close();
      // Another dialog is open: its content must not be lost by navigation.
      else if (document.querySelector('[aria-modal="true"]') === null) open();
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [opened, open, close]);

  return { opened, open, close };
}
