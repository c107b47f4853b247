import type { CallOptions, RpcClient } from '@torchbearer/kit';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { createKept, type Kept } from './kept.js';
import { keepJson, sameOf, type KeptJson } from './kept-json.js';

export interface KeptStandings {
  /** The current standings for this caller. @throws Refusal, as scoring refuses */
  read(rpc: CallOptions): Promise<KeptJson>;
}

/** There are two lists: one for admins, who see e-mails that the season hides, and one for everybody else. */
export function createKeptStandings(
  scoring: Pick<RpcClient<ScoringServiceService>, 'getStandings'>,
): KeptStandings {
  /** @param like a list that is probably the same: it is kept and compressed once */
  const keep = (like: () => KeptJson | null): Kept<KeptJson> =>
    createKept(async (own, rpc) => {
      const known = own ?? like();
      const { version, standingsJson, isUnchanged } = await scoring.getStandings(
        known ? { knownVersion: known.version, knownHash: known.hash } : {},
        rpc,
      );
      return known && isUnchanged === true ? known : sameOf(like(), keepJson(standingsJson, version));
    });
  const forPlayers: Kept<KeptJson> = keep(() => forAdmins.known());
  const forAdmins: Kept<KeptJson> = keep(() => forPlayers.known());
  return { read: (rpc) => (rpc.actor.isAdmin ? forAdmins : forPlayers).read(rpc, 'all') };
}
