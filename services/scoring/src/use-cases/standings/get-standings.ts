import { Refusal, rpc } from '@torchbearer/kit';
import type { GetStandingsRequest, GetStandingsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { createHash } from 'node:crypto';
import type { ScoringContext } from '../../context.js';
import { jsonFor } from './standings-reader.js';

/** An announced version is committed, so the wait only covers a replica's delay. */
const MAX_WAIT_MS = 2_000;

const NO_LIST = Buffer.alloc(0);

export const getStandings = rpc<ScoringContext, GetStandingsRequest, GetStandingsResponse>({
  // For players and services; visitors are refused below.
  who: 'public',
  async handle({ reader }, { minVersion, knownVersion, knownHash }, { actor }) {
    if (actor.kind === 'visitor') throw new Refusal('NOT_SIGNED_IN');
    const standings = await reader.atLeast(minVersion ?? 0, MAX_WAIT_MS);
    const { version } = standings;
    const json = jsonFor(standings, actor);
    const isUnchanged = knownVersion === version && knownHash !== undefined && hashOf(json).equals(knownHash);
    return { version, standingsJson: isUnchanged ? NO_LIST : json, isUnchanged };
  },
});

/** Of the lists in memory: each is hashed once. */
const hashes = new WeakMap<Buffer, Buffer>();

function hashOf(json: Buffer): Buffer {
  let hash = hashes.get(json);
  if (!hash) hashes.set(json, (hash = createHash('sha256').update(json).digest()));
  return hash;
}
