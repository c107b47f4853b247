import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers reject address changes at every key press. */
const REST_MS = 250;

/**
 * A search field's text: shown at once, and written to the address (`q`) after a pause in typing, so that a
 * reload or a link finds the same. A new search starts at the first page.
 */
export function useSearchText(): readonly [string, (typed: string) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('q') ?? '';
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
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          if (typed === '') next.delete('q');
          else next.set('q', typed);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, setSearch]);

  return [typed, setTyped];
}
