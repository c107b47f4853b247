import { createStore, type Store } from '../../api/store.js';

const KEY = 'torchbearer.hides-results';
const store = createStore(localStorage.getItem(KEY) === 'true');

/** Whether this browser hides results from visitors. */
export const visitorHides: Store<boolean> = {
  ...store,
  set: (hides) => {
    if (hides) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
    store.set(hides);
  },
};
