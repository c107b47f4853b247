import { useLayoutEffect, useRef, useState } from 'react';

/** A menu that is open as soon as it is there (`WhenWanted`), and the button that it then has. */
export function useOpensAtOnce() {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed is gone; where the menu opens from is where the focus comes back to.
    button.current?.focus();
    setOpened(true);
  }, []);
  return { opened, setOpened, button };
}
