import { rpc } from '@torchbearer/kit';
import type {
  ListAnnouncementsRequest,
  ListAnnouncementsResponse,
} from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { currentAnnouncements } from '../../db/announcements.js';
import { toAnnouncement } from '../responses.js';

export const listAnnouncements = rpc<Context, ListAnnouncementsRequest, ListAnnouncementsResponse>({
  who: 'player',
  handle: async ({ database }, _request, { now }) => ({
    announcements: (await currentAnnouncements(database, now)).map(toAnnouncement),
  }),
});
