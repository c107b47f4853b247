import { asMessage, audit, isId, Refusal } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { MAX_LENGTH } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { currentAnnouncements, removeAnnouncement } from '../db/announcements.js';
import { announcementTable } from '../db/tables.js';
import { requiredText } from '../domain/plain-text.js';
import { instant } from './inputs.js';

export const listAnnouncements: Rpcs['listAnnouncements'] = {
  who: 'player',
  handle: async ({ database }, _request, { now }) => ({
    announcements: (await currentAnnouncements(database, now)).map(asMessage),
  }),
};

export const createAnnouncement: Rpcs['createAnnouncement'] = {
  who: 'admin',
  input: z.object({
    title: requiredText('Title', MAX_LENGTH.announcementTitle),
    body: requiredText('Text', MAX_LENGTH.announcementBody),
    expiresAt: instant('Expiry').optional(),
  }),
  handle: async ({ database, chance }, { title, body, expiresAt = null }, call) => {
    if (expiresAt !== null && expiresAt <= call.now) throw expired();
    const content = { title: title.trim(), body: body.trim(), expiresAt };
    const announcement = { id: chance.id(), createdAt: call.now, ...content };
    await database.transaction(async (tx) => {
      await tx.manager.insert(announcementTable, announcement);
      await audit(tx, Topics.leagueAudit, call, {
        action: 'announcement.created',
        target: { type: 'announcement', id: announcement.id, name: content.title },
        before: null,
        after: content,
      });
    });
    return { announcement: asMessage(announcement) };
  },
};

const expired = (): Refusal =>
  new Refusal('INVALID_INPUT', undefined, [{ field: 'expiresAt', message: 'Expiry must be in the future' }]);

export const deleteAnnouncement: Rpcs['deleteAnnouncement'] = {
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
};
