import type { Ranking } from '@torchbearer/contract/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { tabStorage } from '../../storage.js';
import { storeUnsaved, readUnsaved } from './unsaved-order.js';
import { begin, follow, record, redo, undo } from './ranking-history.js';
import { sameOrder, type Order } from './ranking-order.js';

/** The order on the screen: the server's, with the player's unsaved changes. */
export function useRankingOrder(userId: string, ranking: Ranking) {
  const saved = useMemo(() => ranking.order.map(({ castawayId }) => castawayId), [ranking.order]);
  const [history, setHistory] = useState(() => begin(saved, readUnsaved(tabStorage, userId)));
  const [followed, setFollowed] = useState<Order>(saved);
  const [restored] = useState(() => history.past.length > 0);

  if (followed !== saved) {
    setFollowed(saved);
    setHistory((current) => follow(current, followed, saved));
  }

  const { past, present, future } = history;
  const changed = !sameOrder(present, saved);
  useEffect(() => storeUnsaved(tabStorage, userId, changed ? present : null), [userId, changed, present]);

  return {
    order: present,
    /** Differs from what the server has. */
    changed,
    /** Restored from the unsaved changes of an earlier visit. */
    restored,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    set: useCallback((order: Order) => setHistory((current) => record(current, order)), []),
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
  };
}
