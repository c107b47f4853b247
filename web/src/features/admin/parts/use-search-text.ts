import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers refuse an address that changes with every key. */
const REST_MS = 250;

/**
 * What is typed into a search field: shown at once, and in the address (`q`) when the hands rest, so that a reload or
 * a link finds the same. A new search begins at the first page.
 */
export function useSearchText(): readonly [string, (typed: string) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);

  // The address changed by other means: Back, a link.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(() => {
      written.current = typed;
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
