/** Checks a picture before it is sent. */
import { MAX_PICTURE_BYTES, REASONS } from '@torchbearer/rules';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp';

/** Why this file can't be a profile picture, or null. The server checks its contents. */
export function pictureFault({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): string | null {
  if (!type.startsWith('image/')) return REASONS.NOT_AN_IMAGE.sentence;
  return size >= MAX_PICTURE_BYTES ? REASONS.PICTURE_TOO_LARGE.sentence : null;
}
