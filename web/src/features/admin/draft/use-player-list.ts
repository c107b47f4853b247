import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useSearchParams } from 'react-router-dom';
import type { pagesOf } from '../../../api/paged-list.js';
import { usePages } from '../../../ui/use-pages.js';
import { useSearchText } from '../parts/use-search-text.js';

type Pages<Row> = ReturnType<typeof pagesOf<Row>>;

/**
 * A list of the screen that is searched by player.
 * @param name of its search in the address
 */
export function usePlayerList<Row extends { readonly id: string }>(
  name: string,
  list: (view: { readonly q?: string }) => Pages<Row>,
) {
  const [params] = useSearchParams();
  const [typed, setTyped] = useSearchText(name);
  const q = (params.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const isSearched = q !== '';
  return { ...usePages(list(isSearched ? { q } : {})), isSearched, typed, setTyped };
}

export type PlayerList = Omit<ReturnType<typeof usePlayerList>, 'rows'> & {
  readonly rows: readonly unknown[];
};
