import { useSearchParams } from 'react-router-dom';

/** Filters by admin and by entity, stored in the address. */
export function useAuditFilter() {
  const [search, setSearch] = useSearchParams();
  const actor = search.get('actor') ?? '';
  const action = search.get('action') ?? '';
  const choose = (name: 'actor' | 'action', value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    actor,
    action,
    choose,
    clear: () => setSearch({}, { replace: true }),
    /** In the form that the call takes. */
    filter: { ...(actor !== '' && { actor }), ...(action !== '' && { action }) },
  };
}
