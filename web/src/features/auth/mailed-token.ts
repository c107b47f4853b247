import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/**
 * The token of the mailed link, '' without one. It moves at once from the address, where the next person at this
 * machine could find it in the browser's history, to the state of this entry: it survives a reload and ends with the tab.
 */
export function useMailedToken(): string {
  const location = useLocation();
  const navigate = useNavigate();
  const ofLink = tokenIn(location);
  useLayoutEffect(() => {
    if (ofLink === '') return;
    void navigate(location.pathname, { replace: true, state: { mailedToken: ofLink } });
  }, [ofLink, location.pathname, navigate]);
  return ofLink === '' ? tokenOf(location) : ofLink;
}

const tokenOf = ({ state }: Location<unknown>): string => {
  const token = (state as { readonly mailedToken?: unknown } | null)?.mailedToken;
  return typeof token === 'string' ? token : '';
};

/** In the query, or in the fragment, which browsers don't send. */
export function tokenIn({ search, hash }: { readonly search: string; readonly hash: string }): string {
  const ofQuery = new URLSearchParams(search).get('token');
  return ofQuery ?? new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
