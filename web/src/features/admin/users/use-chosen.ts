import type { User } from '@torchbearer/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import type { RowsPage } from '../../../api/paged-list.js';
import { queryOf, type View } from './user-rows.js';

interface List {
  readonly view: View;
  /** The loaded ones. */
  readonly users: readonly User[];
  /** Whether these are all that match. */
  readonly isComplete: boolean;
}

type Users = ReadonlyMap<string, User>;
const byId = (users: readonly User[]): Map<string, User> => new Map(users.map((user) => [user.id, user]));

/**
 * The selected users, in any views. All that match are read only when they are chosen together.
 * @param onFailure called if they can't be read
 */
export function useChosen({ view, users, isComplete }: List, onFailure: (error: unknown) => void) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Users>(new Map());
  // What 'choose all' chose last, until one of them is taken out.
  const [whole, setWhole] = useState<{ readonly key: string; readonly users: Users } | null>(null);
  const [read, setRead] = useState(0);
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  const key = JSON.stringify(queryOf(view));
  const matching = isComplete ? byId(users) : whole?.key === key ? whole.users : null;
  const isAll = matching !== null && matching.size > 0 && [...matching.keys()].every((id) => chosen.has(id));

  const add = (more: Users): void => setChosen((now) => new Map([...now, ...more]));
  const remove = useCallback((ids: Iterable<string>): void => {
    const gone = new Set(ids);
    setChosen((now) => new Map([...now].filter(([id]) => !gone.has(id))));
    setWhole(null);
  }, []);

  const reading = useMutation({
    mutationFn: async () => {
      isStopped.current = false;
      setRead(0);
      const found = new Map<string, User>();
      for (let after: string | null = null, isLast = false; !isLast && !isStopped.current;) {
        const page: RowsPage<User> = await client.fetchQuery(adminQueries.wholeUsers(queryOf(view), after));
        for (const user of page.rows) found.set(user.id, user);
        setRead(found.size);
        after = page.next;
        isLast = after === null;
      }
      return { key, users: found };
    },
    onSuccess: (found) => {
      if (isStopped.current) return;
      add(found.users);
      setWhole(found);
    },
    onError: onFailure,
  });

  return {
    /** As they are now. */
    users: useMemo(() => {
      const loaded = byId(users);
      return [...chosen.values()].map((user) => loaded.get(user.id) ?? user);
    }, [chosen, users]),
    has: (id: string): boolean => chosen.has(id),
    isAll,
    isSome: !isAll && users.some(({ id }) => chosen.has(id)),
    toggle: useCallback((user: User): void => {
      setWhole(null);
      setChosen((now) => {
        const next = new Map(now);
        if (!next.delete(user.id)) next.set(user.id, user);
        return next;
      });
    }, []),
    toggleAll: (): void => {
      if (isAll) remove(matching.keys());
      else if (isComplete) add(byId(users));
      else reading.mutate();
    },
    /** How many are read, while all that match are being chosen; null otherwise. */
    read: reading.isPending ? read : null,
    stop: (): void => {
      isStopped.current = true;
    },
    remove,
    clear: (): void => remove(chosen.keys()),
  };
}
