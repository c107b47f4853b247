import { owns, type Owned } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { In } from 'typeorm';
import { Picks } from './db/tables.js';

/** What can be republished. */
export const owned: readonly Owned[] = [
  owns(Topics.pick, {
    table: 'picks',
    key: 'id',
    states: (tx, ids) => tx.manager.findBy(Picks, { id: In([...ids]) }),
  }),
];
