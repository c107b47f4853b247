import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortFrom, type Role, type Sort, type View } from './user-rows.js';

type Change = Readonly<Record<string, string | null>>;

/**
 * The filter and order of the users, from the address, and functions that change them. `search` lags behind
 * what is typed.
 */
export function useView() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Change, replace = false): void =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [key, value] of Object.entries(changes)) {
            if (value === null) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { preventScrollReset: true, replace },
      ),
    [setParams],
  );
  const { sort, isDescending } = sortFrom(params.get('sort'));
  const role: Role = ROLES.find((one) => one === params.get('role')) ?? 'all';
  const view: Omit<View, 'search'> = { role, sort, isDescending };
  return {
    view,
    page: params.get('page'),
    edited: params.get('edit'),
    /** The same column again reverses its order. */
    sortBy: (by: Sort): void =>
      change({ sort: by === sort && !isDescending ? `-${by}` : by, page: null }, true),
    /** 'joined' or '-joined' */
    setOrder: (order: string): void => change({ sort: order, page: null }, true),
    setRole: (chosen: string): void => change({ role: chosen === 'all' ? null : chosen, page: null }, true),
    goTo: (page: number): void => change({ page: page === 1 ? null : String(page) }),
    edit: useCallback((id: string | null): void => change({ edit: id }), [change]),
  };
}

const ROLES = ['players', 'admins'] as const;
