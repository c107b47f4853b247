import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from './client.js';
import { connection } from './connection.js';

const RETRY_MS = 4_000;

/**
 * Whether the server is unreachable, and when the oldest data on the screen was loaded (ms since 1970, null
 * without any). While the server is unreachable this polls it, and refreshes every screen once it responds.
 */
export function useConnection(): { readonly lost: boolean; readonly dataFrom: number | null } {
  const client = useQueryClient();
  const lost = useSyncExternalStore(connection.subscribe, connection.get) === 'unreachable';

  useEffect(() => {
    const wentOffline = (): void => connection.set('unreachable');
    window.addEventListener('offline', wentOffline);
    return () => window.removeEventListener('offline', wentOffline);
  }, []);

  useEffect(() => {
    if (!lost) return;
    // Any response will do; the client records the connection.
    const poll = (): void => void api.getConfig().catch(() => undefined);
    const timer = setInterval(poll, RETRY_MS);
    window.addEventListener('online', poll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', poll);
      void client.invalidateQueries();
    };
  }, [lost, client]);

  const shown = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: (query) => query.queryKey[0] !== 'config' });
  const ages = shown.map((query) => query.state.dataUpdatedAt).filter((at) => at > 0);
  return { lost, dataFrom: lost && ages.length > 0 ? Math.min(...ages) : null };
}
