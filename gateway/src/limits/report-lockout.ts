import { serviceActor, type Log } from '@torchbearer/kit';
import type { Clients } from '../clients.js';
import type { Lockout } from './sign-in.js';

/** Reports the lockout to identity, which records it for admins. Not awaited: the response must not depend on it. */
export const reportLockout =
  ({ identity }: Pick<Clients, 'identity'>, log: Log) =>
  ({ email, address, everywhere }: Lockout): void => {
    const from = { actor: serviceActor('gateway'), address };
    identity
      .reportLockout({ email, everywhere }, from)
      .catch((error: unknown) =>
        log.warn({ err: error, address, everywhere }, 'a lockout could not be recorded'),
      );
  };
