import type { Database } from '@torchbearer/kit';
import { copies } from '../copies.js';

type Reader = Pick<Database, 'manager'>;

/** Whether a user is an admin by their copy; null where there is none yet. */
export const knownAsAdmin = async (from: Reader, id: string): Promise<boolean | null> =>
  (await from.manager.findOneBy(copies.user.entity, { id }))?.isAdmin ?? null;
