import { useState } from 'react';

/** A choice that this device remembers. */
export function useRemembered(name: string): readonly [string | null, (value: string) => void] {
  const key = `torchbearer.tally.${name}`;
  const [value, setValue] = useState(() => localStorage.getItem(key));
  const remember = (next: string): void => {
    localStorage.setItem(key, next);
    setValue(next);
  };
  return [value, remember];
}
