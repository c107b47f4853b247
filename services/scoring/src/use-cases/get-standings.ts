import { Refusal, rpc } from '@torchbearer/kit';
import type { GetStandingsRequest, GetStandingsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../context.js';
import { jsonFor } from '../db/standings.js';

/** A version that was announced is committed; the wait only bridges a replica's delay. */
const LONGEST_WAIT_MS = 2_000;

export const getStandings = rpc<ScoringContext, GetStandingsRequest, GetStandingsResponse>({
  // Players and our own services alike; visitors are refused below.
  who: 'public',
  async handle({ reader }, { minVersion }, { actor }) {
    if (actor.kind === 'visitor') throw new Refusal('NOT_SIGNED_IN');
    const standings = await reader.atLeast(minVersion ?? 0, LONGEST_WAIT_MS);
    return { version: standings.version, standingsJson: jsonFor(standings, actor) };
  },
});
