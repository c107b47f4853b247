import type { Database } from '@torchbearer/kit';
import { copies } from '../copies.js';

type Reader = Pick<Database, 'manager'>;

/** Whether the user is an admin by their copy; null without a copy. */
export const knownAsAdmin = async (from: Reader, id: string): Promise<boolean | null> =>
  (await from.manager.findOneBy(copies.user.entity, { id }))?.isAdmin ?? null;
