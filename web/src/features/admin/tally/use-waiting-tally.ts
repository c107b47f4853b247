import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../api/use-user.js';
import { hasWaitingTally } from './waiting-mark.js';

/** Sends on any admin screen what the tally could not send. */
export function useWaitingTally(): void {
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user.id : null;
  const { pathname } = useLocation();
  useEffect(() => {
    if (userId === null || !hasWaitingTally(userId)) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async (): Promise<void> => {
      const { tallySenderOf } = await import('./tally-sender.js');
      if (!isOver) stop = tallySenderOf(userId).start();
    };
    // Without a connection the next screen tries again.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
    // The tally itself may have left something behind: each screen looks again.
  }, [userId, pathname]);
}
