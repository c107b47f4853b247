const VERSION_BYTES = 4;

/** One version of the contract's StandingsEntry list, as JSON in UTF-8, which is the same for every reader. */
export class Standings {
  constructor(
    readonly version: number,
    readonly json: Buffer,
  ) {}
}

/** The list as stored in Redis: the version as four bytes, big-endian, and the JSON in UTF-8. Null if invalid. */
export function standingsFromBytes(bytes: Buffer | null): Standings | null {
  const version = versionFromBytes(bytes);
  if (bytes === null || version === null || bytes.length === VERSION_BYTES) return null;
  return new Standings(version, bytes.subarray(VERSION_BYTES));
}

export const versionFromBytes = (bytes: Buffer | null): number | null =>
  bytes === null || bytes.length < VERSION_BYTES ? null : bytes.readUInt32BE(0);
