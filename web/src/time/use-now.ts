import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.js';

/** The server's time in ms, updated every `everyMs` and whenever the page becomes visible again. */
export function useServerNow(everyMs = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = (): void => setNow(serverNow());
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}
