import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The token of the mailed link that led here, '' without one. It is taken out of the address at once: there it would
 * stay in the browser's history, for the next person at this machine to use.
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

/** In the query, or in the fragment, which browsers send nowhere. */
export function tokenIn({ search, hash }: { readonly search: string; readonly hash: string }): string {
  const ofQuery = new URLSearchParams(search).get('token');
  return ofQuery ?? new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
