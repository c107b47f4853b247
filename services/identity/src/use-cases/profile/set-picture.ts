import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { SetPictureRequest, SetPictureResponse } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import { replacePicture } from '../../db/pictures.js';
import { lockUser } from '../../db/users.js';
import { emitUser } from '../../publishes.js';
import { toUser } from '../responses.js';

export const setPicture = rpc<Context, SetPictureRequest, SetPictureResponse>({
  who: 'player',
  handle: async (context, request, call) => {
    const image = await context.pictures.encode(request.image);
    return await context.database.transaction(async (tx) => {
      const user = isId(call.userId) ? await lockUser(tx, call.userId) : null;
      if (!user) throw new Refusal('NOT_SIGNED_IN');
      const changed = await replacePicture(tx, user, { id: randomUUID(), image, now: call.now });
      await emitUser(tx, changed);
      return { user: toUser(changed) };
    });
  },
});
