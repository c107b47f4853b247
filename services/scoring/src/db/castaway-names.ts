import type { Tx } from '@torchbearer/kit';
import { copies } from '../copies.js';

/** How a castaway is called by id; the id itself where this service has no copy of them (any more). */
export async function castawayNames(tx: Tx): Promise<(id: string) => string> {
  const names = new Map((await tx.manager.find(copies.castaway.entity)).map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}
