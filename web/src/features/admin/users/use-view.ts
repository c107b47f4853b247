import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeAddress } from '../parts/use-change-address.js';
import { sortFrom, type Role, type Sort, type View } from './user-rows.js';

/** The search, filter and order of the users, from the address, and functions that change them. */
export function useView() {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const { sort, isDescending } = sortFrom(params.get('sort'));
  const role: Role = ROLES.find((one) => one === params.get('role')) ?? 'all';
  const search = (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const view: View = { search, role, sort, isDescending };
  return {
    view,
    edited: params.get('edit'),
    /** Sorts by a column, or reverses the order of the column that already sorts. */
    sortBy: (by: Sort): void => change({ sort: by === sort && !isDescending ? `-${by}` : by }),
    /** 'joined' or '-joined' */
    setOrder: (order: string): void => change({ sort: order }),
    setRole: (chosen: string): void => change({ role: chosen === 'all' ? null : chosen }),
    edit: useCallback((id: string | null): void => change({ edit: id }, { replace: false }), [change]),
  };
}

const ROLES = ['players', 'admins'] as const;
