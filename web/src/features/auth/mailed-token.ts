import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The token of the mailed link, '' without one. It is removed from the address at once: otherwise the next
 * person at this machine could find it in the browser's history.
 */
export function useMailedToken(): string {
  const given = tokenIn(useLocation());
  const [taken, setTaken] = useState(given);
  useLayoutEffect(() => {
    if (given === '') return;
    setTaken(given);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [given]);
  return taken;
}

/** In the query, or in the fragment, which browsers don't send. */
export function tokenIn({ search, hash }: { readonly search: string; readonly hash: string }): string {
  const ofQuery = new URLSearchParams(search).get('token');
  return ofQuery ?? new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
