/** A picture that is too large, as a file: sending its bytes through the browser's protocol would take long. */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIRST_SIZE_REFUSED = 5 * 1024 * 1024;

/** @returns the file's path */
export async function largePicture(): Promise<string> {
  const path = join(tmpdir(), 'torchbearer-large-picture.png');
  await writeFile(path, Buffer.alloc(FIRST_SIZE_REFUSED));
  return path;
}
