/** Answers pods of 0.7, which read a board or the whole list. @until 0.9 */
import { resultsUntil, sha256, type Actor } from '@torchbearer/kit';
import type { GetStandingsRequest, GetStandingsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../context.js';

const NO_LIST = Buffer.alloc(0);

export async function getBoard(
  { boards, boardsUntil }: ScoringContext,
  { minVersion, knownVersion, knownHash, wantedBoard }: GetStandingsRequest,
  actor: Actor,
): Promise<GetStandingsResponse> {
  const isKnown = (version: number, hash: Buffer): boolean =>
    knownVersion === version && knownHash?.equals(hash) === true;
  const until = resultsUntil(actor);
  if (wantedBoard) {
    // Most callers have the newest board, and then nothing asks for its chunks.
    let knownChunks: ReadonlySet<string> | null = null;
    const has = (hash: Buffer): boolean =>
      (knownChunks ??= new Set(wantedBoard.knownChunks.map(base64Of))).has(base64Of(hash));
    const known = { hash: knownHash, has };
    const found =
      until === null ? await boards.board(known, minVersion) : await boardsUntil.board(until, known);
    if (found) {
      const { version, hash, encoded } = found;
      if (isKnown(version, hash)) return { version, standingsJson: NO_LIST, isUnchanged: true };
      return { version, standingsJson: NO_LIST, isUnchanged: false, board: encoded };
    }
  }
  const { version, json } =
    until === null ? await boards.list(actor, minVersion) : await boardsUntil.list(until);
  const isUnchanged = isKnown(version, hashOf(json));
  return { version, standingsJson: isUnchanged ? NO_LIST : json, isUnchanged };
}

const base64Of = (hash: Buffer): string => hash.toString('base64');

/** Of the lists in memory: each is hashed once. */
const hashes = new WeakMap<Buffer, Buffer>();

function hashOf(json: Buffer): Buffer {
  let hash = hashes.get(json);
  if (!hash) hashes.set(json, (hash = sha256(json)));
  return hash;
}
