/** Checks the REST contract against its RPCs: they exist, and both allow the same callers. */
import { calls, type Call } from '@torchbearer/contract';
import { describe, expect, it } from 'vitest';
import { analyticsRpcs } from '../../services/analytics/src/rpcs.js';
import { feedbackRpcs } from '../../services/feedback/src/rpcs.js';
import { rpcs as identityRpcs } from '../../services/identity/src/rpcs.js';
import { leagueRpcs } from '../../services/league/src/rpcs.js';
import { picksRpcs } from '../../services/picks/src/rpcs.js';
import { scoringRpcs } from '../../services/scoring/src/rpcs.js';
import { smsRpcs } from '../../services/sms/src/rpcs.js';

interface Access {
  readonly who: string | readonly string[];
  readonly openWhile?: readonly string[];
}

const tables: Readonly<Record<string, Readonly<Record<string, Access>>>> = {
  identity: identityRpcs,
  league: leagueRpcs,
  picks: picksRpcs,
  scoring: scoringRpcs,
  analytics: analyticsRpcs,
  feedback: feedbackRpcs,
  sms: smsRpcs,
};
const rpcs = new Map(
  Object.entries(tables).flatMap(([service, table]) =>
    Object.entries(table).map(([name, { who, openWhile = [] }]) => [
      `${service}.${name}`,
      { who, openWhile },
    ]),
  ),
);

/** RPCs that allow more callers than their calls, and who these are. */
const MORE_CALLERS: Readonly<Record<string, string>> = {
  'league.getSeason': 'visitors, for the site’s configuration',
  'scoring.getStandings': 'the realtime tier',
};

const all: readonly Call[] = calls;
const forwarded = all.flatMap((call) => (call.rpc === undefined ? [] : [{ ...call, rpc: call.rpc }]));

describe('calls and their RPCs', () => {
  it.each(forwarded)('$id and its RPC $rpc allow the same callers', ({ rpc, who, openWhile = [] }) => {
    const found = rpcs.get(rpc);
    expect(found, `no service has the RPC ${rpc}`).toBeDefined();
    if (rpc in MORE_CALLERS) expect(found?.who).toBe('public');
    else expect(found).toEqual({ who, openWhile });
  });

  it('have no exception that is not needed', () => {
    for (const rpc of Object.keys(MORE_CALLERS)) {
      const call = forwarded.find((one) => one.rpc === rpc);
      expect(rpcs.get(rpc)?.who).not.toBe(call?.who);
    }
  });
});
