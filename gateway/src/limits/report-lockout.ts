import { serviceActor, type Log } from '@torchbearer/kit';
import type { Clients } from '../clients.js';
import type { Lockout } from './sign-in.js';

/** Tells identity, which records it for admins. Not waited for: the refusal must not hang on it. */
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
