import { useListAddress } from '../parts/use-list-address.js';
import { useSearchText } from '../parts/use-search-text.js';

/** Filters by admin and by entity, search and order, stored in the address. */
export function useAuditFilter() {
  const address = useListAddress();
  const [typed, setTyped] = useSearchText();
  const { params, isSearched, sort, search } = address;
  const actor = params.get('actor') ?? '';
  const action = params.get('action') ?? '';
  return {
    address,
    typed,
    type: setTyped,
    actor,
    action,
    choose: (name: 'actor' | 'action', value: string): void => address.change({ [name]: value }),
    clear: (): void => {
      setTyped('');
      address.change({ actor: '', action: '', q: '' });
    },
    isFiltered: isSearched || actor + action !== '',
    /** In the form that the call takes. */
    view: { sort, ...search, ...(actor !== '' && { actor }), ...(action !== '' && { action }) },
  };
}
