import { Refusal, resultsUntil, rpc, sha256 } from '@torchbearer/kit';
import type { GetStandingsRequest, GetStandingsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';

const NO_LIST = Buffer.alloc(0);

export const getStandings = rpc<ScoringContext, GetStandingsRequest, GetStandingsResponse>({
  // For players and services; visitors are refused below.
  who: 'public',
  async handle({ reader, readerUntil }, { minVersion, knownVersion, knownHash, wantedBoard }, { actor }) {
    if (actor.kind === 'visitor') throw new Refusal('NOT_SIGNED_IN');
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
        until === null ? await reader.board(known, minVersion) : await readerUntil.board(until, known);
      if (found) {
        const { version, hash, encoded } = found;
        if (isKnown(version, hash)) return { version, standingsJson: NO_LIST, isUnchanged: true };
        return { version, standingsJson: NO_LIST, isUnchanged: false, board: encoded };
      }
    }
    const { version, json } =
      until === null ? await reader.list(actor, minVersion) : await readerUntil.list(until);
    const isUnchanged = isKnown(version, hashOf(json));
    return { version, standingsJson: isUnchanged ? NO_LIST : json, isUnchanged };
  },
});

const base64Of = (hash: Buffer): string => hash.toString('base64');

/** Of the lists in memory: each is hashed once. */
const hashes = new WeakMap<Buffer, Buffer>();

function hashOf(json: Buffer): Buffer {
  let hash = hashes.get(json);
  if (!hash) hashes.set(json, (hash = sha256(json)));
  return hash;
}
