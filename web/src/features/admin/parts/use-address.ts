import { useSearchParams } from 'react-router-dom';

/** Where somebody is on a screen (an open panel, a page of a list), kept in the address: a reload brings it back. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    read: (name: string): string | null => search.get(name),
    /** null takes a value out of the address. */
    write: (values: Readonly<Record<string, string | null>>): void => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(values)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}
