import type { Tx } from '@torchbearer/kit';
import { copies } from '../copies.js';

/** Castaways' names by id; the id itself without a copy. */
export async function castawayNames(tx: Tx): Promise<(id: string) => string> {
  const names = new Map((await tx.manager.find(copies.castaway.entity)).map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}
