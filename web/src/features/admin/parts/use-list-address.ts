import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useSearchParams } from 'react-router-dom';
import { useChangeAddress } from './use-change-address.js';

/** The search and the order of a list by time, from the address, and a function that changes the address. */
export function useListAddress() {
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  return {
    params,
    isSearched: q !== '',
    sort: params.get('sort') === 'at' ? 'at' : '-at',
    /** In the form that the call takes. */
    search: q === '' ? {} : { q },
    change: useChangeAddress(),
  };
}
