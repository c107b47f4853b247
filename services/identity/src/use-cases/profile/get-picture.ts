import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { GetPictureRequest, GetPictureResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { findPicture } from '../../db/pictures.js';

export const getPicture = rpc<Context, GetPictureRequest, GetPictureResponse>({
  who: 'public',
  handle: async ({ database }, request) => {
    const image = isId(request.pictureId) ? await findPicture(database, request.pictureId) : null;
    if (!image) throw new Refusal('PICTURE_NOT_FOUND');
    return { image };
  },
});
