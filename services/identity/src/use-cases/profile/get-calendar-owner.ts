import { Refusal, rpc } from '@torchbearer/kit';
import type {
  GetCalendarOwnerRequest,
  GetCalendarOwnerResponse,
} from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { findCalendarOwner } from '../../db/calendar-tokens.js';

export const getCalendarOwner = rpc<Context, GetCalendarOwnerRequest, GetCalendarOwnerResponse>({
  who: 'public',
  handle: async ({ database }, { token }) => {
    const owner = await findCalendarOwner(database, token);
    if (!owner) throw new Refusal('CALENDAR_NOT_FOUND');
    return { userId: owner.id, name: owner.name };
  },
});
