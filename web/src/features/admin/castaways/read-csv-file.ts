/** Why a chosen file can't be sent, as a sentence. */
import { MAX_CSV_BYTES } from '@torchbearer/rules';

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** @throws UnreadableFile if it is too large, or not text */
export async function readCsvFile(file: Blob): Promise<string> {
  if (file.size > MAX_CSV_BYTES) throw new UnreadableFile('The file must be 1 MB or less.');
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Sent as it is, its letters would be lost silently.
    throw new UnreadableFile('The file is not UTF-8 text. Please save it as CSV in UTF-8.');
  }
}
