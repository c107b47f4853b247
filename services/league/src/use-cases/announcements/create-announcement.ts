import { audit, Refusal, rpc } from '@torchbearer/kit';
import type {
  CreateAnnouncementRequest,
  CreateAnnouncementResponse,
} from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { MAX_LENGTH } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertAnnouncement } from '../../db/announcements.js';
import { requiredText } from '../../domain/plain-text.js';
import { toAnnouncement } from '../responses.js';
import { instant } from '../inputs.js';

export const createAnnouncement = rpc<Context, CreateAnnouncementRequest, CreateAnnouncementResponse>({
  who: 'admin',
  input: z.object({
    title: requiredText('Title', MAX_LENGTH.announcementTitle),
    body: requiredText('Text', MAX_LENGTH.announcementBody),
    expiresAt: instant('Expiry').optional(),
  }),
  handle: async ({ database, chance }, { title, body, expiresAt = null }, call) => {
    if (expiresAt !== null && expiresAt <= call.now) throw expired();
    const announcement = {
      id: chance.id(),
      title: title.trim(),
      body: body.trim(),
      createdAt: call.now,
      expiresAt,
    };
    await database.transaction(async (tx) => {
      await insertAnnouncement(tx, announcement);
      await audit(tx, Topics.leagueAudit, call, {
        action: 'announcement.created',
        target: { type: 'announcement', id: announcement.id, name: announcement.title },
        before: null,
        after: { title: announcement.title, body: announcement.body, expiresAt },
      });
    });
    return { announcement: toAnnouncement(announcement) };
  },
});

const expired = (): Refusal =>
  new Refusal('INVALID_INPUT', undefined, [{ field: 'expiresAt', message: 'Expiry must be in the future' }]);
