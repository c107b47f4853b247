import { useSearchParams } from 'react-router-dom';

/** The screen's state (an open panel, a page of a list) in the address, so that a reload restores it. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    read: (name: string): string | null => search.get(name),
    /** null removes a value from the address. */
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
