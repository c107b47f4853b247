import type { User } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../../api/client.js';
import { queries } from '../../api/queries.js';
import { tabStorage } from '../../storage.js';
import { createStore } from '../../api/store.js';

const KEY = 'torchbearer.welcome-dismissed';

/**
 * The user who dismissed it here: it stays closed for this browser session, even if the server never receives
 * that.
 */
const dismissedBy = createStore(tabStorage.getItem(KEY));

/** Whether the welcome is due, and how to dismiss it for good. */
export function useWelcome(user: User) {
  const client = useQueryClient();
  const dismissed = useSyncExternalStore(dismissedBy.subscribe, dismissedBy.get) === user.id;
  const { mutate } = useMutation({
    mutationFn: () => api.markWelcomeSeen({ body: {} }),
    onSuccess: (seen) => client.setQueryData(queries.me().queryKey, seen),
    // eslint-disable-next-line no-console -- the user can do nothing, and the next visit shows it again
    onError: (error) => console.warn('The welcome could not be marked as seen', error),
  });
  return {
    due: !user.hasSeenWelcome && !dismissed,
    dismiss: (): void => {
      tabStorage.setItem(KEY, user.id);
      dismissedBy.set(user.id);
      mutate();
    },
  };
}
