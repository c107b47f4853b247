import { Refusal, rpc } from '@torchbearer/kit';
import type { GetStandingsRequest, GetStandingsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { jsonFor } from '../../db/standings.js';

/** An announced version is committed, so the wait only covers a replica's delay. */
const MAX_WAIT_MS = 2_000;

export const getStandings = rpc<ScoringContext, GetStandingsRequest, GetStandingsResponse>({
  // For players and services; visitors are refused below.
  who: 'public',
  async handle({ reader }, { minVersion }, { actor }) {
    if (actor.kind === 'visitor') throw new Refusal('NOT_SIGNED_IN');
    const standings = await reader.atLeast(minVersion ?? 0, MAX_WAIT_MS);
    return { version: standings.version, standingsJson: jsonFor(standings, actor) };
  },
});
