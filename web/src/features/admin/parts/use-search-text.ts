import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeAddress } from './use-change-address.js';

/** Browsers reject address changes at every key press. */
const REST_MS = 250;

/**
 * A search field's text: shown at once, and written to the address after a pause in typing, so that a reload or a
 * link finds the same.
 * @param name in the address
 */
export function useSearchText(name = 'q'): readonly [string, (typed: string) => void] {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const inAddress = search.get(name) ?? '';
  const [typed, setTyped] = useState(inAddress);
  const lastWritten = useRef(inAddress);

  // The address changed otherwise: by Back, or a link.
  useEffect(() => {
    if (inAddress === lastWritten.current) return;
    lastWritten.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (typed === lastWritten.current) return;
    const timer = setTimeout(() => {
      lastWritten.current = typed;
      change({ [name]: typed });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, change, name]);

  return [typed, setTyped];
}
