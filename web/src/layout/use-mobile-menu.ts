import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The hamburger's state: closed by a change of route and by Escape, which gives the focus back to the button. */
export function useMobileMenu() {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Open only on the page where it was opened.
  const opened = openedAt === key;

  useEffect(() => {
    if (!opened) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenedAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [opened]);

  return { opened, button, toggle: () => setOpenedAt(opened ? null : key) };
}
