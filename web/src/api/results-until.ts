import type { User } from '@torchbearer/contract/client';
import type { ResultsUntil } from '@torchbearer/rules';
import { deviceStorage } from '../storage.js';
import { createStore, type Store } from './store.js';

/** The last week whose results the server shows to this user; null for all. */
export const resultsUntilOf = ({ hidesResults, isAdmin, watchedWeek }: User): ResultsUntil =>
  hidesResults && !isAdmin ? (watchedWeek ?? 0) : null;

/** Whether results that were shown are hidden from now on. */
export const showsLess = (before: ResultsUntil, after: ResultsUntil): boolean =>
  after !== null && (before === null || after < before);

const KEY = 'torchbearer.hides-results';

/** Hides all results where no number is stored. */
function read(): ResultsUntil {
  const stored = deviceStorage.getItem(KEY);
  return stored === null ? null : Number(stored) || 0;
}

const store = createStore(read());

/**
 * The last week whose results this browser shows; null for all. The user's own setting, or a visitor's switch: after the
 * end of a session it stays until somebody else signs in, or the visitor switches it off.
 */
export const shownUntil: Store<ResultsUntil> = {
  ...store,
  set: (until) => {
    if (until === null) deviceStorage.removeItem(KEY);
    else deviceStorage.setItem(KEY, String(until));
    store.set(until);
  },
};

/** Calls back with what another tab has set. */
export function watchShownUntil(changed: (until: ResultsUntil) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) changed(read());
  });
}

/** Whether a response was made for a user who hides more than this browser knows, by the header for those who hide some. */
export function saysLess({ headers }: Response): boolean {
  const until = headers.get('results-until');
  return until !== null && showsLess(shownUntil.get(), Number(until));
}
