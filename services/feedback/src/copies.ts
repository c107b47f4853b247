/** What feedback copies of other services' entities; the kit makes the tables `copied.*` and keeps them up to date. */
import { copy } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';

export const copies = {
  user: copy(Topics.user, {
    table: 'users',
    key: 'id',
    columns: { id: 'uuid', name: 'text', email: 'text', username: 'text?', isAdmin: 'boolean' },
  }),
};
