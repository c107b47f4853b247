/** A picture, before it is sent. */
const MOST_BYTES = 5 * 1024 * 1024;

export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp';

/** Why this file can't be somebody's picture, or null. What is really in it, the server looks at. */
export function pictureFault({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): string | null {
  if (!type.startsWith('image/')) return 'Please upload an image file';
  return size >= MOST_BYTES ? 'Image must be less than 5MB' : null;
}
