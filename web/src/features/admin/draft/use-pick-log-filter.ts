import { FIRST_WEEK, LAST_WEEK, MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useSearchParams } from 'react-router-dom';
import { useChangeAddress } from '../parts/use-change-address.js';
import { useSearchText } from '../parts/use-search-text.js';

const NAME = 'logged-player';
const WEEK = 'logged-week';

/** Which picks the log shows, from the address, and functions that change it. */
export function usePickLogFilter() {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const [typed, type] = useSearchText(NAME);
  const q = (params.get(NAME) ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const week = weekIn(params.get(WEEK));
  return {
    typed,
    type,
    /** In the form that the call takes. */
    view: { ...(q !== '' && { q }), ...(week !== null && { week }) },
    isFiltered: q !== '' || week !== null,
    chooseWeek: (chosen: string): void => change({ [WEEK]: chosen }),
    clear: (): void => {
      type('');
      change({ [NAME]: null, [WEEK]: null });
    },
  };
}

/** null for all weeks */
function weekIn(given: string | null): number | null {
  if (given === null || !/^\d{1,2}$/.test(given)) return null;
  const week = Number(given);
  return week >= FIRST_WEEK && week <= LAST_WEEK ? week : null;
}
