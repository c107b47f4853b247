import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The hamburger's state: closed by a change of route and by Escape, which returns the focus to the button.
 */
export function useMobileMenu() {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // A location's key differs even if Back leads to the page where the menu was opened.
  const [seenAt, setSeenAt] = useState(key);
  if (seenAt !== key) {
    setSeenAt(key);
    setOpened(false);
  }

  useEffect(() => {
    if (!opened) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpened(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [opened]);

  return { opened, button, toggle: () => setOpened(!opened) };
}
