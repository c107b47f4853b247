import { useLayoutEffect, useRef, useState } from 'react';

/** A menu that opens when it is mounted (`LazyMenu`), with its real button. */
export function useOpensAtOnce() {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The pressed button is gone; the focus must return to the menu's own button.
    button.current?.focus();
    setOpened(true);
  }, []);
  return { opened, setOpened, button };
}
