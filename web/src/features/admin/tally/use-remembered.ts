import { useState } from 'react';
import { deviceStorage } from '../../../storage.js';

/** A choice that this device remembers. */
export function useRemembered(name: string): readonly [string | null, (value: string) => void] {
  const key = `torchbearer.tally.${name}`;
  const [value, setValue] = useState(() => deviceStorage.getItem(key));
  const remember = (next: string): void => {
    deviceStorage.setItem(key, next);
    setValue(next);
  };
  return [value, remember];
}
