import type { StandingsRows } from '@torchbearer/kit';
import { EncodedBoard } from '@torchbearer/proto/scoring/v1/scoring';

/** One version of the standings. */
export interface Standings {
  readonly version: number;
  readonly rows: StandingsRows;
}

const VERSION_BYTES = 4;

/** As stored in Redis: the version as four bytes, big-endian, and an EncodedBoard without chunks. Null if invalid. */
export function boardFromBytes(
  bytes: Buffer | null,
): { readonly version: number; readonly sent: EncodedBoard } | null {
  const version = versionFromBytes(bytes);
  if (bytes === null || version === null || bytes.length === VERSION_BYTES) return null;
  return { version, sent: EncodedBoard.decode(bytes.subarray(VERSION_BYTES)) };
}

export const versionFromBytes = (bytes: Buffer | null): number | null =>
  bytes === null || bytes.length < VERSION_BYTES ? null : bytes.readUInt32BE(0);
