import type { User } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../api/client.js';
import { deleteEach } from './delete-each.js';
import { useKeepUsers } from './use-keep-users.js';

/** Deletes the selected users, with progress and result. `onDeleted` gets the ids of those who are gone. */
export function useBulkDelete(onDeleted: (ids: ReadonlySet<string>) => void) {
  const users = useKeepUsers();
  const isStopped = useRef(false);
  const [done, setDone] = useState(0);
  const deleting = useMutation({
    mutationFn: (chosen: readonly User[]) =>
      deleteEach(chosen, {
        remove: (id) => api.deleteUser({ params: { id } }),
        onDone: setDone,
        isStopped: () => isStopped.current,
        waitSeconds: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
      }),
    onSuccess: ({ deleted }) => {
      users.gone(deleted);
      onDeleted(deleted);
    },
  });
  return {
    isRunning: deleting.isPending,
    done,
    result: deleting.data,
    start: (chosen: readonly User[]): void => {
      isStopped.current = false;
      setDone(0);
      deleting.mutate(chosen);
    },
    stop: (): void => {
      isStopped.current = true;
    },
    forget: () => deleting.reset(),
  };
}
