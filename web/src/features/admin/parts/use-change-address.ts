import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Search parameters by name; null or '' removes one. */
type Changes = Readonly<Record<string, string | null>>;

/**
 * Changes some of the address's search parameters, and leaves the others as they are by then: what is rendered may be
 * older, because a long list takes a moment.
 */
export function useChangeAddress() {
  const [, setParams] = useSearchParams();
  return useCallback(
    (changes: Changes, { replace }: { readonly replace: boolean } = { replace: true }): void => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );
}
