import { owns, type Owned } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { findUsers } from './db/users.js';
import { userChanged } from './published.js';

/** What can be told again. Of sessions nothing: their ends matter for the seconds that others remember them. */
export const owned: readonly Owned[] = [
  owns(Topics.user, {
    table: 'users',
    key: 'id',
    states: async (tx, ids) => (await findUsers(tx, ids)).map(userChanged),
  }),
];
