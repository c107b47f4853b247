/** A picture that is too large, as a file: its bytes would take long on their way through the browser's protocol. */
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
