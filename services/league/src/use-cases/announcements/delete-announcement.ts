import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type {
  DeleteAnnouncementRequest,
  DeleteAnnouncementResponse,
} from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { removeAnnouncement } from '../../db/announcements.js';

export const deleteAnnouncement = rpc<Context, DeleteAnnouncementRequest, DeleteAnnouncementResponse>({
  who: 'admin',
  handle: ({ database }, { announcementId }, call) =>
    database.transaction(async (tx) => {
      const removed = isId(announcementId) ? await removeAnnouncement(tx, announcementId) : null;
      if (!removed) throw new Refusal('ANNOUNCEMENT_NOT_FOUND');
      const { title, body, expiresAt } = removed;
      await audit(tx, Topics.leagueAudit, call, {
        action: 'announcement.deleted',
        target: { type: 'announcement', id: announcementId, name: title },
        before: { title, body, expiresAt },
        after: null,
      });
      return {};
    }),
});
